import { accessInWords } from '#core/answers/words/accessWords.ts';
import { doubtfulSorts } from '#core/inputs/panel/panelList.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AnswerText } from '../AnswerText.tsx';
import { PairLink } from '../PairLink.tsx';
import { pairName, stayText } from '../ruleLabels.ts';
import { type QueueProps, ReviewQueue } from './ReviewQueue.tsx';

type Doubtful = RouterOutputs['rule']['doubtful']['items'][number];

/** Pairs on which sources disagree, or whose rule has ended. */
export function DisagreementList({ address, nameOf }: QueueProps) {
  const list = trpc.rule.doubtful.useQuery(pageInput(address, doubtfulSorts), keepingPage);
  const nameOfRow = (pair: Doubtful) => pairName(pair, nameOf);
  return (
    <ReviewQueue
      id="disagreements"
      title="Sources disagree"
      about="A rule of this site settles a pair. Until then visitors see both sides."
      unit={['pair', 'pairs']}
      address={address}
      query={list}
      rowKey={({ passport, destination, purpose }) => `${passport} ${destination} ${purpose}`}
      rowName={nameOfRow}
      empty={<EmptyState title="No source disagrees with another" />}
      columns={[
        {
          heading: 'Passport',
          sort: { name: 'passport' },
          cell: (pair) => (
            <PairLink pair={pair} nameOf={nameOf}>
              {nameOf(pair.passport)}
            </PairLink>
          ),
        },
        {
          heading: 'Destination',
          sort: { name: 'destination' },
          cell: ({ destination, purpose }) => `${nameOf(destination)}, ${purpose}`,
        },
        { heading: 'Answered', cell: ({ answer }) => <AnswerText answer={answer} /> },
        {
          heading: 'The other side',
          cell: ({ answer }) => <OtherSide disagreement={answer.disagreement} />,
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (pair) => <PairActions pair={pair} name={nameOfRow(pair)} />,
        },
      ]}
    />
  );
}

function PairActions({
  pair: { passport, destination, purpose },
  name,
}: {
  pair: Doubtful;
  name: string;
}) {
  const search = { passport, destination, purpose };
  return (
    <span className="inline-flex flex-wrap gap-2">
      <ButtonLink to="/admin/rules" search={search} aria-label={`See rules of ${name}`}>
        See rules
      </ButtonLink>
      <ButtonLink to="/admin/rules/new" search={search} aria-label={`Settle ${name}`}>
        Settle
      </ButtonLink>
    </span>
  );
}

function OtherSide({ disagreement }: { disagreement: Doubtful['answer']['disagreement'] }) {
  if (!disagreement) return 'None';
  const isEnded = disagreement.kind === 'rule_ended';
  const { access, stay, source } = isEnded ? disagreement.ended : disagreement.other;
  return (
    <span className="flex flex-col">
      {isEnded && (
        <span className="text-sm text-ink-soft">
          Ended on {partialDateText(disagreement.endedOn)}
        </span>
      )}
      <span className="font-semibold">{accessInWords(access)}</span>
      <span>{stayText(stay)}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {source.title}
        {source.date && `, ${partialDateText(source.date)}`}
      </span>
    </span>
  );
}
