import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import shellMessages from '#messages/en/shell.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { isOutdatedPage } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';

const t = translator(shellMessages);

/** The key of the address that this tab last loaded again. */
const RELOADED = 'loaded again';

/** Shown when a page's data or rendering failed; one of an earlier release is loaded again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isOutdated = isOutdatedPage(error);
  useEffect(() => {
    if (isOutdated && !wasReloaded()) location.reload();
  }, [isOutdated]);
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-24">
      <h1 className="text-3xl font-semibold">{t('failed')}</h1>
      <p role="alert">{error instanceof Error ? error.message : String(error)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          className="button"
          onClick={() => (isOutdated ? location.reload() : router.invalidate())}
        >
          {t('tryAgain')}
        </Button>
        <a className="button-quiet" href={localAddress('/')}>
          {t('goHome')}
        </a>
      </div>
    </main>
  );
}

/**
 * Whether this address was loaded again already, so that another time may not help either; notes it
 * if not. Without storage it can't be known: the visitor reloads.
 */
function wasReloaded(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return true;
    sessionStorage.setItem(RELOADED, location.href);
    return false;
  } catch {
    return true;
  }
}
