import { useRef } from 'react';
import { type PackedCell, unpackCell } from '#core/answers/packedCell.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { marksInWords } from '#core/answers/words/markWords.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import compareMessages from '#messages/en/compare.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { useRoutedLinks } from '../answerLists/useRoutedLinks.ts';
import { useCountryName } from '../passports/useCountries.ts';
import type { Comparison } from './ComparedPassport.tsx';

const t = translator(compareMessages);

/**
 * An element's native role, stated explicitly: Safari drops it when CSS changes a table's layout.
 */
const role = (name: string) => ({ role: name });

/** The answers of each passport in each country, side by side, with links to the full answers. */
export function ComparedTable({ comparison: { passports, rows } }: { comparison: Comparison }) {
  const nameOf = useCountryName();
  const table = useRef<HTMLTableElement>(null);
  useRoutedLinks(table);
  return (
    <table
      {...role('table')}
      ref={table}
      aria-label={t('table')}
      className="compare-table card"
      style={{ '--passports': passports.length } as React.CSSProperties}
    >
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          <th {...role('columnheader')} scope="col">
            {t('country')}
          </th>
          {passports.map(({ code, name, flagUrl }) => (
            <th key={code} {...role('columnheader')} scope="col">
              <img src={flagUrl} alt="" width={21} height={14} className="rounded-xs" />{' '}
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(([country, answers]) => (
          <tr key={country} {...role('row')}>
            <th {...role('rowheader')} scope="row">
              {nameOf(country)}
            </th>
            {answers.map((cell, place) => (
              <td key={passports[place]?.code} {...role('cell')}>
                <Answer
                  cell={cell}
                  href={localAddress(`/visa-info/${country}?from=${passports[place]?.code}`)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ cell, href }: { cell: PackedCell; href: string }) {
  const answer = unpackCell(cell);
  const access = answer.access ?? 'unknown';
  const marks = marksInWords(answer);
  return (
    <>
      <a href={href} className="access-swatch" data-access={access}>
        {accessInWords(access)}
      </a>
      {answer.stay && <span className="compare-stay">{wordsOfStay(answer.stay)}</span>}
      {marks && <small>{marks}</small>}
    </>
  );
}
