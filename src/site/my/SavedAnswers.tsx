import { Link } from '@tanstack/react-router';
import { changeOf, type SavedVerdict } from '#core/answers/savedVerdict.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { readHolds } from '#core/documents/documents.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import myMessages from '#messages/en/my.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { linkToAnswer } from './linkToAnswer.ts';
import type { SavedAnswer } from './travelSchema.ts';
import { keyOfAnswer, removeAnswer, saveAnswer } from './travelStore.ts';

const t = translator(myMessages);

const purposeKeys = { transit: 'purposeTransit', working: 'purposeWorking' } as const;

/** Saved answers, with a badge where the present answer differs. */
export function SavedAnswers({ answers }: { answers: readonly SavedAnswer[] }) {
  const { present, hasFailed } = usePresentVerdicts(answers);
  const [isWatchOffered] = trpc.answerWatch.isOffered.useSuspenseQuery();
  return (
    <section aria-labelledby="my-answers" className="card flex flex-col gap-3 p-5">
      <h2 id="my-answers" className="text-xl font-semibold">
        {t('answers')}
      </h2>
      <p role="status" className="text-ink-soft empty:hidden">
        {hasFailed && t('notCompared')}
      </p>
      {answers.length === 0 ? (
        <>
          <p className="text-ink-soft">{t('noAnswers')}</p>
          <Link to="/visa-info" className="link inline-flex min-h-11 items-center self-start">
            {t('findAnswer')}
          </Link>
        </>
      ) : (
        <ul className="divide-y divide-line">
          {answers.map((answer) => (
            <SavedAnswerRow
              key={keyOfAnswer(answer)}
              answer={answer}
              present={present.get(keyOfAnswer(answer))}
              isWatchOffered={isWatchOffered}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function SavedAnswerRow({
  answer,
  present,
  isWatchOffered,
}: {
  answer: SavedAnswer;
  /** Undefined while unknown, null if there is none any more. */
  present: SavedVerdict | null | undefined;
  isWatchOffered: boolean;
}) {
  const { passport, destination, purpose, verdict, savedAt, holds } = answer;
  const change = present ? changeOf(verdict, present, purpose) : null;
  const name = t('answerOf', { country: destination.name, passport: passportLabel(passport) });
  const link = linkToAnswer(answer);
  return (
    <li className="flex flex-col gap-1 py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <Link {...link} className="link inline-flex min-h-11 items-center font-semibold">
          {name}
        </Link>
        {purpose !== 'tourist' && <span>{t(purposeKeys[purpose])}</span>}
        {change && change !== 'known' && (
          <strong
            className={`badge ${change === 'verdict' ? 'border-doubtful text-doubtful' : ''}`}
          >
            {t(change === 'verdict' ? 'changed' : 'sourceRenewed')}
          </strong>
        )}
      </div>
      {change === 'verdict' && present ? (
        <>
          <p className="font-semibold">{t('now', { result: present.result })}</p>
          <p className="text-ink-soft">{t('was', { result: verdict.result })}</p>
        </>
      ) : (
        <p>{change === 'known' && present ? present.result : verdict.result}</p>
      )}
      {change === 'source' && present?.sourceDate && (
        <p className="text-ink-soft">
          {t('sourceDate', { date: partialDateText(present.sourceDate) })}
        </p>
      )}
      {present === null && <p className="text-ink-soft">{t('gone')}</p>}
      {holds && (
        <p className="text-sm text-ink-soft">
          {t('withDocuments', {
            documents: listInWords(readHolds(holds).holds.map((token) => documentLabel(token))),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-soft">
          {t('saved', { day: partialDateText(savedAt.slice(0, 10)) })}
        </span>
        {change && present && (
          <button
            type="button"
            className="link min-h-11"
            onClick={() =>
              saveAnswer({ ...answer, verdict: present, savedAt: new Date().toISOString() })
            }
          >
            {t('keepNew')}
          </button>
        )}
        {isWatchOffered && (
          <Link {...link} hash="watch" className="link inline-flex min-h-11 items-center">
            {t('watch')}
          </Link>
        )}
        <button
          type="button"
          className="link min-h-11"
          aria-label={t('removeNamed', { name })}
          onClick={() => removeAnswer(keyOfAnswer(answer))}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  );
}

/** The present verdicts by key, asked for in one request: a call for each set of documents. */
function usePresentVerdicts(answers: readonly SavedAnswer[]) {
  const byDocuments = Map.groupBy(answers, ({ holds }) => holds);
  const groups = [...byDocuments].map(([holds, group]) => ({
    keys: group.map(keyOfAnswer),
    holds,
  }));
  const results = trpc.useQueries((t) =>
    groups.map(({ keys, holds }) =>
      t.entryRule.saved({ questions: keys.join(','), ...(holds && { holds }) }),
    ),
  );
  const present = new Map<string, SavedVerdict | null>();
  for (const [index, { keys }] of groups.entries()) {
    for (const [place, key] of keys.entries()) {
      const verdict = results[index]?.data?.[place];
      if (verdict !== undefined) present.set(key, verdict);
    }
  }
  const hasFailed = results.some(
    ({ data, isError, fetchStatus }) => !data && (isError || fetchStatus === 'paused'),
  );
  return { present, hasFailed };
}
