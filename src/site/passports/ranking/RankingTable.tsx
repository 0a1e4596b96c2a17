import { memo, useRef } from 'react';
import { countOpen } from '#core/answers/accessCounts.ts';
import type { Ranking } from '#core/passports/passportRanking.ts';
import accessMessages from '#messages/en/access.gen.ts';
import rankingMessages from '#messages/en/ranking.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { AccessMixBar } from '#src/site/answerLists/AccessMixBar.tsx';
import { SortHeading } from '#src/site/answerLists/SortHeading.tsx';
import { useRoutedLinks } from '#src/site/answerLists/useRoutedLinks.ts';
import { type RankedRow, rankingSortOf } from './rankedRows.ts';

const t = translator(rankingMessages);
const accessText = translator(accessMessages);

/** The passports with their places, counts and mix. */
export function RankingTable({
  rows,
  ranking,
  sort,
  address,
  onSort,
}: {
  rows: RankedRow[];
  /** What the ranking counts. */
  ranking: Ranking;
  sort: string | undefined;
  /** The page's address with this order. */
  address: (sort: string) => string;
  onSort: (sort: string) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  useRoutedLinks(table);
  // The same number isn't repeated.
  const ranksVisaFree = ranking === 'visa-free';
  const sorting = { current: rankingSortOf(sort), address, onSort };
  return (
    <div className="card overflow-hidden">
      <table ref={table} className="answer-table ranking-table">
        <thead>
          <tr>
            <SortHeading label={t('rank')} sort="rank" {...sorting} className="number" />
            <SortHeading label={accessText('passport')} sort="name" {...sorting} />
            <th scope="col" className="number">
              {t(ranksVisaFree ? 'visaFree' : 'noVisa')}
            </th>
            {!ranksVisaFree && (
              <th scope="col" className="number at-width">
                {t('visaFree')}
              </th>
            )}
            <th scope="col" className="number at-width">
              {t('onArrival')}
            </th>
            <th scope="col" className="number at-width">
              {t('authorisation')}
            </th>
            <th scope="col" className="at-width">
              {t('mix')}
            </th>
            <SortHeading
              label={t('noAnswer')}
              sort="unknown"
              {...sorting}
              className="number at-width"
            />
          </tr>
        </thead>
        <Rows rows={rows} ranksVisaFree={ranksVisaFree} />
      </table>
      {rows.length === 0 && <p className="p-4">{t('noneFound')}</p>}
    </div>
  );
}

const Rows = memo(({ rows, ranksVisaFree }: { rows: RankedRow[]; ranksVisaFree: boolean }) => (
  <tbody>
    {rows.map((row) => (
      <Row key={row.code} row={row} ranksVisaFree={ranksVisaFree} />
    ))}
  </tbody>
));

const Row = memo(
  ({
    row: { code, name, counts, open, rank, shared },
    ranksVisaFree,
  }: {
    row: RankedRow;
    ranksVisaFree: boolean;
  }) => (
    <tr>
      <td className="number">{shared ? `=${rank}` : rank}</td>
      <th scope="row">
        <a href={localAddress(`/passports/${code}`)}>
          <img src={`/flags/${code}.svg`} alt="" width={24} height={16} loading="lazy" />
          {name}
        </a>
      </th>
      <td className="number open">{open}</td>
      {!ranksVisaFree && <td className="number at-width">{countOpen(counts, 'visa-free')}</td>}
      <td className="number at-width">{counts.visa_on_arrival}</td>
      <td className="number at-width">{counts.eta}</td>
      <td className="mix">
        <AccessMixBar counts={counts} />
      </td>
      <td className="number at-width">{counts.unknown}</td>
    </tr>
  ),
);
