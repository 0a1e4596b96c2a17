import { setImmediate } from 'node:timers/promises';
import { UnusableFile } from '../errors.ts';
import { afterSpace } from './fileBytes.ts';
import { requireWithinLimits } from './recordLimits.ts';

/** An item of the list that a JSON is, or a member of the object: its position, from 1, and name. */
type JsonEntry = { position: number; name: string | null; value: unknown };

/** Entries parsed between two pauses. */
const AT_ONCE = 500;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a text is JSON with a list or an object, by its beginning. */
export function beginsAsJson(text: Uint8Array): boolean {
  return beginsAsList(text) || beginsAsObject(text);
}

export function beginsAsList(text: Uint8Array): boolean {
  return text[afterSpace(text, 0)] === OPEN_LIST;
}

export function beginsAsObject(text: Uint8Array): boolean {
  return text[afterSpace(text, 0)] === OPEN_OBJECT;
}

/**
 * The entries of the list or object that a JSON is, parsed one after the other, so that a file takes
 * no more memory than its largest entry. Yields regularly, so that other work continues. Throws
 * UnusableFile for invalid JSON, and for an entry beyond the limits, before it is parsed.
 */
export async function* jsonEntries(json: Buffer): AsyncGenerator<JsonEntry, void> {
  const isList = beginsAsList(json);
  const close = isList ? CLOSE_LIST : CLOSE_OBJECT;
  let at = afterSpace(json, afterSpace(json, 0) + 1);
  let position = 0;
  if (json[at] === close) at += 1;
  else {
    for (let isLast = false; !isLast; ) {
      position += 1;
      if (position % AT_ONCE === 0) await setImmediate();
      let name: string | null = null;
      if (!isList) {
        const colon = endOfValue(json, at, position);
        name = nameIn(parsed(json, at, colon, position));
        if (name === null || json[colon] !== COLON) throw brokenAt(position, 'a name is missing');
        at = colon + 1;
      }
      const end = endOfValue(json, at, position);
      yield { position, name, value: parsed(json, at, end, position) };
      if (json[end] !== COMMA && json[end] !== close) {
        throw brokenAt(position, end < json.length ? 'a comma is missing' : 'the file ends early');
      }
      isLast = json[end] === close;
      at = end + 1;
    }
  }
  if (afterSpace(json, at) < json.length)
    throw new UnusableFile(`${NO_JSON}it goes on after its end`);
}

/**
 * The position after a value: of the next comma, colon or closing bracket outside of it, or of the
 * file's end.
 */
function endOfValue(json: Buffer, start: number, position: number): number {
  const size = { bytes: 0, values: 1, depth: 0 };
  let isText = false;
  let at = start;
  for (; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) size.depth += 1;
    else if (byte === COMMA || byte === COLON || byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (size.depth === 0) break;
      if (byte === COMMA) size.values += 1;
      else if (byte !== COLON) size.depth -= 1;
    }
    size.bytes = at - start;
    requireWithinLimits('Record', position, size);
  }
  return Math.min(at, json.length);
}

function parsed(json: Buffer, start: number, end: number, position: number): unknown {
  try {
    return JSON.parse(json.toString('utf8', start, end));
  } catch (error) {
    throw brokenAt(position, error instanceof Error ? error.message : String(error), error);
  }
}

function nameIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

const NO_JSON = 'The file is no JSON: ';

function brokenAt(position: number, reason: string, cause?: unknown): UnusableFile {
  return new UnusableFile(`${NO_JSON}record ${position}: ${reason}`, { cause });
}
