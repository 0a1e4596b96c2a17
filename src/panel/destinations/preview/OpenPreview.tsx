import { Eye } from 'lucide-react';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';

/** Opens the page of an unpublished destination as it is saved, by its preview link, in a new tab. */
export function OpenPreview({ destinationId: id }: { destinationId: string }) {
  const create = trpc.destination.createPreview.useMutation();

  async function open() {
    // Browsers allow a new tab during the press only, not once the link is there.
    const tab = window.open('', '_blank');
    // Its failure is reported.
    const preview = await create.mutateAsync({ id, renew: false }).catch(() => undefined);
    if (!preview) {
      tab?.close();
      return;
    }
    const address = `/preview/${preview.token}`;
    if (tab) tab.location.replace(address);
    else window.location.assign(address);
  }

  return (
    <Button Icon={Eye} disabled={create.isPending} onClick={() => void open()}>
      Open preview
    </Button>
  );
}
