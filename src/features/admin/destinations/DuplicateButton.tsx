import { useNavigate } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { trpc } from '../../../lib/trpc.ts';
import { reports } from '../reports.ts';

/** Duplicates a destination with its visa requirements, and opens the copy, a draft. */
export function DuplicateButton({ destinationId }: { destinationId: string }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const duplicate = trpc.destination.duplicate.useMutation({
    meta: { report: reports.duplicateDestination },
    onSuccess: async ({ id }) => {
      void utils.invalidate();
      await navigate({
        to: '/admin/destinations/$destinationId',
        params: { destinationId: id },
      });
    },
  });
  return (
    <button
      type="button"
      className="button-quiet"
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate({ id: destinationId })}
    >
      <CopyPlus aria-hidden="true" className="size-5" />
      Duplicate
    </button>
  );
}
