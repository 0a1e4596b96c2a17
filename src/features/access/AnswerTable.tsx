import { memo, useDeferredValue, useId, useRef } from 'react';
import { wordsOfStay } from '../../../server/schemas/answers/changeWords.ts';
import { type AnswerTableSearch, shownRows, sortOf, type TableAnswer } from './answerRows.ts';
import { accessName, continentsOf, marksInWords, tableAccesses } from './answerWords.ts';
import { SelectFilter, TextFilter } from './ListFilters.tsx';
import { addressOf } from './listAddress.ts';
import { SortHeading } from './SortHeading.tsx';
import { useRoutedLinks } from './useRoutedLinks.ts';
import { useSearchInAddress } from './useSearchInAddress.ts';

/**
 * Answers of many countries, with filters and an order stored in the address. Without scripts it is
 * a form with links. Each row links to the full answer, which has details omitted here.
 */
export function AnswerTable({
  id = 'answers',
  label,
  heading,
  rows,
  search,
  kept = {},
}: {
  /** The list's id, the target of the form. */
  id?: string;
  label: string;
  /** The content of the first column: destinations or passports. */
  heading: 'Destination' | 'Passport';
  rows: TableAnswer[];
  search: AnswerTableSearch;
  /** Other search parameters of the page, which the form must keep. */
  kept?: Record<string, string | undefined>;
}) {
  const { find, access, continent, sort } = search;
  const [shown, change] = useSearchInAddress({ find, access, continent, sort });
  const deferred = useDeferredValue(shown);
  const found = shownRows(rows, deferred);
  const order = sortOf(deferred.sort);
  const table = useRef<HTMLTableElement>(null);
  const status = useId();
  useRoutedLinks(table);
  const heads = (label: string, key: string, className?: string) => (
    <SortHeading
      label={label}
      sort={key}
      current={order}
      address={(next) => addressOf({ ...kept, ...shown, sort: next }, id)}
      onSort={(next) => change({ sort: next })}
      className={className}
    />
  );
  return (
    <section id={id} aria-label={label} className="scroll-mt-24">
      <form
        action={`#${id}`}
        onSubmit={(event) => event.preventDefault()}
        className="mb-3 flex flex-wrap items-end gap-3"
      >
        {Object.entries({ ...kept, sort: shown.sort }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextFilter
          label={`Find a ${heading.toLowerCase()}`}
          value={shown.find}
          onChange={(text) => change({ find: text })}
        />
        <SelectFilter
          label="Access"
          name="access"
          all="Any access"
          options={accessesOf(rows)}
          value={shown.access}
          onChange={(value) => change({ access: value })}
        />
        <SelectFilter
          label="Continent"
          name="continent"
          all="Any continent"
          options={continentsOf(rows)}
          value={shown.continent}
          onChange={(value) => change({ continent: value })}
        />
        <noscript>
          <button type="submit" className="button-quiet">
            Show
          </button>
        </noscript>
      </form>
      <p id={status} role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === rows.length ? `All ${rows.length}` : `${found.length} of ${rows.length}`}{' '}
        {heading.toLowerCase()}s
      </p>
      <div className="card overflow-hidden">
        <table ref={table} className="answer-table" aria-describedby={status}>
          <thead>
            <tr>
              {heads(heading, 'name')}
              {heads('Access', 'access')}
              {heads('Stay', 'stay', 'number')}
              {heads('Continent', 'continent', 'at-width')}
            </tr>
          </thead>
          <Rows rows={found} />
        </table>
        {found.length === 0 && <p className="p-4">No country matches. Change the filters.</p>}
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
        {accessName(row.access ?? 'unknown')}
        {marks && <small>{marks}</small>}
      </td>
      <td className="number">{stayInShort(row)}</td>
      <td className="at-width">{row.continent}</td>
    </tr>
  );
});

/** Without admission, or with an unlimited stay, no length of stay is missing. */
const withStay = new Set<TableAnswer['access']>([
  'visa_free',
  'visa_on_arrival',
  'eta',
  'e_visa',
  'travel_permit',
  'visa_required',
]);

function stayInShort({ access, stay }: TableAnswer): string {
  if (stay) return wordsOfStay(stay);
  return withStay.has(access) ? 'Not stated' : '';
}

function accessesOf(rows: TableAnswer[]): [value: string, words: string][] {
  const present = new Set(rows.map(({ access }) => access ?? 'unknown'));
  return tableAccesses
    .filter((access) => present.has(access))
    .map((access) => [access, accessName(access)]);
}
