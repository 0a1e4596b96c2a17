import { GitCompareArrows, Redo2, Undo2 } from 'lucide-react';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { IconLink } from '#src/panel/ButtonLink.tsx';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import type { ListAddress } from '#src/panel/lists/listAddress.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { PanelTable } from '#src/panel/lists/PanelTable.tsx';
import { IconButton } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

type Edition = RouterOutputs['ruleEdition']['list'][number];

/** Sortable columns of editions; by default the sources with the most rules come first. */
export const editionSorts = ['source', 'date', 'rules', 'imported'];

/** All stored editions, with links to their changes and to restore the previous one. */
export function EditionTable({ address }: { address: ListAddress }) {
  const list = trpc.ruleEdition.list.useQuery();
  const editions = list.data ?? [];
  const rollBack = trpc.ruleEdition.rollBack.useMutation();
  const makeCurrent = trpc.ruleEdition.makeCurrentAgain.useMutation();
  const isBusy = rollBack.isPending || makeCurrent.isPending;
  const current = new Set(editions.filter((one) => one.current).map(({ id }) => id));
  const most = new Map<string, number>();
  for (const { sourceId, ruleCount } of editions) {
    most.set(sourceId, Math.max(most.get(sourceId) ?? 0, ruleCount));
  }
  // Sources with the most rules first; a source's editions stay together, the newest first.
  const rulesOf = ({ sourceId }: Edition) => most.get(sourceId) ?? 0;
  const stored = new Set(editions.map(({ id }) => id));
  /** The edition before this one, unless it is no longer stored. */
  const storedBefore = ({ replacesEditionId: before }: Edition) =>
    before !== null && stored.has(before) ? before : null;

  function askAndRollBack({ sourceId, sourceTitle }: Edition) {
    const question = `Make the edition of ${sourceTitle} before this one current again? Visitors see its rules and other facts at once.`;
    if (window.confirm(question)) rollBack.mutate({ source: sourceId });
  }

  function askAndMakeCurrent(edition: Edition) {
    const question = `Make ${nameOf(edition)} current again? Visitors see its rules and other facts at once.`;
    if (window.confirm(question)) makeCurrent.mutate({ edition: edition.id });
  }

  return (
    <PanelTable
      label="Editions"
      unit={['edition', 'editions']}
      address={address}
      query={list}
      rows={list.data && editions.toSorted((a, b) => rulesOf(b) - rulesOf(a))}
      rowKey={({ id }) => id}
      rowName={nameOf}
      empty={<EmptyState title="No editions yet" />}
      columns={[
        {
          heading: 'Source',
          sort: { name: 'source', by: ({ sourceTitle }) => sourceTitle },
          cell: (edition) => (
            <span className="flex flex-wrap items-center gap-2">
              <EditionName edition={edition} before={storedBefore(edition)} />
              {edition.current && <span className="badge">Current</span>}
            </span>
          ),
        },
        {
          heading: 'Date',
          sort: { name: 'date', by: ({ date }) => date, greatestFirst: true },
          cell: ({ date }) => (
            <span className="whitespace-nowrap">
              {date ? partialDateText(date) : 'Date unknown'}
            </span>
          ),
        },
        {
          heading: 'Rules',
          sort: { name: 'rules', by: ({ ruleCount }) => ruleCount, greatestFirst: true },
          atEnd: true,
          cell: ({ ruleCount }) => ruleCount.toLocaleString('en'),
        },
        {
          heading: 'Imported',
          sort: { name: 'imported', by: ({ importedAt }) => importedAt, greatestFirst: true },
          cell: ({ importedBy, importedAt }) => (
            <span className="flex flex-col">
              <span className="wrap-anywhere">{importedBy}</span>
              <span className="text-sm text-ink-soft">
                <FormattedDate time={importedAt} />
              </span>
            </span>
          ),
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (edition) => {
            const { id, current: isCurrent } = edition;
            const before = storedBefore(edition);
            if (before === null) return null;
            return (
              <span className="inline-flex">
                <IconLink
                  Icon={GitCompareArrows}
                  label={`What ${nameOf(edition)} changed`}
                  to="/admin/rules/difference"
                  search={{ from: before, to: id }}
                  title="Difference"
                />
                {isCurrent && (
                  <IconButton
                    Icon={Undo2}
                    label={`Go back from ${nameOf(edition)}`}
                    title="Go back"
                    disabled={isBusy}
                    onClick={() => askAndRollBack(edition)}
                  />
                )}
                {!isCurrent && current.has(before) && (
                  <IconButton
                    Icon={Redo2}
                    label={`Make ${nameOf(edition)} current again`}
                    title="Make current again"
                    disabled={isBusy}
                    onClick={() => askAndMakeCurrent(edition)}
                  />
                )}
              </span>
            );
          },
        },
      ]}
    />
  );
}

/** Links to the rules of a current edition, or to what a former one changed. */
function EditionName({
  edition: { id, sourceId, sourceTitle, current },
  before,
}: {
  edition: Edition;
  before: number | null;
}) {
  if (current) {
    return (
      <NameLink to="/admin/rules" search={{ source: sourceId }}>
        {sourceTitle}
      </NameLink>
    );
  }
  if (before === null) return sourceTitle;
  return (
    <NameLink to="/admin/rules/difference" search={{ from: before, to: id }}>
      {sourceTitle}
    </NameLink>
  );
}

function nameOf({ sourceTitle, date }: Edition): string {
  return date ? `${sourceTitle} of ${partialDateText(date)}` : sourceTitle;
}
