import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ADMIN_PAGE_SIZE } from '../../../../../server/schemas/constants.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Pager } from '../../../../ui/Pager.tsx';
import { Loaded } from '../../Loaded.tsx';
import { useLastPage } from '../../lists/listState.ts';
import { failedToLoad } from '../../reports.ts';
import { AnswerText } from '../AnswerText.tsx';
import { accessNames, dayText, purposeNames, stayText } from '../ruleLabels.ts';

type Doubtful = RouterOutputs['rule']['doubtful']['items'][number];

/** Pairs whose answer needs a second look: "Ask before you travel" first, then disagreements. */
export function DisagreementList({
  page,
  nameOf,
}: {
  page: number;
  nameOf: (code: string) => string;
}) {
  const list = trpc.rule.doubtful.useQuery(
    { page: page - 1 },
    { placeholderData: keepPreviousData, meta: { failure: failedToLoad.disagreements } },
  );
  useLastPage(list, page, 'disagreements');
  return (
    <section aria-labelledby="disagreements" className="flex flex-col gap-3">
      <h2 id="disagreements" tabIndex={-1} className="text-xl font-semibold">
        Sources disagree
      </h2>
      <p className="text-ink-soft">
        A rule of this site settles a pair. Until then visitors see both sides.
      </p>
      <Loaded query={list} failure={failedToLoad.disagreements}>
        {({ items, total }) => (
          <>
            {total === 0 && <EmptyState title="No source disagrees with another" />}
            {items.map((pair) => (
              <DoubtfulPair
                key={`${pair.passport} ${pair.destination} ${pair.purpose}`}
                pair={pair}
                nameOf={nameOf}
              />
            ))}
            <Pager
              label="Pages of disagreements"
              name="disagreements"
              page={page}
              pageSize={ADMIN_PAGE_SIZE}
              total={total}
              listId="disagreements"
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

function DoubtfulPair({
  pair: { passport, destination, purpose, answer },
  nameOf,
}: {
  pair: Doubtful;
  nameOf: (code: string) => string;
}) {
  const name = `${nameOf(passport)} to ${nameOf(destination)}, ${purposeNames[purpose].toLowerCase()}`;
  return (
    <article aria-label={name} tabIndex={-1} data-list-row className="card flex flex-col gap-3 p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {answer.askBeforeTravel && <span className="badge normal-case">Ask before you travel</span>}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <p className="text-sm text-ink-soft">Answered</p>
          <AnswerText answer={answer} />
        </div>
        <OtherSide disagreement={answer.disagreement} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/admin/rules"
          search={{ passport, destination, purpose }}
          className="button-quiet"
          aria-label={`See Rules of ${name}`}
        >
          See Rules
        </Link>
        <Link
          to="/admin/rules/new"
          search={{ passport, destination, purpose }}
          className="button-quiet"
          aria-label={`Settle ${name}`}
        >
          Settle
        </Link>
      </div>
    </article>
  );
}

function OtherSide({ disagreement }: { disagreement: Doubtful['answer']['disagreement'] }) {
  if (!disagreement) return null;
  const isEnded = disagreement.kind === 'rule_ended';
  const { access, stay, source } = isEnded ? disagreement.ended : disagreement.other;
  return (
    <div>
      <p className="text-sm text-ink-soft">
        {isEnded ? `Ended on ${dayText(disagreement.endedOn)}` : 'Says otherwise'}
      </p>
      <span className="flex flex-col">
        <span className="font-semibold">{accessNames[access]}</span>
        <span>{stayText(stay)}</span>
        <span className="text-sm text-ink-soft wrap-anywhere">
          {source.title}
          {source.date && `, ${dayText(source.date)}`}
        </span>
      </span>
    </div>
  );
}
