import shellMessages from '#messages/shell/en.gen.ts';
import { useMessages } from '#src/lib/useMessages.ts';

/** A field that people neither see nor reach; see `honeypot` in the server's schemas. */
export function Honeypot() {
  const t = useMessages(shellMessages);
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
