import { useNavigate } from '@tanstack/react-router';
import { CopyPlus } from 'lucide-react';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';

/** Duplicates a destination with its visa requirements, and opens the copy, a draft. */
export function DuplicateButton({ destinationId }: { destinationId: string }) {
  const navigate = useNavigate();
  const duplicate = trpc.destination.duplicate.useMutation({
    onSuccess: async ({ id }) => {
      await navigate({
        to: '/admin/destinations/$destinationId',
        params: { destinationId: id },
      });
    },
  });
  return (
    <Button
      Icon={CopyPlus}
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate({ id: destinationId })}
    >
      Duplicate
    </Button>
  );
}
