import type { ReactNode } from 'react';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { NextStep as Step } from '#core/answers/nextStep.ts';
import type { LongerVisa } from '#core/border/longerVisa.ts';
import { documentsCounted } from '#core/documents/heldConditions.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { CountedWith } from '../documents/CountedWith.tsx';
import type { Country } from '../passports/passportOfAnswer.ts';
import { AnswerNews } from './AnswerFacts.tsx';
import { AnswerOrigin } from './AnswerOrigin.tsx';
import { CountryVerdict } from './country/CountryVerdict.tsx';
import { NextStep } from './country/NextStep.tsx';
import { DocumentsThatHelp } from './DocumentsThatHelp.tsx';
import { PrintedSource } from './PrintedSource.tsx';

const t = translator(answerMessages);

/**
 * The answer in the order in which a traveller acts: verdict with the length of stay, next step,
 * source, what changes soon, and documents that would help.
 */
export function AnswerCard({
  answer,
  passport,
  holds,
  longerVisa,
  step,
  hasChecklist,
  notices,
  site,
  children,
}: {
  answer: EntryAnswer;
  passport: Country;
  /** The documents that the answer counts with. */
  holds: string | undefined;
  longerVisa: LongerVisa | undefined;
  step: Step | null;
  /** Whether a checklist follows. */
  hasChecklist: boolean;
  /** Notices of the border, beside the verdict. */
  notices: ReactNode;
  /** The site's name, for print. */
  site: string;
  /** What stands below the verdict and the next step. */
  children?: ReactNode;
}) {
  const source = answer.restriction?.source ?? answer.source;
  // The verdict that knows nothing has the authority above this site's contact.
  const authority = answer.access === null && step?.kind === 'ask' ? step : undefined;
  return (
    <section aria-labelledby="answer" className="flex flex-col gap-3">
      <h2 id="answer" className="sr-only">
        {t('answer')}
      </h2>
      <div role="status" aria-atomic="true">
        <CountryVerdict
          answer={answer}
          passport={passport}
          authority={authority}
          longerVisa={longerVisa}
        />
      </div>
      {notices}
      <NextStep step={authority ? null : step} answer={answer} hasChecklist={hasChecklist} />
      {children}
      <AnswerOrigin answer={answer} />
      <AnswerNews answer={answer} />
      <DocumentsThatHelp answer={answer} />
      <CountedWith holds={holds} counted={documentsCounted(answer)} passports={[passport]} />
      {source && (
        <PrintedSource
          site={site}
          requirement={{ sourceAddress: source.address, sourceDate: source.date }}
          isNamed
        />
      )}
    </section>
  );
}
