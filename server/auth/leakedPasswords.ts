import { FieldError } from '../services/errors.ts';

/** How much of a password may hang on to a leaked one: "dragon1!" is no better than "dragon". */
const TAIL = /[\d\W_]{1,4}$/;

let listed: Promise<Set<string>> | undefined;

/**
 * Throws FieldError for a password that attackers try first: one of some 49,000 that leaked most, in
 * any case, also repeated or with up to four digits or signs after it. The list comes with a package
 * and is loaded when the first password is chosen, not at the start: that takes some 40 ms and 3 MB.
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

/** The shortest beginning that the text repeats, the last time maybe not in full; else the text. */
function repeatedPartOf(text: string): string {
  for (let length = 1; length < text.length; length++) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}
