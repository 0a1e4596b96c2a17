import { memo, type ReactNode, useDeferredValue, useId, useRef } from 'react';
import accessMessages from '#messages/en/access.gen.ts';
import { translator } from '#messages/translate.ts';
import { oneOf } from '#src/lib/searchParams.ts';
import { StatedDocuments } from '../documents/StatedDocuments.tsx';
import { useFurtherNames } from '../passports/furtherNames.ts';
import { type AnswerTableSearch, isFiltered } from './answerRows.ts';
import { continentsOf } from './answerWords.ts';
import { type LinesPart, type ListedLine, shownLines } from './countryLines.ts';
import { FilterForm, SelectFilter, TextFilter } from './ListFilters.tsx';
import { useRoutedLinks } from './useRoutedLinks.ts';
import { useSearchInAddress } from './useSearchInAddress.ts';

const t = translator(accessMessages);

/** The list's element id. */
const ID = 'countries';

/** What a list of one kind of stay calls its parts. */
type Labels<Group extends string> = {
  list: string;
  /** The field by which countries are found. */
  find: string;
  /** The answer: a column and a filter; the filter's first option. */
  answer: string;
  anyAnswer: string;
  groupOf: (group: Group) => string;
};

/**
 * What all countries ask for one kind of stay, a line each with details, in parts that can be folded, with
 * filters stored in the address. Without scripts it is a form. Each line links to the whole answer.
 */
export function CountryLines<Group extends string>({
  lines,
  search,
  groups,
  partsOf,
  fields,
  labels,
}: {
  lines: ListedLine<Group>[];
  /** `from` is the passport in the address. */
  search: AnswerTableSearch & { from?: string | undefined };
  groups: readonly Group[];
  /** The parts of the lines that the filters leave, with the group filtered by; empty ones are left out. */
  partsOf: (lines: readonly ListedLine<Group>[], group: Group | undefined) => LinesPart[];
  /** Further fields of the filters. */
  fields?: ReactNode;
  labels: Labels<Group>;
}) {
  const { find, access, continent } = search;
  const [shown, change] = useSearchInAddress({ find, access, continent });
  const applied = useDeferredValue(shown);
  const found = shownLines(lines, applied, groups, useFurtherNames(applied.find));
  const isNarrowed = isFiltered(applied);
  const list = useRef<HTMLElement>(null);
  const status = useId();
  useRoutedLinks(list);
  const countIn = (group: Group) => lines.filter((line) => line.groups.includes(group)).length;
  return (
    <section
      ref={list}
      id={ID}
      aria-label={labels.list}
      aria-describedby={status}
      className="scroll-mt-24"
    >
      <FilterForm listId={ID}>
        {search.from && <input type="hidden" name="from" value={search.from} />}
        <StatedDocuments />
        <TextFilter
          label={labels.find}
          value={shown.find}
          onChange={(text) => change({ find: text })}
        />
        {fields}
        <SelectFilter
          label={labels.answer}
          name="access"
          all={labels.anyAnswer}
          options={groups
            .filter((group) => countIn(group) > 0)
            .map((group) => [
              group,
              t('accessCount', { access: labels.groupOf(group), count: countIn(group) }),
            ])}
          value={shown.access}
          onChange={(value) => change({ access: value })}
        />
        <SelectFilter
          label={t('continent')}
          name="continent"
          all={t('anyContinent')}
          options={continentsOf(lines)}
          value={shown.continent}
          onChange={(value) => change({ continent: value })}
        />
      </FilterForm>
      <p id={status} role="status" className="mb-2 text-sm text-ink-soft">
        {found.length === lines.length
          ? t('allDestinations', { total: lines.length })
          : t('someDestinations', { found: found.length, total: lines.length })}
      </p>
      <div className="flex flex-col gap-3">
        {partsOf(found, oneOf(applied.access, groups))
          .filter((part) => part.lines.length > 0)
          .map(({ key, title, isOpen = false, lines: ofPart }) => (
            <details
              key={`${key} ${isNarrowed}`}
              open={isNarrowed || isOpen}
              className="card answer-group"
            >
              <summary>
                <h3 className="inline text-lg font-semibold">{title}</h3>{' '}
                <span className="text-ink-soft">{ofPart.length}</span>
              </summary>
              <LineTable label={title} answer={labels.answer} lines={ofPart} />
            </details>
          ))}
        {found.length === 0 && <p className="card p-4">{t('noneFound')}</p>}
      </div>
    </section>
  );
}

const LineTable = memo(
  ({ label, answer, lines }: { label: string; answer: string; lines: readonly ListedLine[] }) => (
    <table className="answer-table line-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('destination')}</th>
          <th scope="col">{answer}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.code}>
            <th scope="row">
              <a href={line.href}>{line.name}</a>
              {line.places && <bdi dir="ltr">{line.places}</bdi>}
            </th>
            <td>
              {line.verdict && <b data-tone={line.tone}>{line.verdict}</b>}
              {line.details.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {line.ofPassport && <p>{line.ofPassport}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
);
