import { answerInRow } from '#core/answers/words/answerTexts.ts';
import type { CarriedOverDecision } from '#core/inputs/panel/carriedOver.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { focusQueue, type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { requirementColumns, requirementName } from './requirementColumns.tsx';

type Row = RouterOutputs['visaRequirement']['carriedOver']['items'][number];

/** Answers that changed with an upgrade, as the team's requirements come first since. */
export function CarriedOver({ address, nameOf }: QueueProps) {
  const list = trpc.visaRequirement.carriedOver.useQuery(
    { page: (address.page ?? 1) - 1, pageSize: pageInput(address, []).pageSize },
    keepingPage,
  );
  const nameOfRow = (row: Row) => requirementName(row, nameOf);
  // Only a site that was upgraded has some.
  if (list.data?.total === 0) return null;
  return (
    <>
      <ReviewQueue
        id="carried-over"
        title="Answers changed by the upgrade"
        about="Requirements that your team saved now come first at their destinations. Confirm these, or put them back below their country’s answer."
        unit={['answer', 'answers']}
        address={address}
        query={list}
        rowKey={({ id }) => id}
        rowName={nameOfRow}
        empty={<EmptyState title="All clear" />}
        bulk={(selected, done) => (
          <Decisions ids={selected.map(({ id }) => id)} of="selected" done={done} />
        )}
        columns={[
          ...requirementColumns(nameOf),
          { heading: 'Before', cell: ({ before }) => answerInRow(before) },
          { heading: 'Now', cell: ({ now }) => answerInRow(now) },
          {
            heading: 'Warning',
            cell: ({ isEasier }) => (isEasier ? 'Easier than an official source' : ''),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Decisions of="all" done={() => {}} />
      </div>
    </>
  );
}

function Decisions({
  ids,
  of,
  done,
}: {
  /** All without it. */
  ids?: string[];
  of: 'selected' | 'all';
  done: () => void;
}) {
  const settle = trpc.visaRequirement.settleCarriedOver.useMutation();
  const decide = (decision: CarriedOverDecision) => {
    focusQueue('carried-over');
    settle.mutate({ decision, ids }, { onSuccess: done });
  };
  return (
    <>
      <Button disabled={settle.isPending} onClick={() => decide('confirm')}>
        {of === 'all' ? 'Confirm all' : 'Confirm'}
      </Button>
      <Button disabled={settle.isPending} onClick={() => decide('put_back')}>
        {of === 'all' ? 'Put all back' : 'Put back'}
      </Button>
    </>
  );
}
