import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { stayInLine } from '#core/answers/words/stayWords.ts';
import { purposeWithPassport } from '#core/answers/words/verdictWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { holdsText } from '#core/documents/documents.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { addressOf } from '#core/site/pages.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import messages from '#messages/en/search.gen.ts';
import transitMessages from '#messages/en/transit.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { RenderedText } from '#src/ui/RenderedText.tsx';
import { AccessBadge } from '../answer/AccessBadge.tsx';
import { ChangingPlanes } from '../border/ChangingPlanes.tsx';
import type { ResultGroup } from './loadSiteSearch.ts';

const t = translator(messages);
const transitText = translator(transitMessages);

type Results<Kind extends ResultGroup['kind']> = Extract<
  ResultGroup,
  { kind: Kind }
>['results'][number];

/** Results of one kind under their heading. */
export function ResultGroupSection({ group }: { group: ResultGroup }) {
  switch (group.kind) {
    case 'answers':
      return (
        <Group id="answers" title={t('answers')}>
          {group.results.map((answer) => (
            <li key={`${answer.passport.code} ${answer.destination.code}`} className={row}>
              <AnswerResult answer={answer} />
            </li>
          ))}
        </Group>
      );
    case 'countries':
      return (
        <Group id="countries" title={t(group.exact ? 'countries' : 'didYouMean')}>
          {group.results.map((country) => (
            <li key={country.code} className={row}>
              <CountryResult country={country} />
            </li>
          ))}
        </Group>
      );
    case 'passports':
      return (
        <Group id="passports" title={t('passports')}>
          {group.results.map(({ code, name }) => (
            <li key={code} className={row}>
              <Link to="/passports/$passport" params={{ passport: code }} className={title}>
                {t('passportOf', { passport: passportLabel({ code, name }) })}
              </Link>
            </li>
          ))}
        </Group>
      );
    case 'otherPapers':
      return (
        <Group id="other-papers" title={t('otherPapers')}>
          {group.results.map(({ destinations }) => (
            <li key="answer" className={row}>
              <p>{t('otherPapersRules')}</p>
              <p>
                {destinations.length === 0
                  ? t('otherPapersAsk')
                  : t('otherPapersAskOf', {
                      countries: listInWords(
                        destinations.map(({ name }) => name),
                        'or',
                      ),
                    })}
              </p>
            </li>
          ))}
        </Group>
      );
    case 'pages':
      return (
        <Group id={group.of} title={t(headings[group.of])}>
          {group.results.map((page) => (
            <li key={page.kind === 'tool' ? page.tool : page.id} className={row}>
              <PageResult page={page} />
            </li>
          ))}
        </Group>
      );
  }
}

const headings = {
  tool: 'tools',
  destination: 'destinations',
  scheme: 'schemes',
  question: 'questions',
} as const;

const row = 'flex flex-col items-start gap-1 px-4 py-3 sm:px-5';
const title = 'link inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere';

function Group({
  id,
  title: heading,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`found-${id}`}>
      <h2 id={`found-${id}`} className="mb-3 text-2xl font-semibold">
        {heading}
      </h2>
      <ul className="card flex flex-col divide-y divide-line">{children}</ul>
    </section>
  );
}

function AnswerResult({ answer }: { answer: Results<'answers'> }) {
  const { passport, destination, purpose, holds } = answer;
  return (
    <>
      <Link
        to="/visa-info/$topic"
        params={{ topic: destination.code }}
        search={{ from: passport.code, type: typeOf(purpose), holds: holdsText(holds) }}
        className={title}
      >
        <bdi>{destination.name}</bdi>
      </Link>
      <Verdict answer={answer} />
    </>
  );
}

function CountryResult({ country }: { country: Results<'countries'> }) {
  const { code, name, foundBy, purpose, holds, answer } = country;
  return (
    <>
      <Link
        to="/visa-info/$topic"
        params={{ topic: code }}
        search={{ type: typeOf(purpose), holds: holdsText(holds) }}
        className={title}
      >
        {foundBy ? t('placeIn', { country: name, name: foundBy }) : name}
      </Link>
      {answer && <Verdict answer={answer} />}
    </>
  );
}

/** The default kind of stay is left out of addresses. */
function typeOf(purpose: Results<'answers'>['purpose']) {
  return purpose === DEFAULT_STAY ? undefined : purpose;
}

/** A verdict in short; of changing planes, both sides of passport control; of working, what it takes. */
function Verdict({ answer }: { answer: Results<'answers'> }) {
  const { transit, working } = answer;
  const documents = listInWords(answer.holds.map((token) => documentLabel(token)));
  return (
    <>
      <p className="text-ink-soft">{purposeWithPassport(answer.purpose, answer.passport)}</p>
      {documents && <p className="text-ink-soft">{t('understoodDocuments', { documents })}</p>}
      <EntryInShort entry={answer} />
      {working && <p>{working}</p>}
      {transit && (
        <ChangingPlanes
          airside={
            isUnlimited(transit.border.access)
              ? null
              : (transit.airside ?? transitText('airsideUnknown'))
          }
          landside={<EntryInShort entry={{ ...transit.border, ...plain }} />}
        />
      )}
    </>
  );
}

/** What the short answer of a side leaves to its page. */
const plain = { mark: null, window: null, withDocument: null };

function EntryInShort({
  entry,
}: {
  entry: Pick<Results<'answers'>, 'access' | 'mark' | 'doubt' | 'stay' | 'window' | 'withDocument'>;
}) {
  const stay = stayInLine(entry);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <AccessBadge entry={entry} />
        {stay && <span>{t('stayOnly', { stay })}</span>}
      </div>
      {entry.withDocument && <p>{entry.withDocument}</p>}
    </>
  );
}

function PageResult({ page }: { page: Results<'pages'> }) {
  switch (page.kind) {
    case 'tool':
      return (
        <>
          <Link to={addressOf[page.tool]} className={title}>
            {t(`${page.tool}Title`)}
          </Link>
          <p className="text-ink-soft">{t(`${page.tool}About`)}</p>
        </>
      );
    case 'destination':
      return (
        <>
          <Link
            to="/destination/$destinationId"
            params={{ destinationId: page.id }}
            className={title}
          >
            <bdi {...inEnglish()}>{page.name}</bdi>
          </Link>
          <p className="text-ink-soft">
            <bdi>{page.country}</bdi>
          </p>
        </>
      );
    case 'scheme':
      return (
        <>
          <Link to="/nomads" search={{ all: true }} hash={`scheme-${page.id}`} className={title}>
            {page.country}
          </Link>
          {page.title && (
            <p className="text-ink-soft">
              <bdi {...inEnglish()}>{page.title}</bdi>
            </p>
          )}
        </>
      );
    case 'question':
      return (
        <details className="w-full">
          <summary className="flex min-h-11 items-center text-lg font-semibold">
            <span {...(page.english && inEnglish())}>{page.question}</span>
          </summary>
          <RenderedText
            html={page.answer}
            english={page.english}
            className="rendered-text pb-2 text-base"
          />
        </details>
      );
  }
}
