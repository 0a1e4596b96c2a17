import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** A loading indicator, visible and announced. */
export function Spinner() {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-8 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-accent motion-reduce:animate-none"
      />
      <span>{t('loading')}</span>
    </div>
  );
}
