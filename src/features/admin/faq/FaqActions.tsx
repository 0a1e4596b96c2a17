import { trpc } from '../../../lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { reports } from '../reports.ts';
import type { ListedFaq } from './FaqRow.tsx';

/** What can be done with several questions at once: to all of them or, where one fails, to none. */
export function FaqActions({ selected, done }: { selected: ListedFaq[]; done: () => void }) {
  const utils = trpc.useUtils();
  const deleteMany = trpc.faq.deleteMany.useMutation({
    meta: { report: reports.deleteFaqs },
    onSuccess: done,
    onSettled: () => void utils.invalidate(),
  });
  const ids = selected.map(({ id }) => id);
  const question =
    ids.length === 1
      ? 'Are you sure you want to delete this question?'
      : `Are you sure you want to delete these ${ids.length} questions?`;
  return (
    <>
      <ExportLink kind="faqs" ids={ids} />
      <button
        type="button"
        className="button-danger"
        disabled={deleteMany.isPending}
        onClick={() => window.confirm(question) && deleteMany.mutate({ ids })}
      >
        Delete
      </button>
    </>
  );
}
