import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ADMIN_PAGE_SIZE } from '../../../../../server/schemas/constants.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { FormattedDate } from '../../../../ui/FormattedDate.tsx';
import { Pager } from '../../../../ui/Pager.tsx';
import { Loaded } from '../../Loaded.tsx';
import { useLastPage } from '../../lists/listState.ts';
import { failedToLoad, reports as outcomes } from '../../reports.ts';
import { purposeNames } from '../ruleLabels.ts';
import { SeenAnswer } from './SeenAnswer.tsx';

/** What visitors say is wrong, last reported first. Pages count from 1. */
export function ReportList({ page, nameOf }: { page: number; nameOf: (code: string) => string }) {
  const utils = trpc.useUtils();
  const list = trpc.rule.reports.useQuery(
    { page: page - 1 },
    { placeholderData: keepPreviousData, meta: { failure: failedToLoad.answerReports } },
  );
  useLastPage(list, page, 'reports');
  const close = trpc.rule.closeReport.useMutation({
    meta: { report: outcomes.closeReport },
    onSettled: () => void utils.invalidate(),
  });

  return (
    <section aria-labelledby="reports" className="flex flex-col gap-3">
      <h2 id="reports" tabIndex={-1} className="text-xl font-semibold">
        Visitors' reports
      </h2>
      <Loaded query={list} failure={failedToLoad.answerReports}>
        {({ items, total }) => (
          <>
            {total === 0 && <EmptyState title="No open reports" />}
            {items.map((report) => {
              const { id, passport, destination, purpose, message, reports } = report;
              const pair = `${nameOf(passport)} to ${nameOf(destination)}, ${purposeNames[purpose].toLowerCase()}`;
              return (
                <article
                  key={id}
                  aria-label={pair}
                  tabIndex={-1}
                  data-list-row
                  className="card flex flex-col gap-3 p-4"
                >
                  <div className="flex flex-wrap items-baseline gap-x-3">
                    <h3 className="font-semibold">{pair}</h3>
                    <span className="text-ink-soft">
                      {reports > 1 && `${reports} times, last `}
                      <FormattedDate time={report.lastReportedAt} />
                    </span>
                  </div>
                  <SeenAnswer answer={report.answer} />
                  <p className="wrap-anywhere whitespace-pre-line">{message || 'No message'}</p>
                  <div className="flex flex-wrap gap-3">
                    <Link
                      to="/admin/rules"
                      search={{ passport, destination, purpose }}
                      className="button-quiet"
                      aria-label={`See Rules of ${pair}`}
                    >
                      See Rules
                    </Link>
                    <button
                      type="button"
                      className="button-quiet"
                      aria-label={`Close the report of ${pair}`}
                      disabled={close.isPending}
                      onClick={() => {
                        document.getElementById('reports')?.focus();
                        close.mutate({ id });
                      }}
                    >
                      Close
                    </button>
                  </div>
                </article>
              );
            })}
            <Pager
              label="Pages of reports"
              name="reports"
              page={page}
              pageSize={ADMIN_PAGE_SIZE}
              total={total}
              listId="reports"
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
