import { useEffect, useState } from 'react';
import messages from '#messages/planner/en.gen.ts';
import { useMessages } from '#src/lib/useMessages.ts';
import { storePage } from '../offline/storedPages.ts';

/** Says that this page works offline, once it does. Browsers without support are unaffected. */
export function OfflineStatus() {
  const t = useMessages(messages);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    let isShown = true;
    void storePage(location.pathname).then((isStored) => {
      if (isShown) setIsReady(isStored);
    });
    return () => {
      isShown = false;
    };
  }, []);
  // The space comes with the sentence: it would move to the next line with it.
  return isReady && <> {t('offline')}</>;
}
