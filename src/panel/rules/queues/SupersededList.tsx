import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PassportsOfGroup, passportsText } from './PassportsOfGroup.tsx';
import { focusNextRow, idOfRow, nextRow } from './queueReturn.ts';
import { isUnderWay, type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { SideText } from './SideText.tsx';

type Group = RouterOutputs['rule']['superseded']['items'][number];

const QUEUE = 'superseded';

/**
 * Answers of a compilation that differ from an older edition's, with a row per change of a
 * destination.
 */
export function SupersededList({ address, nameOf }: QueueProps) {
  const list = trpc.rule.superseded.useQuery(pageInput(address, []), keepingPage);
  const settle = trpc.rule.settleSuperseded.useMutation();
  const isSettling = isUnderWay(settle, list);
  const items = list.data?.items ?? [];
  const nameOfRow = (group: Group) =>
    `${nameOf(group.destination)}: ${passportsText(group)}, ${answerInRow(group.before)} to ${answerInRow(group.after)}`;
  const sideOf = (group: Group, side: 'before' | 'after') => {
    const { source, dates, ...answer } = group[side];
    return (
      <SideText
        source={source}
        dates={dates}
        action={
          <Button
            aria-label={`Use this side: ${nameOf(group.destination)}, ${passportsText(group)}, ${answerInRow(answer)}`}
            disabled={isSettling}
            onClick={({ currentTarget }) => {
              focusNextRow(currentTarget, QUEUE);
              settle.mutate({ side, rules: group.rules });
            }}
          >
            Use this side
          </Button>
        }
      >
        <span className="font-semibold">{answerInRow(answer)}</span>
      </SideText>
    );
  };
  return (
    <ReviewQueue
      id={QUEUE}
      title="Changed by newer sources"
      about="Newer official pages say something else than the older edition. Visitors see the newer answer. Use the older side where the newer one is wrong."
      unit={['change', 'changes']}
      address={address}
      query={list}
      rowKey={keyOf}
      rowName={nameOfRow}
      empty={<EmptyState title="All clear" />}
      columns={[
        {
          heading: 'Destination',
          cell: (group) => (
            <NameLink id={idOfRow(QUEUE, keyOf(group))} to="/admin/rules" search={searchOf(group)}>
              {nameOf(group.destination)}
            </NameLink>
          ),
        },
        {
          heading: 'Passports',
          cell: (group) => <PassportsOfGroup {...group} nameOf={nameOf} />,
        },
        { heading: 'Before', cell: (group) => sideOf(group, 'before') },
        { heading: 'Now', cell: (group) => sideOf(group, 'after') },
        {
          heading: 'Actions',
          actions: true,
          cell: (group) => (
            <ChangeActions
              group={group}
              name={nameOfRow(group)}
              next={nextRow(QUEUE, items, group, keyOf)}
            />
          ),
        },
      ]}
    />
  );
}

/** A change by its first rule, which no other has. */
function keyOf({ destination, rules }: Group): string {
  return `${destination} ${rules[0]?.id}`;
}

function ChangeActions({
  group,
  name,
  next,
}: {
  group: Group;
  name: string;
  next: string | undefined;
}) {
  const { destination, passports } = group;
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ButtonLink
        to="/admin/rules/policy"
        search={{
          destination,
          purpose: 'tourist',
          passports: passports.join(','),
          queue: QUEUE,
          next,
        }}
        aria-label={`Write our own: ${name}`}
      >
        Write our own
      </ButtonLink>
      <ButtonLink to="/admin/rules" search={searchOf(group)} aria-label={`See rules of ${name}`}>
        See rules
      </ButtonLink>
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
