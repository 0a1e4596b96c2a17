import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answerQueryTexts, answerTexts, exampleAnswer } from '#core/inputs/jsonApi/answers.ts';
import { changesQueryTexts, changesRoute } from '#core/inputs/jsonApi/changes.ts';
import { checklistTexts } from '#core/inputs/jsonApi/checklist.ts';
import { compareQueryTexts, compareRoute, compareTexts } from '#core/inputs/jsonApi/compare.ts';
import { groupQueryTexts, groupsRoute, groupTexts } from '#core/inputs/jsonApi/groups.ts';
import { apiRoutes } from '#core/inputs/jsonApi/routes.ts';
import { pathTexts, problemTexts, sourceTexts } from '#core/inputs/jsonApi/schemas.ts';
import { exampleStays, stayCountTexts, staysRoute, stayTexts } from '#core/inputs/jsonApi/stays.ts';
import { coverageTexts, tableQueryTexts, tableTexts } from '#core/inputs/jsonApi/tables.ts';
import {
  airsideTexts,
  exampleTransit,
  programmeTexts,
  transitBorderTexts,
  transitTexts,
} from '#core/inputs/jsonApi/transit.ts';
import {
  authorityTexts,
  exampleWork,
  visitorWorkTexts,
  workGrantTexts,
  workRouteTexts,
  workTexts,
  youthProgrammeTexts,
} from '#core/inputs/jsonApi/work.ts';
import {
  ANSWERS_A_MINUTE,
  API_PATH,
  CHANGES_PAGE_SIZE,
  FOR_WHOM,
  TABLES_A_MINUTE,
} from '#core/jsonApi.ts';
import { FEED_PATH } from '#core/site/pages.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { EmbedSnippet } from './EmbedSnippet.tsx';

/** Documentation of the JSON API. Its texts are those of the OpenAPI document. */
export function DevelopersPage({ origin }: { origin: string }) {
  const example = `${origin}${API_PATH}/answers/BR/FR?on=2026-03-01`;
  return (
    <div {...inEnglish()} className="container-site py-8">
      <PageIntro title="Developers">
        Every answer of this site as JSON or CSV, to read by your own programs. No key, no account.
      </PageIntro>
      <div className="flex max-w-3xl flex-col gap-10">
        <Section title="An answer">
          <p>{FOR_WHOM}</p>
          <CodeBlock label="A request">{`curl "${example}"`}</CodeBlock>
          <CodeBlock label="Its response">
            {JSON.stringify(exampleAnswer(origin), null, 2)}
          </CodeBlock>
        </Section>
        <Section title="Addresses">
          <p>
            All of them are read by <code>GET</code>, but for <code>{staysRoute.path}</code>, which
            takes a <code>POST</code>. A machine-readable description for OpenAPI 3.1 is at{' '}
            <a href={`${API_PATH}/openapi.json`} className="link wrap-anywhere">
              {API_PATH}/openapi.json
            </a>
            .
          </p>
          <ul className="card divide-y divide-line">
            {apiRoutes.map(({ path, summary, description }) => (
              <li key={path} className="px-4 py-3">
                <code className="text-sm font-semibold wrap-anywhere">{path}</code>
                <p>
                  {summary}. {description}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Parameters">
          <p>In the path:</p>
          <FieldTable fields={pathTexts} />
          <p>After the question mark, of an answer:</p>
          <FieldTable fields={answerQueryTexts} />
          <p>
            Of a table, where <code>holds</code> is for passports only:
          </p>
          <FieldTable fields={tableQueryTexts} />
          <p>Of a group:</p>
          <FieldTable fields={groupQueryTexts} />
          <p>Of a comparison:</p>
          <FieldTable fields={compareQueryTexts} />
          <p>Of changes, {CHANGES_PAGE_SIZE} at a time:</p>
          <FieldTable fields={changesQueryTexts} />
        </Section>
        <Section title="Fields of an answer">
          <FieldTable fields={answerTexts} />
        </Section>
        <Section title="Changing planes">
          <p>
            An answer of purpose transit has, as <code>transit</code>:
          </p>
          <CodeBlock label="Changing planes, of an answer">
            {JSON.stringify(exampleTransit, null, 2)}
          </CodeBlock>
          <FieldTable fields={transitTexts} />
          <p>
            Of its <code>airside</code>:
          </p>
          <FieldTable fields={airsideTexts} />
          <p>
            Of its <code>border</code>, besides <code>access</code>, <code>days</code>,{' '}
            <code>stay</code> and <code>restriction</code> as an answer has them:
          </p>
          <FieldTable fields={transitBorderTexts} />
          <p>
            Of each of its <code>programmes</code>, and of those of its <code>airside</code>:
          </p>
          <FieldTable fields={programmeTexts} />
        </Section>
        <Section title="Working">
          <p>
            An answer of purpose working has, as <code>work</code>:
          </p>
          <CodeBlock label="Working, of an answer">
            {JSON.stringify(exampleWork, null, 2)}
          </CodeBlock>
          <FieldTable fields={workTexts} />
          <p>
            Of its <code>why</code>:
          </p>
          <FieldTable fields={workGrantTexts} />
          <p>
            Of <code>visitorMayWork</code>, which an answer of purpose tourist has too:
          </p>
          <FieldTable fields={visitorWorkTexts} />
          <p>
            Of each of its <code>programmes</code>:
          </p>
          <FieldTable fields={youthProgrammeTexts} />
          <p>
            Of each of its <code>routes</code>:
          </p>
          <FieldTable fields={workRouteTexts} />
          <p>
            Of its <code>authority</code>:
          </p>
          <FieldTable fields={authorityTexts} />
        </Section>
        <Section title="Fields of a checklist">
          <FieldTable fields={checklistTexts} />
        </Section>
        <Section title="Fields of a table">
          <p>
            A table has the <code>purpose</code> and the day it is for, <code>on</code>, and of each
            pair <code>access</code>, <code>days</code>, <code>stay</code>, <code>unconfirmed</code>
            , <code>disagrees</code> and <code>askBeforeTravel</code> as an answer has them.
            Besides:
          </p>
          <FieldTable fields={tableTexts} />
          <p>
            <code>transit</code> has of <code>airside</code> the fields <code>need</code>,{' '}
            <code>maxHours</code> and <code>airports</code>, and <code>programmes</code> without
            conditions. <code>work</code> has <code>programmes</code> and <code>routes</code>{' '}
            without fees and addresses.
          </p>
          <p>
            Of its <code>coverage</code>, and of the <code>governmentPages</code> there:
          </p>
          <FieldTable fields={coverageTexts} />
        </Section>
        <Section title="Fields of a group">
          <p>
            <code>{groupsRoute.path}?passports=IN+GB,DE</code> tells for each country what all need,
            and of each traveller what a pair of a table tells. Besides:
          </p>
          <FieldTable fields={groupTexts} />
        </Section>
        <Section title="Fields of a comparison">
          <p>
            <code>{compareRoute.path}?passports=DE,IN</code> counts for each passport as a table
            does, and puts the pairs of tables side by side. Besides:
          </p>
          <FieldTable fields={compareTexts} />
        </Section>
        <Section title="Days of a stay">
          <p>
            <code>{staysRoute.path}</code> counts days of stay where a zone allows so many in any so
            many. Send JSON of at most 16 kB:
          </p>
          <CodeBlock label="A request about stays">
            {`curl --json '${JSON.stringify(exampleStays.sent)}' ${origin}${staysRoute.path}`}
          </CodeBlock>
          <FieldTable fields={stayTexts} />
          <CodeBlock label="The response about stays">
            {JSON.stringify(exampleStays.response, null, 2)}
          </CodeBlock>
          <FieldTable fields={stayCountTexts} />
          <p>
            Nothing is stored. For people there is{' '}
            <Link to="/plan/90-180" className="link">
              a page
            </Link>{' '}
            that counts the same in the browser.
          </p>
        </Section>
        <Section title="Fields of a source">
          <p>
            The data belongs to its sources, each under its own licence. Where you show an answer,
            show the <code>attribution</code> of its source with it. Tables, groups and changes name
            their sources too, CSV in each row.
          </p>
          <FieldTable fields={sourceTexts} />
        </Section>
        <Section title="Errors">
          <p>
            Problem details (RFC 9457) as <code>application/problem+json</code>: 400 for a parameter
            or field that is wrong or unknown, 404 for a code that is no country and for an unknown
            address, 405 for another method, 429 for too many requests, 503 when the site is
            overloaded.
          </p>
          <FieldTable fields={problemTexts} />
        </Section>
        <Section title="Limits">
          <p>
            {ANSWERS_A_MINUTE} requests a minute from one network and, counted apart,{' '}
            {TABLES_A_MINUTE} tables, groups and comparisons. After that 429 with{' '}
            <code>Retry-After</code>, in seconds. Programs in a browser may ask from any origin.
          </p>
        </Section>
        <Section title="Caching">
          <p>
            Responses stay the same until the rules change or a new day begins in UTC. Send the{' '}
            <code>ETag</code> of the last one as <code>If-None-Match</code>: a 304 says that what
            you have is still the newest. Responses for travellers with documents have no{' '}
            <code>ETag</code>, as nobody may keep them.
          </p>
        </Section>
        <Section title="Changes">
          <p>
            To keep a copy up to date, read <code>{changesRoute.path}</code> with <code>since</code>
            , and its <code>next</code> until it is null. For people there is{' '}
            <Link to="/changes" className="link">
              a page
            </Link>{' '}
            and{' '}
            <a href={FEED_PATH} className="link">
              an Atom feed
            </a>{' '}
            with one entry for each import and destination; each passport and each country has a
            feed of its own, at <code>/changes/passport/BR.atom</code> and{' '}
            <code>/changes/country/JP.atom</code>.
          </p>
        </Section>
        <Section title="On your own pages">
          <EmbedSnippet origin={origin} />
        </Section>
        <Section title="Before you rely on it">
          <p>
            Rules change without notice, and officers at the border decide. Show what the answer
            says of its own doubts: <code>unconfirmed</code>, <code>disagrees</code>,{' '}
            <code>stale</code>, <code>askBeforeTravel</code> and the date of its source. An unknown
            answer is <code>null</code> and never means that nothing is needed.
          </p>
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Names with their descriptions. */
function FieldTable({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <dl className="card divide-y divide-line">
      {Object.entries(fields).map(([name, text]) => (
        <div key={name} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
