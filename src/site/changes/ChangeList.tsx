import { Link } from '@tanstack/react-router';
import {
  wordsOfAnswer,
  wordsOfCause,
  wordsOfNews,
  wordsOfPair,
} from '#core/answers/words/changeWords.ts';
import { hasPage } from '#core/countries/territories.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

const t = translator(changeMessages);

type Change = RouterOutputs['answerChange']['list']['changes'][number];

/** Changes in order, with a heading per import and per time of edits. */
export function ChangeList({ changes, level = 2 }: { changes: Change[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      {groupedByCause(changes).map(([first, ...others]) => (
        <section key={first.id} aria-labelledby={`changes-${first.id}`}>
          <Heading id={`changes-${first.id}`} className="text-xl font-semibold">
            <time dateTime={first.changedAt}>{dayOf(first.changedAt)}</time>
          </Heading>
          <p className="mb-3 text-ink-soft wrap-anywhere">
            {wordsOfCause(first.cause, first.sourceTitle)}
          </p>
          <ul className="card divide-y divide-line">
            {[first, ...others].map((change) => (
              <li
                key={change.id}
                id={`change-${change.id}`}
                className="gap-x-6 px-4 py-3 sm:grid sm:grid-cols-2"
              >
                <ChangedPair change={change} />
                <p>
                  <strong className="font-semibold">{wordsOfNews(change)}</strong>
                  {!change.programmesOnly && (
                    <span className="block text-ink-soft">
                      {t('before', { answer: wordsOfAnswer(change.before) })}
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChangedPair({ change }: { change: Change }) {
  const { passport, passportName, destination, destinationName, purpose } = change;
  const pair = wordsOfPair(passportName, destinationName, purpose);
  if (!hasPage({ code: destination, enabled: change.destinationEnabled })) return <p>{pair}</p>;
  return (
    <p>
      <Link
        to="/visa-info/$topic"
        params={{ topic: destination }}
        search={{ from: passport, type: purpose }}
        className="link"
      >
        {pair}
      </Link>
    </p>
  );
}

type Group = [Change, ...Change[]];

function groupedByCause(changes: Change[]): Group[] {
  const groups: Group[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && headingOf(last[0]) === headingOf(change)) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Edits of one day share a heading, and so does an import. */
function headingOf({ changedAt, cause, sourceTitle }: Change): string {
  return `${cause === 'edit' ? changedAt.slice(0, 10) : changedAt} ${cause} ${sourceTitle}`;
}

/** The day in UTC, the same on the server and in every browser. */
function dayOf(time: string): string {
  return partialDateText(time.slice(0, 10));
}
