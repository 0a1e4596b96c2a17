import { Link } from '@tanstack/react-router';
import { countedAccesses } from '#core/answers/accessCounts.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { countedPlaces } from '#core/answers/words/countedWords.ts';
import { sentenceGap, sentencesInWords } from '#core/languages/sentences.ts';
import messages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { AccessMixBar } from '#src/site/answerLists/AccessMixBar.tsx';

const t = translator(messages);

type PassportAnswers = RouterOutputs['passport']['byCode'];

/** A passport's place in both rankings, and its number of destinations by access. */
export function PassportFigures({
  passport,
  withDocuments,
}: {
  passport: PassportAnswers;
  /** Whether its numbers count with documents, which its rank doesn't. */
  withDocuments: boolean;
}) {
  const { places, counts, passports, total, uncertain } = passport;
  const beforehand = places['no-visa-beforehand'];
  const free = places['visa-free'];
  const placeOf = { of: passports, withDocuments };
  return (
    <div className="card grid gap-x-10 gap-y-6 p-5 sm:p-6 lg:grid-cols-[auto_1fr]">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Place name={t('noVisaBeforehand')} place={beforehand} {...placeOf} />
        <Place name={t('visaFree')} place={free} {...placeOf} search={{ count: 'visa-free' }} />
      </dl>
      <div className="flex flex-col justify-center gap-3">
        <p className="text-sm text-ink-soft">
          {t('forTourists', { total })}
          {sentenceGap()}
          <span className="no-print">{t('chooseAccess')}</span>
        </p>
        <AccessMixBar counts={counts} className="h-4!" />
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {countedAccesses
            .filter((access) => counts[access] > 0)
            .map((access) => (
              <li key={access} data-access={access} className="access-swatch">
                <Link
                  to="."
                  search={{ access }}
                  hash="answers"
                  className="inline-flex min-h-6 items-center hover:underline"
                >
                  {accessInWords(access)} <strong className="ms-1.5">{counts[access]}</strong>
                </Link>
              </li>
            ))}
        </ul>
        <p className="text-sm text-ink-soft">
          {sentencesInWords([
            countedPlaces(),
            uncertain > 0 ? t('uncertain', { count: uncertain }) : '',
          ])}
        </p>
      </div>
    </div>
  );
}

function Place({
  name,
  place: { open, rank, shared },
  of,
  withDocuments,
  search = {},
}: {
  name: string;
  place: PassportAnswers['places']['visa-free'];
  of: number;
  withDocuments: boolean;
  search?: { count?: string };
}) {
  const ranked = shared ? 'sharedRank' : 'rank';
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <span className="block text-4xl leading-tight font-bold tabular-nums">{open}</span>
        <Link to="/passports" search={search} className="link text-sm">
          {t(withDocuments ? 'rankAlone' : ranked, { rank, passports: of })}
        </Link>
      </dd>
    </div>
  );
}
