import { Link2, Printer, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';

/** Copy the page's address, hand it to the system's share sheet, or print the page. */
export function ShareActions({ title, printable = false }: { title: string; printable?: boolean }) {
  const [copied, setCopied] = useState(false);
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  // Closing the share sheet without sharing is no failure.
  const share = () => navigator.share({ title, url: location.href }).catch(() => undefined);

  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <button type="button" className="button-quiet" onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> Copy link
      </button>
      {canShare && (
        <button type="button" className="button-quiet" onClick={share}>
          <Share2 aria-hidden="true" size={18} /> Share
        </button>
      )}
      {printable && (
        <button type="button" className="button-quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> Print
        </button>
      )}
      <span role="status" className="text-sm text-ink-soft">
        {copied && 'Link copied'}
      </span>
    </div>
  );
}
