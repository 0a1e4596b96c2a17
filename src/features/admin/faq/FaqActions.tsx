import { trpc } from '../../../lib/trpc.ts';
import { ExportLink } from '../importExport/ExportLink.tsx';
import { DeleteSelected } from '../lists/DeleteSelected.tsx';
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
      <DeleteSelected
        count={ids.length}
        unit={['question', 'questions']}
        isPending={deleteMany.isPending}
        onDelete={() => deleteMany.mutate({ ids })}
      />
    </>
  );
}
