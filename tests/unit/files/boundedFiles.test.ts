import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleCountries } from '#db/seed/countries.ts';
import { csvRows } from '#server/files/csvRows.ts';
import { createFileThread } from '#server/files/fileThread.ts';
import { jsonEntries } from '#server/files/jsonEntries.ts';
import {
  RECORD_BYTES_MAX,
  RECORD_DEPTH_MAX,
  RECORD_VALUES_MAX,
} from '#server/files/recordLimits.ts';
import { parseRuleFile } from '#server/rules/files/parseRuleFile.ts';
import { TEST_LIMIT_MS } from '../../runnerLimits.ts';

/** All that a reader yields. */
async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all = [];
  for await (const item of items) all.push(item);
  return all;
}

const entriesOf = (json: string) => allOf(jsonEntries(Buffer.from(json)));
const rowsOf = (csv: string) => allOf(csvRows(Buffer.from(csv)));

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a JSON is read entry by entry', () => {
  test.each([
    ['a list', ' [1, "a]\\",[", {"b": [2, {}]}, [] ]\n', [1, 'a]",[', { b: [2, {}] }, []]],
    ['an empty list', '[ ]', []],
    ['an object', '{"a": {"b}": 1}, "c\\"": null}', [{ 'b}': 1 }, null]],
    ['an empty object', '{}', []],
    ['other scripts', '["東京", "Ünïcödé"]', ['東京', 'Ünïcödé']],
  ])('%s', async (_what, json, values) => {
    expect((await entriesOf(json)).map(({ value }) => value)).toEqual(values);
    expect(Object.values(JSON.parse(json))).toEqual(values);
  });

  test('whose members have names', async () => {
    const entries = await entriesOf('{"a": 1, "c\\"": 2}');
    expect(entries.map(({ position, name }) => [position, name])).toEqual([
      [1, 'a'],
      [2, 'c"'],
    ]);
  });

  test.each([
    ['[1, 2', 'record 2: the file ends early'],
    ['[1,]', 'record 2: Unexpected end of JSON input'],
    ['[1 2]', 'record 1: Unexpected non-whitespace'],
    ['[{"a": [}]', 'record 1: Unexpected token'],
    ['[1}', 'record 1: a comma is missing'],
    ['[1] [2]', 'it goes on after its end'],
    ['{"a" 1}', 'record 1: Unexpected'],
    ['{1: 2}', 'record 1: a name is missing'],
    ['{"a": 1: 2}', 'record 1: a comma is missing'],
  ])('%s is no JSON', async (json, reason) => {
    expect(() => JSON.parse(json)).toThrow();
    await expect(entriesOf(json)).rejects.toMatchObject({
      name: 'UnusableFile',
      message: expect.stringContaining(`The file is no JSON: ${reason}`),
    });
  });
});

describe('what no record needs is refused before it is parsed', () => {
  test.each([
    ['nested lists', nested(2_000_000), /^Record 1 is nested more than 20 levels deep: compare/],
    ['nested objects', '[{"a":1},'.concat('{"a":'.repeat(100)), /^Record 2 is nested more than 20/],
    ['many items', `[[${'0,'.repeat(20_000)}0]]`, /^Record 1 has more than 20,000 values: compare/],
    [
      'a giant text',
      `["${'x'.repeat(2_000_001)}"]`,
      /^Record 1 is larger than 2 MB: look for a quot/,
    ],
    ['a giant name', `{"${'x'.repeat(2_000_001)}":1}`, /^Record 1 is larger than 2 MB: look for/],
  ])('JSON: %s', async (_what, json, message) => {
    await expect(entriesOf(json)).rejects.toThrow(message);
  });

  test.each([
    ['empty cells', `a,b\n${','.repeat(20_000)}`, /^Row 2 has more than 20,000 values: compare/],
    ['empty cells before others', `a,b\n${','.repeat(20_000)}\nc,d`, /^Row 2 has more than 20,000/],
    ['a quote that isn’t closed', `a,b\n"${'c,d\n'.repeat(500_001)}`, /^Row 2 is larger than 2 MB/],
    ['a giant cell', `a,b\nc,d\n${'x'.repeat(2_000_001)}`, /^Row 3 is larger than 2 MB: look for/],
    ['no end of the header', 'x'.repeat(2_000_001), /^Row 1 is larger than 2 MB: look for a quota/],
  ])('CSV: %s', async (_what, csv, message) => {
    await expect(rowsOf(csv)).rejects.toThrow(message);
  });

  test('records at the limits are read', async () => {
    const deepest = nested(RECORD_DEPTH_MAX);
    const widest = `[${'0,'.repeat(RECORD_VALUES_MAX - 1)}0]`;
    const largest = `"${'x'.repeat(RECORD_BYTES_MAX - 2)}"`;
    expect(await entriesOf(`[${deepest},${widest},${largest}]`)).toHaveLength(3);
    const wideRow = ','.repeat(RECORD_VALUES_MAX - 1);
    const largeRow = `"${'a\n'.repeat(RECORD_BYTES_MAX / 2 - 2)}"`;
    const rows = await rowsOf(`a\r\n${wideRow}\r\n"b""\r\n""c"\r\n${largeRow}\r\n`);
    expect(rows.map(({ fields }) => fields.length)).toEqual([1, RECORD_VALUES_MAX, 1, 1]);
  });

  test.each([
    ['a list', '[1]', /^The JSON is no edition: it is not as in/],
    [
      'pairs of a CSV',
      `Passport,Destination,Requirement\n${'a,b,c\n'.repeat(100_001)}`,
      /100,000 rows/,
    ],
    ['cells of a table', `Passport,a,b\n${'c,d,e\n'.repeat(50_001)}`, /100,000 pairs/],
    ['members of a JSON', `{"a":{}${',"a":{"b":0}'.repeat(100_001)}}`, /100,000 pairs/],
    ['comments', '#\n'.repeat(1_000_000), /^The file has no header of an edition/],
  ])('an edition: %s', async (_what, text, message) => {
    await expect(parseRuleFile(Buffer.from(text), sampleCountries)).rejects.toThrow(message);
  });
});

describe('the thread that reads files', () => {
  type Functions = { parseRuleFile: typeof parseRuleFile };
  const script = join(import.meta.dirname, '../../../server/rules/files/ruleFileWorker.ts');
  const countries = sampleCountries.map(({ code, name }) => ({ code, name }));
  const edition = Buffer.from('Passport,Destination,Requirement\nJP,FR,90\n');

  function startThread(limits: { heapMaxMb?: number; deadlineMs?: number }) {
    const limit = { idleMs: TEST_LIMIT_MS, deadlineMs: TEST_LIMIT_MS, ...limits };
    const thread = createFileThread<Functions>(script, limit);
    onTestFinished(() => thread.close());
    return (file: Buffer) => thread.call('parseRuleFile', [file, countries]);
  }

  test('ends when a file takes too much memory, with instructions, and starts again', async () => {
    const parse = startThread({ heapMaxMb: 24 });
    // Each row has other names of countries, which the reader remembers.
    const names = Array.from({ length: 9000 }, (_, row) => `${row} ${'x'.repeat(1000)}`);
    const large = `Passport,Destination,Requirement\n${names.map((name) => `${name},FR,90\n`).join('')}`;
    const refusals = [parse(Buffer.from(large)), parse(Buffer.from(large))];
    for (const refusal of refusals) {
      await expect(refusal).rejects.toMatchObject({
        name: 'UnusableFile',
        message: 'The file takes more than 24 MB of memory to read: split it into smaller files',
      });
    }
    expect((await parse(edition)).rows).toHaveLength(1);
  });

  test('ends at its deadline, with instructions', async () => {
    const parse = startThread({ deadlineMs: 0 });
    await expect(parse(edition)).rejects.toMatchObject({
      name: 'UnusableFile',
      message: 'The file takes more than 5 minutes to read: split it into smaller files',
    });
  });

  test('passes errors and results on', async () => {
    const parse = startThread({});
    await expect(parse(Buffer.from('{"US":{'))).rejects.toMatchObject({ name: 'UnusableFile' });
    expect(await parse(edition)).toEqual(await parseRuleFile(edition, sampleCountries));
  });
});
