import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PassportsOfGroup, passportsText } from './PassportsOfGroup.tsx';
import { focusQueue, type QueueProps, ReviewQueue } from './ReviewQueue.tsx';

type Group = RouterOutputs['rule']['superseded']['items'][number];

/**
 * Answers of a compilation that differ from an older edition's, with a row per change of a
 * destination.
 */
export function SupersededList({ address, nameOf }: QueueProps) {
  const list = trpc.rule.superseded.useQuery(pageInput(address, []), keepingPage);
  const nameOfRow = (group: Group) =>
    `${nameOf(group.destination)}: ${passportsText(group)}, ${answerInRow(group.before)} to ${answerInRow(group.after)}`;
  return (
    <ReviewQueue
      id="superseded"
      title="Changed by newer sources"
      about="Newer official pages say something else than the older edition. Visitors see the newer answer. Refuse what is wrong: the older answer then comes back."
      unit={['change', 'changes']}
      address={address}
      query={list}
      rowKey={nameOfRow}
      rowName={nameOfRow}
      empty={<EmptyState title="All clear" />}
      columns={[
        {
          heading: 'Destination',
          cell: (group) => (
            <NameLink to="/admin/rules" search={searchOf(group)}>
              {nameOf(group.destination)}
            </NameLink>
          ),
        },
        {
          heading: 'Passports',
          cell: (group) => <PassportsOfGroup {...group} nameOf={nameOf} />,
        },
        { heading: 'Before', cell: ({ before }) => answerInRow(before) },
        { heading: 'Now', cell: ({ after }) => answerInRow(after) },
        {
          heading: 'Actions',
          actions: true,
          cell: (group) => <ChangeActions group={group} name={nameOfRow(group)} />,
        },
      ]}
    />
  );
}

function ChangeActions({ group, name }: { group: Group; name: string }) {
  const accept = trpc.rule.confirmMany.useMutation();
  const refuse = trpc.rule.refuseMany.useMutation();
  const isBusy = accept.isPending || refuse.isPending;
  const decide = (decision: typeof accept | typeof refuse) => {
    focusQueue('superseded');
    decision.mutate({ rules: group.rules });
  };
  return (
    <span className="inline-flex flex-wrap gap-2">
      <ButtonLink to="/admin/rules" search={searchOf(group)} aria-label={`See rules of ${name}`}>
        See rules
      </ButtonLink>
      <Button aria-label={`Accept ${name}`} disabled={isBusy} onClick={() => decide(accept)}>
        Accept
      </Button>
      <Button aria-label={`Refuse ${name}`} disabled={isBusy} onClick={() => decide(refuse)}>
        Refuse
      </Button>
    </span>
  );
}

/** The search of the rules that a change concerns. */
function searchOf({ destination, passports }: Group) {
  const [only, ...others] = passports;
  return {
    destination,
    purpose: 'tourist' as const,
    passport: others.length === 0 ? only : undefined,
  };
}
