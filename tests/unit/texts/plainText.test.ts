import { expect, test } from 'vitest';
import { optionalText, requiredText, webAddress } from '#core/inputs/text.ts';
import { isPlainText, plainText, withPlainTexts } from '#core/plainText.ts';

/** All characters below U+00A0, and the last of the first plane. */
const characters = [...Array(0xa0).keys(), 0xfffe, 0xffff].map((code) =>
  String.fromCodePoint(code),
);

const forbidden = characters.filter((one) => !isPlainText(one));

test('control characters are forbidden, but tab, line ends and those that XML allows', () => {
  const codes = forbidden.map((one) => one.codePointAt(0));
  const below = [...Array(0x20).keys()].filter((code) => ![9, 10, 13].includes(code));
  expect(codes).toEqual([...below, 0x7f, 0xfffe, 0xffff]);
});

test('text without them stays as it is', () => {
  const text = 'Tab\t, lines\r\n, “ünïcödé”, 東京, 👩‍👩‍👧, \u00ad\u200d\u2028\u0085';
  expect(isPlainText(text)).toBe(true);
  expect(plainText(text)).toBe(text);
  for (const json of ['["a\\tb", "c"]', '{"a":  "\\u0041"}', '[a\\u0001', '"\\u0001"']) {
    expect(withPlainTexts(json)).toBe(json);
  }
});

test('they are dropped from texts, lists, objects and stored JSON', () => {
  const all = `a${forbidden.join('')}b`;
  expect(plainText(all)).toBe('ab');
  expect(plainText('a\ud800b')).toBe('a\ufffdb');
  const stored = { name: all, list: [all, { x: all }], number: 1, none: null };
  const plain = { name: 'ab', list: ['ab', { x: 'ab' }], number: 1, none: null };
  expect(withPlainTexts(stored)).toEqual(plain);
  expect(withPlainTexts({ row: JSON.stringify(stored) })).toEqual({ row: JSON.stringify(plain) });
});

test.each(forbidden)('no text or address of a form has %j', (one) => {
  for (const schema of [optionalText(10), requiredText('Text is required', 10)]) {
    const { error } = schema.safeParse(`a${one}b`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Remove the invisible character']);
  }
  expect(webAddress.safeParse(`https://example.com/a${one}b`).success).toBe(false);
});
