/**
 * The address of the script that an import failed to load, as Chromium and Firefox name it in the error;
 * undefined for others. Chromium since 150 never loads it again in this page: a later import of the same
 * address fails at once.
 */
export function failedScript(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
}

/**
 * Whether the server has a script; not, if a newer release has replaced it. Undefined while the server
 * can't say.
 */
export async function isServed(script: string): Promise<boolean | undefined> {
  const response = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (response?.ok) return true;
  return response?.status === 404 ? false : undefined;
}
