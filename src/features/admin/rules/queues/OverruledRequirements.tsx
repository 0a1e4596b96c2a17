import { partialDateText } from '../../../../../server/schemas/rules/partialDateText.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ButtonLink.tsx';
import { keepingPage } from '../../lists/keepingPage.ts';
import { pageInput } from '../../lists/listAddress.ts';
import { NameLink } from '../../lists/NameLink.tsx';
import { AnswerText, accessText } from '../AnswerText.tsx';
import { purposeNames, stayText } from '../ruleLabels.ts';
import { type QueueProps, ReviewQueue } from './ReviewQueue.tsx';

type Overruled = RouterOutputs['rule']['overruled']['items'][number];

/** Requirements of destinations that contradict their country's answer, which takes precedence. */
export function OverruledRequirements({ address, nameOf }: QueueProps) {
  const { page, pageSize } = pageInput(address, []);
  const list = trpc.rule.overruled.useQuery({ page, pageSize }, keepingPage);
  const nameOfRow = ({ destinationName, passport, purpose }: Overruled) =>
    `${nameOf(passport)} to ${destinationName}, ${purposeNames[purpose].toLowerCase()}`;
  return (
    <ReviewQueue
      id="overruled"
      title="Overruled requirements"
      about="These say otherwise than their country, and are older or name no source. Visitors see the country’s answer first. Correct them, add a newer source, or delete them."
      unit={['requirement', 'requirements']}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={nameOfRow}
      empty={<EmptyState title="No requirement contradicts its country" />}
      columns={[
        {
          heading: 'Passport',
          cell: (row) => (
            <NameLink
              to="/admin/destinations/$destinationId/visa-requirements/$requirementId"
              params={{ destinationId: row.destinationId, requirementId: row.id }}
              aria-label={nameOfRow(row)}
            >
              {nameOf(row.passport)}
            </NameLink>
          ),
        },
        {
          heading: 'Destination',
          cell: ({ destinationName, purpose }) => `${destinationName}, ${purpose}`,
        },
        { heading: 'Requirement', cell: (row) => <RequirementText requirement={row} /> },
        { heading: 'Answered', cell: ({ answer }) => <AnswerText answer={answer} /> },
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

function RequirementText({
  requirement: { access, durationDays, sourceAddress, sourceDate },
}: {
  requirement: Overruled;
}) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold">{accessText(access)}</span>
      <span>{stayText({ number: durationDays, unit: 'days' })}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {sourceAddress ? new URL(sourceAddress).hostname : 'No source'}
        {sourceDate && `, ${partialDateText(sourceDate)}`}
      </span>
    </span>
  );
}
