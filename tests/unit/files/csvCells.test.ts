import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOfText, textOfCell } from '#server/lib/csvCells.ts';

const hostile = fc.string({
  unit: fc.constantFrom(...'=+-@\t\r\n;\'",a1＝－ ', '=cmd|'),
  maxLength: 12,
});

/** With lone surrogates, as fast-check's unit "binary", which takes a second to set up. */
const anyText = fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)) });

describe('A text as a cell of a CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+44 20 7946 0000', "'+44 20 7946 0000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\rx', "'\rx"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['a;=1', "a;'=1"],
    ['a\n=1', "a\n'=1"],
    ["it's 1+1=2", "it's 1+1=2"],
    ["'quoted'", "'quoted'"],
    ['', ''],
  ])('%j is %j', (text, cell) => {
    expect(cellOfText(text)).toBe(cell);
    expect(textOfCell(cell)).toBe(text);
  });

  test('is never a formula, for any separator, and is restored unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, anyText), (text) => {
        const cell = cellOfText(text);
        for (const part of cell.split(/[;\n]/)) expect(part).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(textOfCell(cell)).toBe(text);
      }),
    );
  });
});
