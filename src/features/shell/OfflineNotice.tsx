import { useSyncExternalStore } from 'react';

/** Shown while the browser is offline. Paused queries resume by themselves once it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-50">
      {!online && (
        <p className="bg-ink px-4 py-3 text-center font-medium text-paper">
          You are offline. What is on this page stays; the rest follows when the network is back.
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
