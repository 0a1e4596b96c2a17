import { memo, useId, useRef } from 'react';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { marksInWords } from '#core/answers/words/markWords.ts';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import { AnswerFilters, useAnswerFilters } from './AnswerFilters.tsx';
import { type AnswerTableSearch, sortOf, type TableAnswer } from './answerRows.ts';
import { stayInShort, tableAccesses } from './answerWords.ts';
import { continentInWords } from './continentWords.ts';
import { addressOf } from './listAddress.ts';
import { SortHeading } from './SortHeading.tsx';
import { useRoutedLinks } from './useRoutedLinks.ts';

const t = translator(accessMessages);

/** The list's element id. */
const ID = 'answers';

/**
 * Answers for all passports, with filters and an order stored in the address. Without scripts it is
 * a form with links. Each row links to the full answer, which has details omitted here.
 */
export function AnswerTable({
  label,
  rows,
  search,
}: {
  label: string;
  rows: TableAnswer[];
  search: AnswerTableSearch;
}) {
  const filters = useAnswerFilters(rows, search);
  const { shown, change, found } = filters;
  const order = sortOf(shown.sort);
  const table = useRef<HTMLTableElement>(null);
  const status = useId();
  useRoutedLinks(table);
  const heads = (label: string, key: string, className?: string) => (
    <SortHeading
      label={label}
      sort={key}
      current={order}
      address={(next) => addressOf({ ...shown, sort: next }, ID)}
      onSort={(next) => change({ sort: next })}
      className={className}
    />
  );
  return (
    <section id={ID} aria-label={label} className="scroll-mt-24">
      <AnswerFilters
        filters={filters}
        of="passports"
        listId={ID}
        statusId={status}
        accessOrder={tableAccesses}
      >
        {shown.sort && <input type="hidden" name="sort" value={shown.sort} />}
        {shown.type && <input type="hidden" name="type" value={shown.type} />}
      </AnswerFilters>
      <div className="card overflow-hidden">
        <table ref={table} className="answer-table" aria-describedby={status}>
          <thead>
            <tr>
              {heads(t('passport'), 'name')}
              {heads(t('access'), 'access')}
              {heads(t('stay'), 'stay', 'number')}
              {heads(t('continent'), 'continent', 'at-width')}
            </tr>
          </thead>
          <Rows rows={found} />
        </table>
        {found.length === 0 && <p className="p-4">{t('noneFound')}</p>}
      </div>
    </section>
  );
}

const Rows = memo(({ rows }: { rows: TableAnswer[] }) => (
  <tbody>
    {rows.map((row) => (
      <Row key={row.code} row={row} />
    ))}
  </tbody>
));

const Row = memo(({ row }: { row: TableAnswer }) => {
  const marks = marksInWords(row);
  return (
    <tr>
      <th scope="row">
        <a href={row.href}>{row.name}</a>
      </th>
      <td className="access-swatch" data-access={row.access ?? 'unknown'}>
        {accessInWords(row.access ?? 'unknown')}
        {marks && <small>{marks}</small>}
      </td>
      <td className="number">{stayInShort(row)}</td>
      <td className="at-width">{continentInWords(row.continent)}</td>
    </tr>
  );
});
