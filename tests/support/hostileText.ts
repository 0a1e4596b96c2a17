import fc from 'fast-check';

/** The same inputs in every run; another number creates others. Included in the tests' titles. */
export const SEED = Number(process.env.HOSTILE_SEED ?? 20_251_121);

/** The parameters of a bounded run. */
export function bounded(numRuns: number): fc.Parameters<unknown> {
  return { seed: SEED, numRuns, endOnFailure: true };
}

/** Markup that would run `pwned` unless it is treated as text. */
export const markup = [
  '<script>pwned()</script>',
  '</script><script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<svg onload=pwned()>',
  '<iframe srcdoc="<script>parent.pwned()</script>">',
  '"><svg/onload=pwned()>',
  "'><img src=x onerror=pwned()>",
  '" autofocus onfocus="pwned()',
  '</title><script>pwned()</script>',
  '</textarea><img src=x onerror=pwned()>',
  '<!--<script>pwned()//',
  ']]><script>pwned()</script>',
  '<a href="javascript:pwned()">x</a>',
  '{{constructor.constructor("pwned()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what it is about
  '${pwned()}',
];

/**
 * Whether a page contains any of the markup unescaped: React and we escape `<` and quotes. A link
 * may contain, encoded, what was in the page's own address.
 */
export const liveMarkup =
  /<(?:script|img|svg|iframe)\b[^>]*pwned|<a\b[^>]*(?:javascript:|\son\w+=)[^>]*pwned|<script>pwned|" autofocus onfocus="pwned|'><img src=x/i;

const queries = [
  "' or '1'='1",
  '"; drop table users; --',
  "'; delete from destinations; --",
  "x' union select id, password_hash from users --",
  '%',
  '_',
  '%%%%%%%%%%',
  '\\',
  'NEAR("a" "b")',
  '"',
  '*',
  'a AND NOT OR (',
];

const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

const unicode = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  '\u2028\u2029',
  'e\u0301'.repeat(50),
  'Z̴̡͈͕̈́a̷l̸g̵o̷',
  'ﷺ',
  'İıſß',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿👩‍👩‍👧‍👦',
  '\r\nset-cookie: session=planted',
  '\u0001\u0008\u000b\u001b[2J\u007f\u0085',
];

const paths = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  'javascript:pwned()',
  'data:text/html,<script>pwned()</script>',
  '//evil.example',
  'https://evil.example/',
  '%2e%2e%2f',
  '%00',
  '%E0%A4%A',
];

const numbersAsText = ['NaN', '-1', '1e309', '0x10', '９', '9'.repeat(400)];

export const hostileTexts = [
  ...markup,
  ...queries,
  ...keys,
  ...unicode,
  ...paths,
  ...numbersAsText,
  '',
  ' ',
];

/** Hostile text of at most `max` UTF-16 units. */
export function hostileText(max = 400): fc.Arbitrary<string> {
  const cut = (text: string) => text.slice(0, max);
  return fc
    .oneof(
      { arbitrary: fc.constantFrom(...hostileTexts), weight: 4 },
      { arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(max, 60) }), weight: 1 },
      {
        arbitrary: fc
          .array(fc.constantFrom(...hostileTexts), { minLength: 2, maxLength: 4 })
          .map((texts) => texts.join('')),
        weight: 1,
      },
      { arbitrary: fc.constantFrom('a', '🏝', '<').map((one) => one.repeat(max)), weight: 1 },
    )
    .map(cut);
}
