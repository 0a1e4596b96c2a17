import type { ReactNode } from 'react';
import { type DisagreementSide, sidesSeen, statedSide } from '#core/answers/disagreementSides.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { doubtfulSorts } from '#core/records/lists.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AnswerText } from '../AnswerText.tsx';
import { PairLink } from '../PairLink.tsx';
import { pairName, stayText } from '../ruleLabels.ts';
import { focusNextRow, idOfRow, nextRow } from './queueReturn.ts';
import { focusQueue, isUnderWay, type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { SideText } from './SideText.tsx';

type Doubtful = RouterOutputs['rule']['doubtful']['items'][number];

const QUEUE = 'disagreements';

/** Pairs on which sources disagree, or whose rule has ended: both sides, each with its button. */
export function DisagreementList({ address, nameOf }: QueueProps) {
  const list = trpc.rule.doubtful.useQuery(pageInput(address, doubtfulSorts), keepingPage);
  const settle = trpc.rule.settlePairs.useMutation();
  const isSettling = isUnderWay(settle, list);
  const utils = trpc.useUtils();
  const nameOfRow = (pair: Doubtful) => pairName(pair, nameOf);
  const items = list.data?.items ?? [];
  const sideButton = (pair: Doubtful, side: DisagreementSide) =>
    statedSide(pair.answer, side) && (
      <Button
        aria-label={`Use this side: ${nameOfRow(pair)}, ${nameOfSide(pair, side)}`}
        disabled={isSettling}
        onClick={({ currentTarget }) => {
          focusNextRow(currentTarget, QUEUE);
          settle.mutate({ side, pairs: inputOf([pair], side) });
        }}
      >
        Use this side
      </Button>
    );

  return (
    <ReviewQueue
      id={QUEUE}
      title="Sources disagree"
      about="Visitors see both sides until a rule of this site settles it. Using a side makes it this site’s rule, with its source."
      unit={['pair', 'pairs']}
      address={address}
      query={list}
      rowKey={keyOf}
      rowName={nameOfRow}
      fetchPage={(page, options) =>
        utils.rule.doubtful.fetch({ ...pageInput(address, doubtfulSorts), ...page }, options)
      }
      empty={<EmptyState title="No source disagrees with another" />}
      bulk={(selected, done) => (
        <SettleSelected
          selected={selected}
          isPending={isSettling}
          onSettle={(side, pairs) => {
            focusQueue(QUEUE);
            settle.mutate({ side, pairs }, { onSuccess: done });
          }}
        />
      )}
      columns={[
        {
          heading: 'Passport',
          sort: { name: 'passport' },
          cell: (pair) => (
            <PairLink id={idOfRow(QUEUE, keyOf(pair))} pair={pair} nameOf={nameOf}>
              {nameOf(pair.passport)}
            </PairLink>
          ),
        },
        {
          heading: 'Destination',
          sort: { name: 'destination' },
          cell: ({ destination, purpose }) => `${nameOf(destination)}, ${purpose}`,
        },
        {
          heading: 'Answered',
          cell: (pair) => (
            <SideText source={null} dates={[]} action={sideButton(pair, 'answered')}>
              <AnswerText answer={pair.answer} />
            </SideText>
          ),
        },
        {
          heading: 'The other side',
          cell: (pair) => (
            <OtherSide disagreement={pair.answer.disagreement} action={sideButton(pair, 'other')} />
          ),
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (pair) => (
            <PairActions
              pair={pair}
              name={nameOfRow(pair)}
              next={nextRow(QUEUE, items, pair, keyOf)}
            />
          ),
        },
      ]}
    />
  );
}

function keyOf({ passport, destination, purpose }: Doubtful): string {
  return `${passport} ${destination} ${purpose}`;
}

/** "Visa free", for the name of its button. */
function nameOfSide({ answer }: Doubtful, side: DisagreementSide): string {
  return accessInWords(statedSide(answer, side)?.access ?? null);
}

/** The pairs of which a rule can state this side. */
function inputOf(pairs: readonly Doubtful[], side: DisagreementSide) {
  return pairs
    .filter(({ answer }) => statedSide(answer, side))
    .map(({ answer, ...pair }) => ({ ...pair, seen: sidesSeen(answer) }));
}

function SettleSelected({
  selected,
  isPending,
  onSettle,
}: {
  selected: Doubtful[];
  isPending: boolean;
  onSettle: (side: DisagreementSide, pairs: ReturnType<typeof inputOf>) => void;
}) {
  const texts = { answered: 'Use what is answered', other: 'Use the other side' } as const;
  return (['answered', 'other'] as const).map((side) => {
    const pairs = inputOf(selected, side);
    return (
      <Button
        key={side}
        disabled={isPending || pairs.length < selected.length}
        onClick={() => onSettle(side, pairs)}
      >
        {texts[side]}
      </Button>
    );
  });
}

function PairActions({
  pair: { passport, destination, purpose },
  name,
  next,
}: {
  pair: Doubtful;
  name: string;
  next: string | undefined;
}) {
  const search = { passport, destination, purpose };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ButtonLink
        to="/admin/rules/new"
        search={{ ...search, queue: QUEUE, next }}
        aria-label={`Write our own: ${name}`}
      >
        Write our own
      </ButtonLink>
      <ButtonLink to="/admin/rules" search={search} aria-label={`See rules of ${name}`}>
        See rules
      </ButtonLink>
    </span>
  );
}

function OtherSide({
  disagreement,
  action,
}: {
  disagreement: Doubtful['answer']['disagreement'];
  action: ReactNode;
}) {
  if (!disagreement) return 'None';
  const isEnded = disagreement.kind === 'rule_ended';
  const { access, stay, source } = isEnded ? disagreement.ended : disagreement.other;
  return (
    <SideText source={source.title} dates={[source.date]} action={action}>
      {isEnded && (
        <span className="text-sm text-ink-soft">
          Ended on {partialDateText(disagreement.endedOn)}
        </span>
      )}
      <span className="font-semibold">{accessInWords(access)}</span>
      <span>{stayText(stay)}</span>
    </SideText>
  );
}
