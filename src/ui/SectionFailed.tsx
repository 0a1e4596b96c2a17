import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { Button } from './Button.tsx';

const t = translator(shellMessages);

/** Replaces a part of a page that couldn't be loaded, with a retry button. */
export function SectionFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-sunken p-4">
      <p>{message}</p>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
}
