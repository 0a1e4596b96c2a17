import { type ReactNode, useDeferredValue } from 'react';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import messages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import { useFurtherNames } from '../passports/furtherNames.ts';
import { type AnswerTableSearch, shownRows, type TableAnswer } from './answerRows.ts';
import { continentsOf, type TableAccess } from './answerWords.ts';
import { FilterForm, SelectFilter, TextFilter } from './ListFilters.tsx';
import { useSearchInAddress } from './useSearchInAddress.ts';

const t = translator(messages);

/** The rows of an answer list that its filters leave, and the filters, stored in the address. */
export function useAnswerFilters(rows: TableAnswer[], search: AnswerTableSearch) {
  const { find, access, continent, sort, type } = search;
  const [shown, change] = useSearchInAddress({ find, access, continent, sort, type });
  const applied = useDeferredValue(shown);
  const further = useFurtherNames(applied.find);
  return { rows, shown, change, applied, found: shownRows(rows, applied, further) };
}

const labels = {
  destinations: {
    find: 'findDestination',
    all: 'allDestinations',
    some: 'someDestinations',
  },
  passports: { find: 'findPassport', all: 'allPassports', some: 'somePassports' },
} as const;

/**
 * The filters of an answer list, and how many rows they leave. Without scripts it is a form that
 * leads to the list.
 */
export function AnswerFilters({
  filters: { rows, shown, change, found },
  of,
  listId,
  statusId,
  accessOrder,
  children,
}: {
  filters: ReturnType<typeof useAnswerFilters>;
  of: keyof typeof labels;
  /** The list's element id. */
  listId: string;
  /** The element id of the number of rows, which describes the list. */
  statusId: string;
  /** The order of the options of "Access". */
  accessOrder: readonly TableAccess[];
  /** Further fields. */
  children?: ReactNode;
}) {
  const label = labels[of];
  const present = new Set<TableAccess>(rows.map(({ access }) => access ?? 'unknown'));
  return (
    <>
      <FilterForm listId={listId}>
        <TextFilter
          label={t(label.find)}
          value={shown.find}
          onChange={(text) => change({ find: text })}
        />
        <SelectFilter
          label={t('access')}
          name="access"
          all={t('anyAccess')}
          options={accessOrder
            .filter((access) => present.has(access))
            .map((access) => [access, accessInWords(access)])}
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
        {children}
      </FilterForm>
      <p id={statusId} role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === rows.length
          ? t(label.all, { total: rows.length })
          : t(label.some, { found: found.length, total: rows.length })}
      </p>
    </>
  );
}
