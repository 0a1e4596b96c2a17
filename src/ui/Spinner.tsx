import shellMessages from '#messages/shell/en.gen.ts';
import { useMessages } from '../lib/useMessages.ts';

/** A loading indicator, visible and announced. */
export function Spinner() {
  const t = useMessages(shellMessages);
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
