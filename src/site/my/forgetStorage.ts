/**
 * Deletes everything that this site keeps in the browser, except cookies: storages, and the copies
 * of pages for offline use. A part that the browser blocks is skipped: it holds nothing.
 */
export async function forgetStorage(): Promise<void> {
  // First the workers, which would store pages again.
  await skipBlocked(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  });
  await skipBlocked(async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await skipBlocked(async () => localStorage.clear());
  await skipBlocked(async () => sessionStorage.clear());
}

async function skipBlocked(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch {
    // No such storage in this browser, or only over https.
  }
}
