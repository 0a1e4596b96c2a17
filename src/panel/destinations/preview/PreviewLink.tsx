import { Link2, Link2Off, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { FormattedDate } from '#src/panel/FormattedDate.tsx';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';

/**
 * Copies a link that shows the stored destination before publication, without an account, and ends
 * links that were copied before.
 */
export function PreviewLink({ destinationId: id }: { destinationId: string }) {
  const shared = trpc.destination.previewLink.useQuery({ id });
  const create = trpc.destination.createPreview.useMutation();
  const stop = trpc.destination.stopSharingPreview.useMutation();
  const [made, setMade] = useState<{ link: string; copied: boolean }>();
  const buttons = useRef<HTMLDivElement>(null);
  const expiresAt = shared.data?.expiresAt;

  async function copy({ renew }: { renew: boolean }) {
    // Its failure is reported.
    const preview = await create.mutateAsync({ id, renew }).catch(() => undefined);
    if (!preview) return;
    const link = `${location.origin}/preview/${preview.token}`;
    setMade({ link, copied: await copyText(link) });
  }

  function stopSharing() {
    // The button that was pressed is removed.
    buttons.current?.querySelector('button')?.focus();
    setMade(undefined);
    stop.mutate({ id });
  }

  return (
    <div className="flex flex-col items-start gap-2 sm:col-span-2">
      <div ref={buttons} className="flex flex-wrap gap-2">
        <Button Icon={Link2} disabled={create.isPending} onClick={() => copy({ renew: false })}>
          Copy preview link
        </Button>
        {expiresAt && (
          <>
            <Button
              Icon={RefreshCw}
              disabled={create.isPending}
              onClick={() => copy({ renew: true })}
            >
              New link
            </Button>
            <Button Icon={Link2Off} disabled={stop.isPending} onClick={stopSharing}>
              Stop sharing
            </Button>
          </>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {made?.copied && 'Link copied. '}
        {made?.copied === false && 'This browser does not let the page copy. Copy it from here. '}
        {expiresAt && (
          <>
            Everybody who has the link sees what is saved, until <FormattedDate time={expiresAt} />{' '}
            or publication. “New link” and “Stop sharing” end every earlier link.
          </>
        )}
      </p>
      {made && (
        <input
          readOnly
          aria-label="Preview link"
          value={made.link}
          onFocus={(event) => event.currentTarget.select()}
          className="input text-sm"
        />
      )}
    </div>
  );
}
