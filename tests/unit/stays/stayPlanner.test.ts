import { describe, expect, test } from 'vitest';
import { dayNumber } from '#core/dates.ts';
import { emptyRow, readStay, rowsOfFields } from '#core/stays/stayRows.ts';
import { calendarFile } from '#src/lib/calendarFile.ts';
import { spanText, weekdayText } from '#src/site/planner/dayWords.ts';
import { readStayHash, stayHash } from '#src/site/planner/stayLink.ts';
import { parseStays } from '#src/site/planner/storedStays.ts';

const day = (text: string) => dayNumber(text) ?? Number.NaN;
const row = (entry: string, exit: string, more = {}) => ({ ...emptyRow, entry, exit, ...more });

describe('a row of the planner', () => {
  test('is a stay, or names its error', () => {
    const { stay } = readStay(row('2026-03-01', '2026-03-10', { exempt: true }));
    expect(stay).toEqual({ entry: day('2026-03-01'), exit: day('2026-03-10'), exempt: true });
    expect(readStay(row('2026-03-01', '2026-03-01')).stay).toBeDefined();
    expect(readStay(emptyRow)).toEqual({ errors: {} });
    expect(readStay(row('', '2026-03-01')).errors).toEqual({ entry: 'Enter the day of entry' });
    expect(readStay(row('2026-03-01', '')).errors.exit).toContain('Enter the day of exit');
    expect(readStay(row('1 March', '2100-01-01')).errors).toEqual({
      entry: 'Use a day of the years 1900 to 2099. Write it as 2026-02-17',
      exit: 'Use a day of the years 1900 to 2099. Write it as 2026-02-17',
    });
    expect(readStay(row('2026-03-02', '2026-03-01')).errors.exit).toContain('before');
    expect(readStay(row('2026-03-02', '2062-03-01')).errors.exit).toContain('ten years');
  });

  test('comes from the fields of a form; trailing blank rows are ignored', () => {
    const fields = {
      'entry-0': '2026-03-01',
      'exit-0': '2026-03-10',
      'label-0': 'Skiing',
      'entry-2': '2026-05-01',
      'exempt-2': 'on',
      'entry-3': '',
      'entry-x': '2026-01-01',
    };
    expect(rowsOfFields(fields)).toEqual([
      row('2026-03-01', '2026-03-10', { label: 'Skiing' }),
      emptyRow,
      row('2026-05-01', '', { exempt: true }),
    ]);
    expect(rowsOfFields({})).toEqual([]);
  });
});

describe('a link to a plan', () => {
  test('contains the stays, not their notes', () => {
    const rows = [
      row('2026-03-01', '2026-03-10', { label: 'Skiing' }),
      row('2026-04-01', ''),
      row('2026-05-01', '2026-08-31', { exempt: true }),
    ];
    const hash = stayHash('schengen', rows);
    expect(hash).toBe('stays=2026-03-01.2026-03-10,2026-05-01.2026-08-31!&zone=schengen');
    expect(readStayHash(`#${hash}`)).toEqual({
      zone: 'schengen',
      rows: [row('2026-03-01', '2026-03-10'), row('2026-05-01', '2026-08-31', { exempt: true })],
    });
  });

  test('with invalid content is empty', () => {
    for (const hash of ['', '#content', '#stays=', '#stays=x,2026-03-01.', '#stays=%', '#=&&']) {
      expect(readStayHash(hash)).toBeUndefined();
    }
    const many = Array(500).fill('2026-03-01.2026-03-02').join(',');
    expect(readStayHash(`#stays=${many}`)?.rows).toHaveLength(100);
  });
});

test('stored rows are read as far as valid', () => {
  const rows = [row('2026-03-01', '2026-03-10', { label: 'Skiing' })];
  expect(parseStays(JSON.stringify(rows))).toEqual(rows);
  for (const text of [null, '', '{', 'null', '7', '{}', '[]', '[7]']) {
    expect(parseStays(text)).toEqual([]);
  }
  expect(parseStays('[7,{"entry":1,"exempt":"yes"}]')).toEqual([emptyRow]);
});

describe('a calendar file', () => {
  const event = {
    id: 'stay-1',
    first: day('2026-02-27'),
    last: day('2026-02-28'),
    title: 'Skiing; in Åre, with “friends”\\family',
    description: 'First line\nsecond line, which is long enough to be folded: ÅÄÖ ÅÄÖ ÅÄÖ ÅÄÖ 🏔️🏔️',
  };
  const file = calendarFile([event], { host: 'visa.example.com', madeAt: Date.UTC(2026, 0, 2, 3) });

  test('has whole days, whose end is the day after the last', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:stay-1@visa.example.com',
        'DTSTAMP:20260102T030000Z',
        'DTSTART;VALUE=DATE:20260227',
        'DTEND;VALUE=DATE:20260301',
        'SUMMARY:Skiing\\; in Åre\\, with “friends”\\\\family',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  test('folds lines at 75 octets, and loses nothing', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/[^\r]\n/);
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain(
      'DESCRIPTION:First line\\nsecond line\\, which is long enough to be folded: ÅÄÖ ÅÄÖ ÅÄÖ ÅÄÖ 🏔️🏔️\r\n',
    );
  });

  test('a note can’t add lines', () => {
    const title = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\u2028\u0000';
    const forged = calendarFile([{ ...event, title }], { host: 'h', madeAt: 0 });
    expect(forged.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(forged).not.toContain('\0');
  });
});

test('days in words', () => {
  expect(weekdayText(day('2026-03-03'))).toBe('Tuesday 3 March 2026');
  expect(weekdayText(day('1969-12-28'))).toBe('Sunday 28 December 1969');
  expect(spanText(day('2014-06-01'), day('2014-06-09'))).toBe('1–9 June 2014');
  expect(spanText(day('2014-05-28'), day('2014-06-03'))).toBe('28 May – 3 June 2014');
  expect(spanText(day('2025-12-30'), day('2026-01-02'))).toBe('30 December 2025 – 2 January 2026');
});
