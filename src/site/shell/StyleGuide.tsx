import type { ReactNode } from 'react';
import { toneOf } from '#core/answers/tone.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { verdictWords } from '#core/answers/words/verdictWords.ts';
import { accesses, DEFAULT_STAY } from '#core/vocabulary.ts';
import { Button } from '#src/ui/Button.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx';
import { SectionFailed } from '#src/ui/SectionFailed.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { VisaVerdict } from '../answer/verdict/VisaVerdict.tsx';

const colours = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'danger',
  'focus',
  'free',
  'arrival',
  'advance',
  'refused',
  'doubtful',
  'unknown',
];

/** Every access, and unknown. */
const shownAccesses = ['own_country', ...accesses, null] as const;

/** The public pages' components, each in every state. */
export function StyleGuide() {
  return (
    <div className="container-site flex flex-col gap-12 py-8">
      <PageIntro title="Style guide">The blocks every page is built from.</PageIntro>
      <Block title="Colours">
        {colours.map((name) => (
          <figure key={name} className="flex w-24 flex-col gap-1 text-sm">
            <div
              className="h-14 rounded-md border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Block>
      <Block title="Buttons">
        <Button className="button">Button</Button>
        <Button>Quiet</Button>
        <Button className="button-danger">Danger</Button>
        <Button className="button" disabled>
          Disabled
        </Button>
        <a href="#colours" className="link">
          A link to the colours
        </a>
      </Block>
      <Block title="Choices">
        <button type="button" className="pill" aria-pressed="true">
          Chosen
        </button>
        <button type="button" className="pill" aria-pressed="false">
          Other
        </button>
        <span className="badge">badge</span>
      </Block>
      <Block title="Fields">
        <Field label="Text" hint="A hint says what is meant." className="w-72">
          {(control) => <input {...control} className="input" />}
        </Field>
        <Field label="Select" className="w-72">
          {(control) => (
            <select {...control} className="input">
              <option>One</option>
            </select>
          )}
        </Field>
        <Field label="Refused" error="Name is required" className="w-72">
          {(control) => <input {...control} className="input" />}
        </Field>
      </Block>
      <Block title="Verdicts">
        {shownAccesses.map((access) => {
          const { heading, detail } = verdictWords({ access });
          return (
            <div key={access} className="w-88 max-w-full">
              <VisaVerdict
                status={statusOf({ access })}
                tone={toneOf(statusOf({ access }), null)}
                heading={heading}
                type={DEFAULT_STAY}
                lines={detail === null ? [] : [detail]}
                days={undefined}
                destinationCountry="FR"
                passport={{ code: 'US', name: 'United States' }}
              />
            </div>
          );
        })}
      </Block>
      <Block title="Card, disclosure, failure">
        <Facts
          title="Facts"
          facts={[
            ['Currency', 'Euro (EUR)'],
            ['Languages', 'French'],
          ]}
        />
        <details className="w-72 border-b border-line">
          <summary className="min-h-11 py-2 font-medium">A question</summary>
          <p className="pb-3">Its answer.</p>
        </details>
        <SectionFailed message="Something went wrong on our side." onRetry={() => undefined} />
      </Block>
      <Block title="Waiting">
        <Spinner />
        <PageSkeleton />
      </Block>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={title.toLowerCase()} className="mb-4 text-2xl font-semibold">
        {title}
      </h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
