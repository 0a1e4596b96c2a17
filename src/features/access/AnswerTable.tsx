import { memo, useDeferredValue, useId, useRef } from 'react';
import accessMessages from '../../../messages/access/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import { wordsOfStay } from '../../../server/schemas/answers/changeWords.ts';
import { useMessages } from '../../lib/useMessages.ts';
import { type AnswerTableSearch, shownRows, sortOf, type TableAnswer } from './answerRows.ts';
import { continentsOf, marksInWords, tableAccesses } from './answerWords.ts';
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
  const t = useMessages(accessMessages);
  const isPassports = heading === 'Passport';
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
          label={t(isPassports ? 'findPassport' : 'findDestination')}
          value={shown.find}
          onChange={(text) => change({ find: text })}
        />
        <SelectFilter
          label={t('access')}
          name="access"
          all={t('anyAccess')}
          options={accessesOf(rows)}
          value={shown.access}
          onChange={(value) => change({ access: value })}
        />
        <SelectFilter
          label={t('continent')}
          name="continent"
          all={t('anyContinent')}
          options={continentsOf(rows)}
          value={shown.continent}
          onChange={(value) => change({ continent: value })}
        />
        <noscript>
          <button type="submit" className="button-quiet">
            {t('show')}
          </button>
        </noscript>
      </form>
      <p id={status} role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === rows.length
          ? t(isPassports ? 'allPassports' : 'allDestinations', { total: rows.length })
          : t(isPassports ? 'somePassports' : 'someDestinations', {
              found: found.length,
              total: rows.length,
            })}
      </p>
      <div className="card overflow-hidden">
        <table ref={table} className="answer-table" aria-describedby={status}>
          <thead>
            <tr>
              {heads(t(isPassports ? 'passport' : 'destination'), 'name')}
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
  return withStay.has(access) ? translator(accessMessages)('notStated') : '';
}

function accessesOf(rows: TableAnswer[]): [value: string, words: string][] {
  const present = new Set(rows.map(({ access }) => access ?? 'unknown'));
  return tableAccesses
    .filter((access) => present.has(access))
    .map((access) => [access, accessInWords(access)]);
}
