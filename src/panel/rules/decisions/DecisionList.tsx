import { useState } from 'react';
import { type DecisionKind, decisionKinds } from '#core/rules/decisions.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { Loaded } from '#src/panel/Loaded.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { ListFilters } from '#src/panel/lists/ListFilters.tsx';
import { ONLY_LIST } from '#src/panel/lists/listAddress.ts';
import { useLastPage } from '#src/panel/lists/listState.ts';
import { SelectionBar } from '#src/panel/lists/selection/SelectionBar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { CountryDecisions } from './CountryDecisions.tsx';
import { mayBeSelected } from './DecisionRow.tsx';
import { type Decision, importText, kindHints, kindOption } from './decisionLabels.ts';
import { idOfRow, useNamedRow } from './decisionRows.ts';
import { type Settling, useSettling } from './useSettling.ts';

export type DecisionSearch = {
  kind?: DecisionKind | undefined;
  country?: string | undefined;
  page?: number | undefined;
};

/** All that needs a decision of a person of the team, by country, gravest first. */
export function DecisionList({
  search: { kind, country, page = 1 },
  nameOf,
}: {
  search: DecisionSearch;
  nameOf: (code: string) => string;
}) {
  const list = trpc.decision.list.useQuery({ kind, country, page: page - 1 }, keepingPage);
  const settling = useSettling(list.dataUpdatedAt);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useNamedRow(list.data !== undefined);
  const { isPlaceholderData } = list;
  useLastPage(
    { data: list.data && { total: list.data.pages }, isPlaceholderData },
    page,
    'page',
    1,
  );
  const shown = (list.data?.countries ?? [])
    .flatMap(({ decisions }) => decisions)
    .filter((decision) => !settling.isGone(decision));
  const selected = shown.filter((one) => mayBeSelected(one) && chosen.has(idOfRow(one)));
  const nextOf = (decision: Decision) => {
    const at = shown.indexOf(decision);
    const next = shown[at + 1] ?? shown[at - 1];
    return next ? idOfRow(next) : ONLY_LIST;
  };
  const select = (decision: Decision, isSelected: boolean) => {
    const ids = new Set(chosen);
    if (isSelected) ids.add(idOfRow(decision));
    else ids.delete(idOfRow(decision));
    setChosen(ids);
  };
  return (
    <Loaded query={list}>
      {({ countries, kinds, ofCountries, imports, total, pages }) => (
        <>
          <ListFilters
            values={{ kind, country }}
            filters={[
              {
                name: 'kind',
                label: 'Kind',
                any: 'Any kind',
                options: withChosen(kinds, kind, (name) => ({ kind: name, count: 0 })).map(
                  kindOption,
                ),
              },
              {
                name: 'country',
                label: 'Country',
                any: 'Any country',
                options: withChosen(ofCountries, country, (code) => ({ country: code, count: 0 }))
                  .map((one) => ({
                    value: one.country,
                    text: `${nameOf(one.country)} (${one.count})`,
                  }))
                  .sort((a, b) => a.text.localeCompare(b.text, 'en')),
              },
            ]}
          />
          {kind && kindHints[kind] && (
            <p className="text-ink-soft">
              {kindHints[kind]}
              {(kind === 'stale' || kind === 'asked') && (
                <span className="pointer-coarse:hidden">
                  {' '}
                  Press C on a row to confirm it with today's date.
                </span>
              )}
            </p>
          )}
          <Imports imports={imports} />
          <p role="status" className="text-ink-soft">
            {total === 1 ? '1 decision' : `${total.toLocaleString('en')} decisions`}
          </p>
          <div
            id={ONLY_LIST}
            tabIndex={-1}
            aria-busy={isPlaceholderData}
            className="admin-list @container flex flex-col gap-8"
          >
            {total === 0 ? (
              <EmptyState
                title="All clear"
                hint={
                  kind ? `Nothing waits here: ${decisionKinds[kind]}` : 'Nothing waits for you.'
                }
              />
            ) : (
              countries.map((group) => (
                <CountryDecisions
                  key={group.country}
                  group={group}
                  isAlone={country !== undefined}
                  nameOf={nameOf}
                  nextOf={nextOf}
                  settling={settling}
                  isSelected={(decision) => chosen.has(idOfRow(decision))}
                  onSelect={select}
                />
              ))
            )}
          </div>
          <Pager
            label="Pages of decisions"
            page={page}
            pageSize={1}
            total={pages}
            listId={ONLY_LIST}
          />
          {selected.length > 0 && (
            <SelectionBar
              selection={{ selected, isBeyondPage: false }}
              unit={['decision', 'decisions']}
              onClear={() => setChosen(new Set())}
            >
              <SelectionActions selected={selected} settling={settling} />
            </SelectionBar>
          )}
        </>
      )}
    </Loaded>
  );
}

/** Options with the chosen one, which may have no decision left. */
function withChosen<Option extends object, Value extends string>(
  options: readonly Option[],
  value: Value | undefined,
  optionOf: (value: Value) => Option,
): Option[] {
  const isThere =
    value === undefined || options.some((option) => Object.values(option).includes(value));
  return isThere ? [...options] : [...options, optionOf(value)];
}

function Imports({
  imports,
}: {
  imports: (NonNullable<Decision['import']> & { count: number; easier: number })[];
}) {
  if (imports.length === 0) return null;
  return (
    <ul className="text-sm text-ink-soft">
      {imports.map(({ count, easier, ...made }) => (
        <li key={`${made.title} ${made.importedAt}`}>
          {importText(made)}, on <FormattedDate time={made.importedAt} />:{' '}
          {count === 1 ? '1 decision' : `${count} decisions`}, {easier} of them easier
        </li>
      ))}
    </ul>
  );
}

/** The actions that all selected decisions have. */
function SelectionActions({ selected, settling }: { selected: Decision[]; settling: Settling }) {
  const byCountry = [...Map.groupBy(selected, ({ country }) => country).values()];
  // Each country in a transaction and a line of the history of its own.
  const each = (decide: (decisions: Decision[]) => unknown) => {
    for (const decisions of byCountry) decide(decisions);
  };
  const are = (test: (decision: Decision) => boolean) => selected.every(test);
  return (
    <>
      {are(({ toSettle }) => toSettle !== null) && (
        <Button
          onClick={({ currentTarget }) =>
            each((decisions) => settling.settle('read', decisions, currentTarget))
          }
        >
          {are(({ toSettle }) => toSettle?.kind === 'rules')
            ? 'Confirm today'
            : 'Keep what visitors read'}
        </Button>
      )}
      {are(mayUseOther) && (
        <Button
          onClick={({ currentTarget }) =>
            each((decisions) => settling.settle('other', decisions, currentTarget))
          }
        >
          Use the other side
        </Button>
      )}
      {are(({ report }) => report !== undefined) && (
        <Button onClick={({ currentTarget }) => settling.close(selected, currentTarget)}>
          Close
        </Button>
      )}
      {are(({ kind }) => kind === 'carried_over') &&
        (['confirm', 'put_back'] as const).map((decision) => (
          <Button
            key={decision}
            onClick={({ currentTarget }) =>
              settling.settleCarriedOver(decision, selected, currentTarget)
            }
          >
            {decision === 'confirm' ? 'Confirm' : 'Put back'}
          </Button>
        ))}
    </>
  );
}

/** Whether the other side is usable, and makes entry no harder. */
function mayUseOther({ kind, effect, toSettle }: Decision): boolean {
  if (toSettle === null || toSettle.kind === 'rules') return false;
  return kind === 'disagreement' || effect === 'trivial';
}
