import { useRef } from 'react';
import { accessName } from '../access/answerWords.ts';
import { useRoutedLinks } from '../access/useRoutedLinks.ts';
import { type GroupRow, headingOf, partsOf, type SharedNeed } from './groupRows.ts';

/** Countries from easiest to hardest, in sections by the group's strictest requirement. */
export function GroupList({
  rows,
  counts,
  nameOf,
}: {
  rows: GroupRow[];
  /** For all countries of the list, including other pages. */
  counts: Partial<Record<string, number>>;
  nameOf: (country: string) => string;
}) {
  const list = useRef<HTMLDivElement>(null);
  useRoutedLinks(list);
  return (
    <div ref={list} className="flex flex-col gap-8">
      {partsOf(rows).map(([first, ...others]) => {
        const access = first.access ?? 'unknown';
        return (
          <section key={access} aria-labelledby={`for-all-${access}`}>
            <h3
              id={`for-all-${access}`}
              data-access={access}
              className="access-swatch mb-2 text-lg font-semibold"
            >
              {headingOf(first.access)}
              <span className="font-normal text-ink-soft"> · {counts[access]}</span>
            </h3>
            {access === 'unknown' && (
              <p className="mb-3 max-w-2xl text-ink-soft">
                For at least one of you no source says what is needed, so these countries have no
                rank. Unknown never means that nothing is needed.
              </p>
            )}
            <ol className="group-list card">
              {[first, ...others].map((row) => (
                <Row key={row.code} row={row} name={nameOf(row.code)} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function Row({ row: { code, access, stay, needs }, name }: { row: GroupRow; name: string }) {
  return (
    <li>
      <a href={`/visa-info/${code}`}>{name}</a>
      <span className="group-worst access-swatch" data-access={access ?? 'unknown'}>
        {accessName(access ?? 'unknown')}
        {stay && <span className="group-stay">{stay}</span>}
      </span>
      <ul>
        {needs.map((need) => (
          <Need
            key={`${need.words}|${need.marks}`}
            need={need}
            country={code}
            // If all need the same, the line above says so.
            isSaid={needs.length === 1}
          />
        ))}
      </ul>
    </li>
  );
}

function Need({ need, country, isSaid }: { need: SharedNeed; country: string; isSaid: boolean }) {
  const { access, words, marks, passports } = need;
  return (
    <li>
      {!isSaid && (
        <span className="group-need access-swatch" data-access={access ?? 'unknown'}>
          {words}:
        </span>
      )}{' '}
      {passports.map(({ code, name, before, after }, index) => (
        <span key={`${before}${code}`}>
          {before}
          <a href={`/visa-info/${country}?from=${code}`}>{name}</a>
          {after}
          {index < passports.length - 1 && ' · '}
        </span>
      ))}
      {marks && <small>{marks}</small>}
    </li>
  );
}
