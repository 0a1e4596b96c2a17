/** Pages that the service worker keeps on this device. */

/** The longest that a page takes to be stored, in ms. */
const STORE_LIMIT_MS = 30_000;

const storing = new Map<string, Promise<boolean>>();

/**
 * Stores the page at a path with its query. Returns whether it is on this device now; false without
 * a worker.
 */
export function storePage(path: string): Promise<boolean> {
  const present = storing.get(path) ?? askWorker(path).finally(() => storing.delete(path));
  storing.set(path, present);
  return present;
}

async function askWorker(path: string): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), STORE_LIMIT_MS);
    active.postMessage({ store: path }, [port2]);
  });
}
