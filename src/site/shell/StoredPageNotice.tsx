import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { timeText } from '#core/languages/timeText.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { reloadOnceOnline } from './nextPage.ts';

const t = translator(shellMessages);

/**
 * When a page that the service worker had on this device was stored. Once the network is back, the
 * page is loaded again, unless it has input.
 */
export function StoredPageNotice() {
  const { pathname } = useLocation();
  const [page, setPage] = useState<{ pathname: string; storedAt: string }>();
  const setStored = useEffectEvent((storedAt: string) => setPage({ pathname, storedAt }));
  useEffect(() => {
    const { storedAt } = document.documentElement.dataset;
    if (!storedAt) return;
    setStored(storedAt);
    reloadOnceOnline();
  }, []);
  if (page?.pathname !== pathname) return null;
  return (
    <p role="status" className="container-site pt-4">
      <span className="notice block font-semibold">
        {t('asOf', { time: timeText(page.storedAt) })}
      </span>
    </p>
  );
}
