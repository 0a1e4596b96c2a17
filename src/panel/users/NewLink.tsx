import { Copy } from 'lucide-react';
import { useState } from 'react';
import { timeText } from '#core/languages/timeText.ts';
import type { AccountLinkPurpose } from '#core/siteVocabulary.ts';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { Field } from '#src/ui/forms/Field.tsx';

export type ShownLink = {
  token: string;
  purpose: AccountLinkPurpose;
  expiresAt: string;
  isMailed: boolean;
};

/** A new link, shown only once, to be passed on. */
export function NewLink({ link: { token, purpose, expiresAt, isMailed } }: { link: ShownLink }) {
  const [outcome, setOutcome] = useState('');
  const address = `${location.origin}/admin/join?token=${token}`;
  const until = timeText(expiresAt);
  return (
    <section aria-label="The link" className="card flex flex-col gap-3 p-4 sm:p-5">
      <Field
        label={purpose === 'invitation' ? 'Invitation link' : 'Link to choose another password'}
        hint={`${isMailed ? 'It is on its way by mail. ' : ''}Works once, until ${until}. It is not shown again: give it to nobody else.`}
      >
        {(control) => (
          <input
            {...control}
            className="input font-mono text-sm"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="text-ink-soft">
          {outcome}
        </p>
        <Button
          Icon={Copy}
          className="button"
          onClick={async () =>
            setOutcome((await copyText(address)) ? 'Copied' : 'Copy it from the field')
          }
        >
          Copy link
        </Button>
      </div>
    </section>
  );
}
