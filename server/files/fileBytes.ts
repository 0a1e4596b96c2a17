import { isUtf8 } from 'node:buffer';
import { UnusableFile } from '../errors.ts';

/** The size of files of one kind, in bytes, and the refusal of larger ones. */
export type FileLimit = { maxBytes: number; tooLarge: string };

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/**
 * The UTF-8 text of an uploaded file as bytes, without its byte order mark: its readers decode one
 * record at a time. Throws UnusableFile when it is too large, empty, or not UTF-8.
 */
export function bytesOfText(file: Uint8Array, { maxBytes, tooLarge }: FileLimit): Buffer {
  if (file.byteLength > maxBytes) throw new UnusableFile(tooLarge);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // Of its commas and line ends each has one; UTF-8 text has none.
  if (bytes.subarray(0, 1000).includes(0)) {
    throw new UnusableFile('The file is UTF-16 text, or none: save it as CSV UTF-8 or JSON');
  }
  if (!isUtf8(bytes)) {
    throw new UnusableFile('The file is not UTF-8 text: save it as CSV UTF-8 or JSON');
  }
  const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  const text = isMarked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
  if (afterSpace(text, 0) === text.length) throw new UnusableFile('The file is empty');
  return text;
}

/** The position of the first byte from `start` that is no space, tab or line end. */
export function afterSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

/** The same bytes without spaces, tabs and line ends at their beginning and end. */
export function trimmed(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (isSpace(bytes[end - 1])) end -= 1;
  return bytes.subarray(afterSpace(bytes, 0), end);
}

/** The white space of JSON: space, tab, line feed, carriage return. */
function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

/** Whether a value is an object of JSON: neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
