import { FieldError } from '../errors.ts';

/** Characters appended to a leaked password don't count: "dragon1!" is no better than "dragon". */
const TAIL = /[\d\W_]{1,4}$/;

let listed: Promise<Set<string>> | undefined;

/**
 * Throws FieldError for a password among some 49,000 most frequently leaked ones, in any case, also
 * repeated or with up to four digits or symbols appended. The list of a package is loaded on first
 * use, which takes some 40 ms and 3 MB.
 */
export async function refuseLeakedPassword(password: string, field: string): Promise<void> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  const leaked = await listed;
  const typed = password.toLowerCase();
  const isLeaked = [typed, typed.replace(TAIL, '')].some((text) =>
    leaked.has(repeatedPartOf(text)),
  );
  if (!isLeaked) return;
  throw new FieldError(
    field,
    'This password is among those that leaked most: choose a few words that only you would put together',
  );
}

/**
 * The shortest prefix whose repetition, possibly cut off at the end, gives the text; otherwise the
 * text.
 */
function repeatedPartOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}
