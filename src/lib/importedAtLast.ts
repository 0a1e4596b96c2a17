import { failedScript, isServed } from './failedScript.ts';

/** The delay before a module is requested again, in ms. */
const RETRY_MS = 3000;

const TRIES = 3;

/** The failed imports in this page, for addresses that were never asked for. */
let failures = 0;

/**
 * Imports a module that exports `name`, again after a failure, then from an address of its own: whoever
 * loses the connection for a moment still gets what was to be loaded. Rejects after three tries, or at once
 * if a newer release has replaced the file, which only another load of the page helps. Nothing else may
 * import the module: the build shortens the names of what others import.
 */
export async function importedAtLast<Module extends object>(
  load: () => Promise<Module>,
  name: keyof Module,
): Promise<Module> {
  let again = load;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const module = await again();
      if (name in module) return module;
      // The script that failed was one that the module imports.
      throw new Error(`A script has no ${String(name)}`);
    } catch (error) {
      failures += 1;
      const script = failedScript(error)?.replace(/\?.*/, '');
      const isReplaced = script !== undefined && (await isServed(script)) === false;
      if (isReplaced || attempt === TRIES) throw error;
      const address = `${script}?attempt=${failures}`;
      again = script ? () => import(/* @vite-ignore */ address) : load;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
