import { failedScript } from './failedScript.ts';

/** The delay before a module is requested again, in ms. */
const RETRY_MS = 3000;

/**
 * Imports a module, again after each failure, then from an address of its own: whoever loses the connection
 * for a moment still gets what was to be loaded. Nothing else may import the module: the build shortens the
 * names of what others import.
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
