import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { isOfTeam } from '#core/answers/requirement.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import { RequirementOrigin, Unsourced } from '../RequirementBlocks.tsx';
import type { AskedQuestion } from './askedQuestion.ts';
import { OwnRule } from './DestinationsThere.tsx';
import { destinationsThereInput } from './queries.ts';

/**
 * Below a verdict that knows nothing of the country: what its destinations require themselves, of
 * those that the page lists.
 */
export function RequirementsThere({
  answer: { passport, purpose },
  question,
  page,
}: {
  answer: EntryAnswer;
  question: AskedQuestion;
  page: number;
}) {
  const [{ items }] = trpc.page.answerDestinations.useSuspenseQuery(
    destinationsThereInput(question, passport, page),
  );
  return items.map(({ destination: { id, name }, box }) => {
    const { requirement, answeredBy } = box;
    if (!requirement || answeredBy !== 'requirement') return null;
    return (
      <section key={id} className="card flex flex-col gap-1 p-4">
        <h3 className="text-lg font-semibold">
          <Link
            to="/destination/$destinationId"
            params={{ destinationId: id }}
            search={{ type: purpose, from: passport }}
            className="link inline-flex min-h-11 items-center"
          >
            <bdi {...inEnglish()}>{name}</bdi>
          </Link>
        </h3>
        <p>
          <OwnRule requirement={requirement} access={box.access} />
        </p>
        {!requirement.sourceAddress && !isOfTeam(requirement) && <Unsourced />}
        <div className="text-sm">
          <RequirementOrigin requirement={requirement} />
        </div>
      </section>
    );
  });
}
