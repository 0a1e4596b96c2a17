import { useEffect, useState } from 'react';
import { storePage } from '../offline/storedPages.ts';

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
  return isReady ? 'This page works offline.' : null;
}
