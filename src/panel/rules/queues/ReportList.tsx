import { reportSorts } from '#core/siteVocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { keepingPage } from '#src/panel/lists/keepingPage.ts';
import { pageInput } from '#src/panel/lists/listAddress.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AnswerText } from '../AnswerText.tsx';
import { PairLink } from '../PairLink.tsx';
import { pairName } from '../ruleLabels.ts';
import { focusNextRow, idOfRow } from './queueReturn.ts';
import { isUnderWay, type QueueProps, ReviewQueue } from './ReviewQueue.tsx';
import { SeenAnswer } from './SeenAnswer.tsx';
import { SidesText } from './SidesText.tsx';

type Report = RouterOutputs['rule']['reports']['items'][number];

const QUEUE = 'reports';

/** Visitors' reports of errors, newest first by default. */
export function ReportList({ address, nameOf }: QueueProps) {
  const list = trpc.rule.reports.useQuery(pageInput(address, reportSorts), keepingPage);
  const close = trpc.rule.closeReports.useMutation();
  const isClosing = isUnderWay(close, list);
  const utils = trpc.useUtils();
  const pairOf = (report: Report) => pairName(report, nameOf);

  return (
    <ReviewQueue
      id={QUEUE}
      title="Visitors' reports"
      unit={['report', 'reports']}
      address={address}
      query={list}
      rowKey={({ id }) => id}
      rowName={pairOf}
      fetchPage={(page, options) =>
        utils.rule.reports.fetch({ ...pageInput(address, reportSorts), ...page }, options)
      }
      empty={<EmptyState title="No open reports" />}
      bulk={(selected, done) => (
        <Button
          disabled={isClosing}
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
            <PairLink id={idOfRow(QUEUE, report.id)} pair={report} nameOf={nameOf}>
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
          cell: ({ message }) => (
            <span className="wrap-anywhere whitespace-pre-line">{message || 'No message'}</span>
          ),
        },
        { heading: 'Seen', cell: ({ answer }) => <SeenAnswer answer={answer} /> },
        {
          heading: 'Answered now',
          cell: ({ now }) => (
            <>
              <AnswerText answer={now} />
              {now.transit && (
                <SidesText sides={{ ...now.transit, border: now.transit.border.access }} />
              )}
            </>
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
              <span className="inline-flex flex-wrap justify-end gap-2">
                <Button
                  aria-label={`Close the report of ${pairOf(report)}`}
                  disabled={isClosing}
                  onClick={({ currentTarget }) => {
                    focusNextRow(currentTarget, QUEUE);
                    close.mutate({ ids: [id] });
                  }}
                >
                  Close
                </Button>
                <ButtonLink
                  to="/admin/rules/new"
                  search={{
                    passport,
                    destination,
                    purpose,
                    queue: QUEUE,
                    // The report itself: it is closed after its rule is written.
                    next: idOfRow(QUEUE, id),
                  }}
                  aria-label={`Write our own: ${pairOf(report)}`}
                >
                  Write our own
                </ButtonLink>
                <ButtonLink
                  to="/admin/rules"
                  search={{ passport, destination, purpose }}
                  aria-label={`See rules of ${pairOf(report)}`}
                >
                  See rules
                </ButtonLink>
                <ButtonLink
                  to="/visa-info/$topic"
                  params={{ topic: destination }}
                  search={{ type: purpose, from: passport }}
                  aria-label={`See page: ${pairOf(report)}`}
                >
                  See page
                </ButtonLink>
              </span>
            );
          },
        },
      ]}
    />
  );
}
