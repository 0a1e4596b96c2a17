import { UnusableFile } from '../errors.ts';

/** The size of files of one kind, in bytes, and the refusal of larger ones. */
export type FileLimit = { maxBytes: number; tooLarge: string };

/**
 * The text of an uploaded file, without its byte order mark. Throws UnusableFile when it is too large,
 * empty, or not UTF-8.
 */
export function textOf(file: Uint8Array, { maxBytes, tooLarge }: FileLimit): string {
  if (file.byteLength > maxBytes) throw new UnusableFile(tooLarge);
  const text = decoded(file);
  if (text.trim() === '') throw new UnusableFile('The file is empty');
  return text;
}

/** The value of a JSON text. Throws UnusableFile when it is none. */
export function valueOfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableFile(`The file is no JSON: ${reason}`, { cause: error });
  }
}

/** Whether a value is an object of JSON: neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decoded(file: Uint8Array): string {
  // Of its commas and line ends each has one; UTF-8 text has none.
  if (file.subarray(0, 1000).includes(0)) {
    throw new UnusableFile('The file is UTF-16 text, or none: save it as CSV UTF-8 or JSON');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new UnusableFile('The file is not UTF-8 text: save it as CSV UTF-8 or JSON');
  }
}
