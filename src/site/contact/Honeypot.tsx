import shellMessages from '#messages/shell/en.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** A field that people neither see nor reach; see `honeypot` in the server's schemas. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
