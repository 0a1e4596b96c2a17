import { failedScript } from '#src/lib/failedScript.ts';

/** The delay before a module is requested again, in ms. */
const RETRY_MS = 3000;

/**
 * Imports a module, again after each failure, then from an address of its own: whoever loses the connection
 * while the panel loads still gets its messages later.
 */
export async function importedAtLast<Module>(load: () => Promise<Module>): Promise<Module> {
  let again = load;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await again();
    } catch (error) {
      const script = failedScript(error)?.replace(/\?.*/, '');
      if (script) again = () => import(/* @vite-ignore */ `${script}?attempt=${attempt}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
