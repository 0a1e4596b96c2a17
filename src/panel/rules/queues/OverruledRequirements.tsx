import { stayOfRequirement } from '#core/answers/requirement.ts';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AnswerText } from '../AnswerText.tsx';
import { type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { requirementColumns, requirementName } from './requirementColumns.tsx';

type Overruled = RouterOutputs['rule']['overruled']['items'][number];

/**
 * Requirements of destinations that contradict their country's answer: it takes precedence, or puts
 * the team's requirement in doubt.
 */
export function OverruledRequirements({ address, nameOf }: QueueProps) {
  const { page, pageSize } = pageInput(address, []);
  const list = trpc.rule.overruled.useQuery({ page, pageSize }, keepingPage);
  const nameOfRow = (row: Overruled) => requirementName(row, nameOf);
  return (
    <ReviewQueue
      id="overruled"
      title="Requirements that differ from their country"
      about="Your team’s requirements that official sources make stricter, or a newer source contradicts, and requirements that visitors see below their country’s answer. Correct them, make them the country’s rule, or delete them."
      unit={['requirement', 'requirements']}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={nameOfRow}
      empty={<EmptyState title="No requirement contradicts its country" />}
      columns={[
        ...requirementColumns(nameOf),
        { heading: 'Requirement', cell: (row) => <RequirementText requirement={row} /> },
        { heading: 'Why', cell: (row) => reasonOf(row) },
        { heading: 'Country’s answer', cell: ({ answer }) => <AnswerText answer={answer} /> },
        {
          heading: 'Actions',
          actions: true,
          cell: (row) => (
            <ButtonLink
              to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
              params={{ destinationId: row.destinationId, requirementId: row.id }}
              aria-label={`Edit the requirement ${nameOfRow(row)}`}
            >
              Edit
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

function reasonOf({ answeredBy, differs }: Overruled): string {
  if (differs === 'easier') return 'Easier than an official source';
  if (differs === 'otherwise') return 'Another source is as new';
  return answeredBy === 'country' ? 'Below the country’s answer' : '';
}

function RequirementText({
  requirement: { access, sourceAddress, sourceDate, ...requirement },
}: {
  requirement: Overruled;
}) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold">{accessInWords(access)}</span>
      <span>{wordsOfStay(stayOfRequirement(requirement))}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {sourceAddress ? new URL(sourceAddress).hostname : 'No source'}
        {sourceDate && `, ${partialDateText(sourceDate)}`}
      </span>
    </span>
  );
}
