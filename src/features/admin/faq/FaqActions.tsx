import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExportLink } from '../importExport/ExportLink.tsx';
import type { ListedFaq } from './FaqRow.tsx';

/** Bulk actions for questions: applied to all of them or, if one fails, to none. */
export function FaqActions({ selected, done }: { selected: ListedFaq[]; done: () => void }) {
  const deleteMany = trpc.faq.deleteMany.useMutation({
    onSuccess: done,
  });
  const ids = selected.map(({ id }) => id);
  return (
    <>
      <ExportLink kind="faqs" ids={ids} />
      <Button
        className="button-danger"
        disabled={deleteMany.isPending}
        onClick={() => deleteMany.mutate({ ids })}
      >
        Delete
      </Button>
    </>
  );
}
