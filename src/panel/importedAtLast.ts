/** The delay before a module is requested again, in ms. */
const RETRY_MS = 3000;

/**
 * Imports a module, again after each failure: whoever loses the connection while the panel loads
 * still gets its messages later.
 */
export async function importedAtLast<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
