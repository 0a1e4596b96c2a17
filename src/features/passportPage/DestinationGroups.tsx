import { memo, useDeferredValue, useId, useRef } from 'react';
import messages from '../../../messages/passports/en.gen.ts';
import { oneOf } from '../../lib/searchParams.ts';
import { useMessages } from '../../lib/useMessages.ts';
import {
  type AnswerTableSearch,
  isFiltered,
  shownRows,
  sortOf,
  type TableAnswer,
} from '../access/answerRows.ts';
import { accessName, continentsOf, marksInWords, tableAccesses } from '../access/answerWords.ts';
import { SelectFilter, TextFilter } from '../access/ListFilters.tsx';
import { useRoutedLinks } from '../access/useRoutedLinks.ts';
import { useSearchInAddress } from '../access/useSearchInAddress.ts';

type Access = (typeof tableAccesses)[number];

/** Visa free first; then as easy as possible. The own country comes last. */
const groupOrder: readonly Access[] = [
  'visa_free',
  ...tableAccesses.filter((access) => access !== 'visa_free' && access !== 'own_country'),
  'own_country',
];

/** Groups that need nothing before the journey are open at first. */
const openAtFirst: ReadonlySet<Access> = new Set<Access>(['visa_free', 'freedom_of_movement']);

/**
 * A passport's destinations in groups by access that can be folded, with filters stored in the
 * address. Without scripts it is a form. Each row links to the full answer.
 */
export function DestinationGroups({
  rows,
  search,
}: {
  rows: TableAnswer[];
  search: AnswerTableSearch;
}) {
  const t = useMessages(messages);
  const { find, access, continent, sort } = search;
  const [shown, change] = useSearchInAddress({ find, access, continent, sort });
  const deferred = useDeferredValue(shown);
  const found = shownRows(rows, deferred);
  const groups = Map.groupBy(found, (row): Access => row.access ?? 'unknown');
  const isNarrowed = isFiltered({ ...deferred, sort: undefined });
  const list = useRef<HTMLElement>(null);
  const status = useId();
  useRoutedLinks(list);
  return (
    <section
      ref={list}
      id="answers"
      aria-label={t('destinations')}
      aria-describedby={status}
      className="scroll-mt-24"
    >
      <form
        action="#answers"
        onSubmit={(event) => event.preventDefault()}
        className="no-print mb-3 flex flex-wrap items-end gap-3"
      >
        <TextFilter
          label={t('find')}
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
        <SelectFilter
          label={t('sort')}
          name="sort"
          all={t('byName')}
          options={[
            ['stay', t('byStay')],
            ['continent', t('byContinent')],
          ]}
          value={oneOf(sortOf(shown.sort).key, ['stay', 'continent'])}
          onChange={(value) => change({ sort: value })}
        />
        <noscript>
          <button type="submit" className="button-quiet">
            {t('show')}
          </button>
        </noscript>
      </form>
      <p id={status} role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === rows.length
          ? t('all', { total: rows.length })
          : t('some', { count: found.length, total: rows.length })}
      </p>
      <div className="flex flex-col gap-3">
        {groupOrder.map((of) => {
          const group = groups.get(of);
          return (
            group && (
              <Group
                key={`${of} ${isNarrowed}`}
                access={of}
                rows={group}
                open={isNarrowed || openAtFirst.has(of)}
              />
            )
          );
        })}
        {found.length === 0 && <p className="card p-4">{t('none')}</p>}
      </div>
    </section>
  );
}

function Group({ access, rows, open }: { access: Access; rows: TableAnswer[]; open: boolean }) {
  return (
    <details id={access} open={open} className="card answer-group scroll-mt-24">
      <summary>
        <h3 data-access={access} className="access-swatch inline text-lg font-semibold">
          {accessName(access)}
          <span className="font-normal text-ink-soft"> · {rows.length}</span>
        </h3>
      </summary>
      <GroupTable access={access} rows={rows} />
    </details>
  );
}

/** Accesses that have no length of stay: none is missing. */
const withoutStay: ReadonlySet<Access> = new Set<Access>([
  'own_country',
  'freedom_of_movement',
  'no_admission',
  'unknown',
]);

const GroupTable = memo(({ access, rows }: { access: Access; rows: TableAnswer[] }) => {
  const t = useMessages(messages);
  return (
    <table className="answer-table" aria-label={accessName(access)}>
      <thead>
        <tr>
          <th scope="col">{t('destination')}</th>
          <th scope="col" className="number">
            {t('stay')}
          </th>
          <th scope="col" className="at-width">
            {t('continent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { code, name, href, stay, continent } = row;
          const marks = marksInWords(row);
          return (
            <tr key={code}>
              <th scope="row">
                <a href={href}>{name}</a>
                {marks && <small>{marks}</small>}
              </th>
              <td className="number">
                {stay && t(stay.unit === 'days' ? 'days' : 'months', { number: stay.number })}
                {!stay && !withoutStay.has(access) && t('stayUnknown')}
              </td>
              <td className="at-width">{continent}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

function accessesOf(rows: TableAnswer[]): [value: string, words: string][] {
  const present = new Set<Access>(rows.map(({ access }) => access ?? 'unknown'));
  return groupOrder
    .filter((access) => present.has(access))
    .map((access) => [access, accessName(access)]);
}
