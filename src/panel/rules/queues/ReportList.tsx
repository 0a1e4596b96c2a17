import { reportSorts } from '#core/siteVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PairLink } from '../PairLink.tsx';
import { pairName } from '../ruleLabels.ts';
import { focusQueue, type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { SeenAnswer } from './SeenAnswer.tsx';

type Report = RouterOutputs['rule']['reports']['items'][number];

/** Visitors' reports of errors, newest first by default. */
export function ReportList({ address, nameOf }: QueueProps) {
  const list = trpc.rule.reports.useQuery(pageInput(address, reportSorts), keepingPage);
  const close = trpc.rule.closeReports.useMutation();
  const pairOf = (report: Report) => pairName(report, nameOf);

  return (
    <ReviewQueue
      id="reports"
      title="Visitors' reports"
      unit={['report', 'reports']}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={pairOf}
      empty={<EmptyState title="No open reports" />}
      bulk={(selected, done) => (
        <Button
          disabled={close.isPending}
          onClick={() => close.mutate({ ids: selected.map(({ id }) => id) }, { onSuccess: done })}
        >
          Close
        </Button>
      )}
      columns={[
        {
          heading: 'Passport',
          sort: { name: 'passport' },
          cell: (report) => (
            <PairLink pair={report} nameOf={nameOf}>
              {nameOf(report.passport)}
            </PairLink>
          ),
        },
        {
          heading: 'Destination',
          sort: { name: 'destination' },
          cell: ({ destination, purpose }) => `${nameOf(destination)}, ${purpose}`,
        },
        {
          heading: 'Report',
          cell: ({ answer, message }) => (
            <span className="flex flex-col gap-1">
              <SeenAnswer answer={answer} />
              <span className="wrap-anywhere whitespace-pre-line">{message || 'No message'}</span>
            </span>
          ),
        },
        {
          heading: 'Times',
          sort: { name: 'times', greatestFirst: true },
          cell: ({ reports }) => (reports === 1 ? 'Once' : `${reports} times`),
        },
        {
          heading: 'Last',
          sort: { name: 'last', greatestFirst: true },
          cell: ({ lastReportedAt }) => <FormattedDate time={lastReportedAt} />,
        },
        {
          heading: 'Actions',
          actions: true,
          cell: (report) => {
            const { id, passport, destination, purpose } = report;
            return (
              <span className="inline-flex flex-wrap gap-2">
                <ButtonLink
                  to="/admin/rules"
                  search={{ passport, destination, purpose }}
                  aria-label={`See rules of ${pairOf(report)}`}
                >
                  See rules
                </ButtonLink>
                <Button
                  aria-label={`Close the report of ${pairOf(report)}`}
                  disabled={close.isPending}
                  onClick={() => {
                    focusQueue('reports');
                    close.mutate({ ids: [id] });
                  }}
                >
                  Close
                </Button>
              </span>
            );
          },
        },
      ]}
    />
  );
}
