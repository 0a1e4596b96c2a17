import { Link2, Printer } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../ui/copyText.ts';

/** Copies the address, which contains the whole trip, or prints the page. */
export function TripActions() {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      (await copyText(location.href))
        ? 'Link copied'
        : 'This browser does not let the page copy: copy the address above.',
    );
  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <span role="status" className="text-sm text-ink-soft">
        {said}
      </span>
      <button type="button" className="button-quiet" onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> Copy link
      </button>
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> Print
      </button>
    </div>
  );
}
