import { Link } from '@tanstack/react-router';
import { accessesOf, countedAccesses, type Opening } from '#core/answers/accessCounts.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { countedAsShown, countedPlaces } from '#core/answers/words/countedWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import rankingMessages from '#messages/en/ranking.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(rankingMessages);

/** Explains the colours and what is counted. */
export function RankingMethod({ passports, on }: { passports: number; on: string }) {
  return (
    <section aria-labelledby="method" className="mt-10 max-w-3xl">
      <h2 id="method" className="mb-3 text-2xl font-semibold">
        {t('method')}
      </h2>
      <ul className="mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {countedAccesses.map((access) => (
          <li key={access} data-access={access} className="access-swatch">
            {accessInWords(access)}
          </li>
        ))}
      </ul>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          {t('countsAs', { choice: t('noVisa'), accesses: namesOf('no-visa-beforehand') })}
          {sentenceGap()}
          {t('countsAs', { choice: t('visaFreeOnly'), accesses: namesOf('visa-free') })}
        </li>
        <li>
          {countedPlaces()}
          {sentenceGap()}
          {t('destinations', { passports, destinations: passports - 1 })}
        </li>
        <li>{t('noAnswerMeans')}</li>
        <li>{t('sharedRank')}</li>
        <li>
          {countedAsShown()}
          {sentenceGap()}
          {t('marked')}
        </li>
        <li>
          {t.rich('asOf', {
            date: partialDateText(on),
            link: (children) => (
              <Link key="credits" to="/credits" className="link">
                {children}
              </Link>
            ),
          })}
        </li>
      </ul>
    </section>
  );
}

/** "Freedom of movement, Visa free, Visa on arrival and Travel authorisation" */
function namesOf(opening: Opening): string {
  return listInWords(accessesOf(opening).map(accessInWords));
}
