import { memo, useId, useRef } from 'react';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { marksInWords } from '#core/answers/words/markWords.ts';
import accessMessages from '#messages/en/access.gen.ts';
import messages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import { AnswerFilters, useAnswerFilters } from '#src/site/answerLists/AnswerFilters.tsx';
import {
  type AnswerTableSearch,
  isFiltered,
  sortOf,
  type TableAnswer,
} from '#src/site/answerLists/answerRows.ts';
import { stayInShort, type TableAccess, tableAccesses } from '#src/site/answerLists/answerWords.ts';
import { continentInWords } from '#src/site/answerLists/continentWords.ts';
import { SelectFilter } from '#src/site/answerLists/ListFilters.tsx';
import { useRoutedLinks } from '#src/site/answerLists/useRoutedLinks.ts';

const t = translator(messages);
const accessText = translator(accessMessages);

/** Visa free first; then as easy as possible. The own country comes last. */
const groupOrder: readonly TableAccess[] = [
  'visa_free',
  ...tableAccesses.filter((access) => access !== 'visa_free' && access !== 'own_country'),
  'own_country',
];

/** Groups that need nothing before the journey are open at first. */
const openAtFirst: ReadonlySet<TableAccess> = new Set<TableAccess>([
  'visa_free',
  'freedom_of_movement',
]);

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
  const filters = useAnswerFilters(rows, search);
  const { shown, change, applied, found } = filters;
  const groups = Map.groupBy(found, (row): TableAccess => row.access ?? 'unknown');
  const isNarrowed = isFiltered({ ...applied, sort: undefined });
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
      <AnswerFilters
        filters={filters}
        of="destinations"
        listId="answers"
        statusId={status}
        accessOrder={groupOrder}
      >
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
      </AnswerFilters>
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
        {found.length === 0 && <p className="card p-4">{accessText('noneFound')}</p>}
      </div>
    </section>
  );
}

function Group({
  access,
  rows,
  open,
}: {
  access: TableAccess;
  rows: TableAnswer[];
  open: boolean;
}) {
  return (
    <details id={access} open={open} className="card answer-group scroll-mt-24">
      <summary>
        <h3 data-access={access} className="access-swatch inline text-lg font-semibold">
          {t.rich('groupCount', {
            access: accessInWords(access),
            count: rows.length,
            soft: (children) => (
              <span key="count" className="font-normal text-ink-soft">
                {children}
              </span>
            ),
          })}
        </h3>
      </summary>
      <GroupTable access={access} rows={rows} />
    </details>
  );
}

const GroupTable = memo(({ access, rows }: { access: TableAccess; rows: TableAnswer[] }) => {
  return (
    <table className="answer-table stay-table" aria-label={accessInWords(access)}>
      <thead>
        <tr>
          <th scope="col">{accessText('destination')}</th>
          <th scope="col" className="number">
            {accessText('stay')}
          </th>
          <th scope="col" className="at-width">
            {accessText('continent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { code, name, href, continent } = row;
          const marks = marksInWords(row);
          return (
            <tr key={code}>
              <th scope="row">
                <a href={href}>{name}</a>
                {marks && <small>{marks}</small>}
              </th>
              <td>{stayInShort(row)}</td>
              <td>{continentInWords(continent)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
