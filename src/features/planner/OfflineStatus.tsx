import { useEffect, useState } from 'react';
import messages from '../../../messages/planner/en.gen.ts';
import { useMessages } from '../../lib/useMessages.ts';

/** Both are below /plan/, so that the worker's scope has no other page. */
const WORKER = '/plan/service-worker.js';
const SCOPE = '/plan/';

/**
 * Makes this page work offline, and says so once it does. Browsers without support are unaffected.
 */
export function OfflineStatus() {
  const t = useMessages(messages);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isShown = true;
    const register = async () => {
      try {
        const { serviceWorker } = navigator;
        const registration = await serviceWorker.register(WORKER, { scope: SCOPE });
        await activeWorkerOf(registration);
        if (isShown) setIsReady(true);
      } catch {
        // Offline, or workers are blocked: the page works anyway.
      }
    };
    if (document.readyState === 'complete') void register();
    else window.addEventListener('load', register, { once: true });
    return () => {
      isShown = false;
      window.removeEventListener('load', register);
    };
  }, []);
  return isReady ? t('offline') : null;
}

async function activeWorkerOf({ active, installing, waiting }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed'));
    });
  });
}
