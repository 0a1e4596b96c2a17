import { accessInWords } from '#core/answers/words/accessWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PassportsOfGroup, passportsText } from './PassportsOfGroup.tsx';
import { idOfRow, nextRow } from './queueReturn.ts';
import { type QueueProps, ReviewQueue } from './ReviewQueue.tsx';

type Group = RouterOutputs['rule']['excepted']['items'][number];

const QUEUE = 'excepted';

/** Answers of one source that are known to have exceptions, with a row per destination and access. */
export function ExceptedAnswers({ address, nameOf }: QueueProps) {
  const list = trpc.rule.excepted.useQuery(pageInput(address, []), keepingPage);
  const nameOfRow = (group: Group) =>
    `${nameOf(group.destination)}, ${group.purpose}: ${passportsText(group)}`;
  return (
    <ReviewQueue
      id={QUEUE}
      title="Ask before you travel"
      about="The only source says that no visa is needed, but entry is known to depend on more. Visitors are told to ask. One policy settles all passports of a row."
      unit={['group', 'groups']}
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
              {`${nameOf(group.destination)}, ${group.purpose}`}
            </NameLink>
          ),
        },
        { heading: 'Passports', cell: (group) => <PassportsOfGroup {...group} nameOf={nameOf} /> },
        {
          heading: 'Answered',
          cell: ({ access }) => access && access !== 'own_country' && accessInWords(access),
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (group) => (
            <span className="inline-flex flex-wrap justify-end gap-2">
              <ButtonLink
                to="/admin/rules"
                search={searchOf(group)}
                aria-label={`See rules of ${nameOfRow(group)}`}
              >
                See rules
              </ButtonLink>
              <ButtonLink
                to="/admin/rules/policy"
                search={{
                  ...searchOf(group),
                  passports: group.passports.join(','),
                  queue: QUEUE,
                  next: nextRow(QUEUE, list.data?.items ?? [], group, keyOf),
                }}
                aria-label={`Write our own: ${nameOfRow(group)}`}
              >
                Write our own
              </ButtonLink>
            </span>
          ),
        },
      ]}
    />
  );
}

function keyOf({ destination, purpose, access }: Group): string {
  return `${destination} ${purpose} ${access}`;
}

function searchOf({ destination, purpose }: Group) {
  return { destination, purpose };
}
