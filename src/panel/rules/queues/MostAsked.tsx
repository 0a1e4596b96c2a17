import { accessInWords } from '#core/answers/words/accessWords.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { NameLink } from '#src/panel/lists/NameLink.tsx';
import { PairLink } from '../PairLink.tsx';
import { pairName, type RuleSource, type StoredRule, stayOf, stayText } from '../ruleLabels.ts';
import { RuleDetail } from '../ruleListColumns.tsx';
import { SourceText } from '../SourceText.tsx';
import { type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { VerifyActions } from './VerifyActions.tsx';

export const askedSorts = ['pair', 'requests'];

type Asked = Omit<RouterOutputs['rule']['mostAsked'][number], 'rules'> & {
  /** One of the pair's rules; null without any. */
  rule: StoredRule | null;
  /** Whether the pair has several rules, in rows of their own. */
  hasOthers: boolean;
};

/** The pairs that visitors search for most and that weren't reviewed lately, with their rules. */
export function MostAsked({ address, nameOf, sources }: QueueProps & { sources: RuleSource[] }) {
  const asked = trpc.rule.mostAsked.useQuery();
  const rows = asked.data?.flatMap(({ rules, ...pair }): Asked[] =>
    (rules.length === 0 ? [null] : rules).map((rule) => ({
      ...pair,
      rule,
      hasOthers: rules.length > 1,
    })),
  );
  if (rows?.length === 0) return null;
  const nameOfPair = (row: Asked) => pairName(row, nameOf);
  const nameOfRow = (row: Asked) => {
    const source = sources.find(({ id }) => id === row.rule?.sourceId);
    return row.hasOthers && source ? `${nameOfPair(row)}, ${source.title}` : nameOfPair(row);
  };
  return (
    <ReviewQueue
      id="asked"
      title="Most asked"
      unit={['answer', 'answers']}
      address={address}
      query={{ ...asked, data: rows }}
      rowKey={(row) => row.rule?.id ?? `${row.passport} ${row.destination} ${row.purpose}`}
      rowName={nameOfRow}
      empty={null}
      columns={[
        {
          heading: 'Pair',
          sort: { name: 'pair', by: nameOfPair },
          cell: (row) =>
            row.rule ? (
              <NameLink to="/admin/rules/$ruleId" params={{ ruleId: String(row.rule.id) }}>
                {nameOfPair(row)}
              </NameLink>
            ) : (
              <PairLink pair={row} nameOf={nameOf}>
                {nameOfPair(row)}
              </PairLink>
            ),
        },
        {
          heading: 'Asked',
          sort: { name: 'requests', by: ({ requests }) => requests, greatestFirst: true },
          cell: ({ requests }) => (requests === 1 ? 'Once' : `${requests} times`),
        },
        {
          heading: 'Answer',
          cell: ({ rule }) => (rule ? <Said rule={rule} /> : 'No answer yet'),
        },
        {
          heading: 'Source',
          cell: ({ rule }) => (rule ? <SourceText of={rule} sources={sources} /> : 'None'),
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (row) =>
            row.rule ? (
              <VerifyActions rule={row.rule} pair={nameOfRow(row)} />
            ) : (
              <AddRule pair={row} />
            ),
        },
      ]}
    />
  );
}

function AddRule({ pair: { passport, destination, purpose } }: { pair: Asked }) {
  return (
    <ButtonLink to="/admin/rules/new" search={{ passport, destination, purpose }}>
      Add rule
    </ButtonLink>
  );
}

function Said({ rule }: { rule: StoredRule }) {
  return (
    <span className="flex flex-col">
      <span>
        {accessInWords(rule.access)}, {stayText(stayOf(rule)).toLowerCase()}
      </span>
      <RuleDetail rule={rule} />
    </span>
  );
}
