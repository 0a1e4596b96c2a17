/**
 * The address of the script that an import failed to load, as Chromium and Firefox name it in the error;
 * undefined for others. Chromium since 150 never loads it again in this page: a later import of the same
 * address fails at once.
 */
export function failedScript(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
}
