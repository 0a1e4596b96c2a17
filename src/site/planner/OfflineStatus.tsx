import { useEffect, useState } from 'react';
import messages from '#messages/en/planner.gen.ts';
import { translator } from '#messages/translate.ts';
import { storePage } from '../offline/storedPages.ts';

const t = translator(messages);

/** Says that this page works offline, once it does. Browsers without support are unaffected. */
export function OfflineStatus() {
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
