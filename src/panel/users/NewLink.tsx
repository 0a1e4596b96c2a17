import { Copy } from 'lucide-react';
import { useState } from 'react';
import { timeText } from '#core/languages/timeText.ts';
import { ADMIN_PAGE_SIZE } from '#core/records/lists.ts';
import type { AccountLinkPurpose } from '#core/siteVocabulary.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { mailStateInWords, WAITING_MS } from '../outbox/mailState.ts';

export type ShownLink = {
  token: string;
  purpose: AccountLinkPurpose;
  expiresAt: string;
  /** The mail with it, in the outbox. */
  mailId: number | null;
};

/** A new link, shown only once, to be passed on. */
export function NewLink({ link: { token, purpose, expiresAt, mailId } }: { link: ShownLink }) {
  const [outcome, setOutcome] = useState('');
  const address = `${location.origin}/admin/join?token=${token}`;
  const until = timeText(expiresAt);
  return (
    <section aria-label="The link" className="card flex flex-col gap-3 p-4 sm:p-5">
      <Field
        label={purpose === 'invitation' ? 'Invitation link' : 'Link to choose another password'}
        hint={`Works once, until ${until}. It is not shown again: give it to nobody else.`}
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
      {mailId !== null && <MailState id={mailId} />}
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

/** Where the mail with the link is on its way. */
function MailState({ id }: { id: number }) {
  const { data } = trpc.mail.outbox.useQuery(
    { page: 0, pageSize: ADMIN_PAGE_SIZE },
    { refetchInterval: ({ state }) => (state.data?.counts.waiting ? WAITING_MS : false) },
  );
  const mail = data?.items.find((one) => one.id === id);
  if (!mail) return null;
  return (
    <p role="status" className={mail.state === 'failed' ? 'font-semibold text-danger' : undefined}>
      By mail to {mail.to}: {mailStateInWords(mail)}
    </p>
  );
}
