import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/Button.tsx';
import { copyText } from '../../../../ui/copyText.ts';

/** Copies a link that shows the stored destination before publication, without an account. */
export function CopyPreviewLink({ destinationId }: { destinationId: string }) {
  const create = trpc.destination.createPreview.useMutation();
  const [made, setMade] = useState<{ link: string; copied: boolean }>();

  async function copy() {
    const { token } = await create.mutateAsync({ id: destinationId });
    const link = `${location.origin}/preview/${token}`;
    setMade({ link, copied: await copyText(link) });
  }

  return (
    <div className="flex flex-col items-start gap-2 self-end sm:col-start-2">
      <Button
        Icon={Link2}
        disabled={create.isPending}
        onClick={() => copy().catch(() => undefined)}
      >
        Copy preview link
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {made?.copied &&
          'Link copied. It shows what is saved, for 7 days, to everybody who has it.'}
        {made?.copied === false && 'This browser does not let the page copy. Copy it from here:'}
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
