import { describe, expect, test } from 'vitest';
import { madeUpEdition, tidyCsv } from '../../fixtures/madeUpEdition.ts';
import { ruleCommands as site } from './ruleCommands.ts';

// Files as read and written, before and after storage in the database.

const edition = madeUpEdition();
const json = JSON.stringify(edition);

describe('a refused row', () => {
  const banned = tidyCsv(edition, { 'JP>KE': 'covid ban', 'JP>NA': '60' });

  test('stops an import, and is shown with line and reason', async () => {
    const { importing, told, current } = await site();
    await importing(json);
    const before = await told();
    const { code, report, stderr } = await importing(banned);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^1 row is refused: .*--skip-refused.*$/m);
    expect(report).toMatchObject({
      applied: false,
      counts: { changed: 1, missing: 0, refused: 1 },
    });
    expect(report.rows.at(-1)).toEqual({
      change: 'refused',
      line: 3,
      passport: 'JP',
      destination: 'KE',
      value: 'covid ban',
      reason: 'unknown value',
    });
    expect({ id: (await current())?.id, told: await told() }).toEqual({ id: 1, told: before });
  });

  test('with --skip-refused keeps its answer and date', async () => {
    const { importing, told } = await site();
    await importing(json, '--date', '2026-02-17');
    const { code } = await importing(banned, '--skip-refused', '--date', '2026-03-01');
    expect(code).toBe(0);
    expect(await told()).toMatchObject({ 'JP>KE': 'eta 90 2026-02-17', 'JP>NA': 'visa_free 60' });
  });

  test('is shown by a dry run, which succeeds', async () => {
    const { rules, file } = await site();
    const end = await rules('import', file(banned), '--dry-run');
    expect(end.code).toBe(0);
    expect(end.stdout).toContain('Refused: line 3, JP to KE, "covid ban": unknown value\n');
    expect(end.stderr).toContain('this import would stop');
  });

  test('a file with swapped columns is refused with instructions', async () => {
    const { rules, file } = await site();
    const end = await rules('import', file('Passport,Destination,Code\nJP,KE,3\n'));
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr).toMatch(/^The header is Passport,Destination,Code: .* swapped\. Take .*\n$/);
  });

  test.each([
    [['import', 'nowhere.csv'], 'There is no file nowhere.csv'],
    [
      ['import', 'edition', '--date', '2026-13'],
      'The date "2026-13" is no YYYY, YYYY-MM or YYYY-MM-DD',
    ],
    [
      ['import', 'edition', '--date', '2099-01'],
      'The date 2099-01 is in the future: give the day of the edition',
    ],
    [['coverage', '--on', '2026-13-45'], '--on is "2026-13-45": it takes a day, YYYY-MM-DD'],
    [['import', 'edition', '--shape', 'json'], 'import takes no --shape; see --help'],
    [['import', 'edition', 'other'], 'Unknown argument "other"; see --help'],
    [['diff', '1'], 'diff takes more than that; see --help'],
    [['diff', '1', '9'], 'Edition 1 not found'],
    [['export', 'current', '--shape', 'json'], 'There is no current edition'],
    [['export', 'x', '--shape', 'json'], '"x" is no edition: take a number of rules -- editions'],
    [['export', '1', '--shape', 'xml'], /^--shape takes tidy-iso2, .* json$/],
    [['rollback'], 'Source passport-index not found'],
    [['remove', 'nobody'], 'Source nobody not found'],
    [['constructor'], /^Say import, update, editions, .*--help/],
  ])('%j fails with one line', async (args, line) => {
    const { rules, file } = await site();
    file(json);
    const end = await rules(...args);
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr.trimEnd()).toEqual(
      line instanceof RegExp ? expect.stringMatching(line) : line,
    );
  });
});

describe('export', () => {
  test.each([
    'tidy-iso2',
    'tidy-iso3',
    'tidy-names',
    'matrix-iso2',
    'matrix-iso3',
    'matrix-names',
    'json',
  ])('%s: importing an export changes nothing', async (shape) => {
    const { importing, rules, told } = await site();
    const { KE: _dropped, ...incomplete } = edition.JP ?? {};
    await importing(JSON.stringify({ ...edition, JP: incomplete }));
    const before = await told();
    const { code, stdout, stderr } = await rules('export', 'current', '--shape', shape);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { report } = await importing(stdout);
    expect(report).toMatchObject({
      shape,
      counts: { new: 0, changed: 0, unchanged: 19, missing: 0, refused: 0 },
      rows: [],
    });
    expect(await told()).toEqual(before);
  });

  test('counts the rules that the shapes can’t express', async () => {
    const { importing, execute, rules } = await site();
    await importing(json);
    await execute(`update entry_rules set purpose = 'transit' where passport = 'XK'`);
    const { stdout, stderr } = await rules('export', '1', '--shape', 'tidy-iso2');
    expect(stderr).toBe('Warning: 4 rules left out, for which the shape has no words\n');
    expect(stdout).not.toMatch(/^XK,/m);
  });
});
