import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [outcome, setOutcome] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold">Your recovery codes</h2>
      <p>
        Each signs you in once, if your phone is lost. Store them now where only you find them, such
        as a password manager: they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-3 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="text-ink-soft">
          {outcome}
        </p>
        <Button
          Icon={Copy}
          onClick={async () =>
            setOutcome((await copyText(codes.join('\n'))) ? 'Copied' : 'Select and copy them')
          }
        >
          Copy codes
        </Button>
        <Button className="button" onClick={onDone}>
          I have stored them
        </Button>
      </div>
    </div>
  );
}
