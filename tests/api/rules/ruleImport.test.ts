import { describe, expect, test } from 'vitest';
import { madeUpEdition, tidyCsv } from '../../fixtures/madeUpEdition.ts';
import { runScript } from '../../support/site/runScript.ts';
import { ruleCommands as site } from './ruleCommands.ts';

const edition = madeUpEdition();
const json = JSON.stringify(edition);

describe('a first import', () => {
  test('stores every pair, answers with it, and records no change', async () => {
    const { importing, told, current, changes } = await site();
    const { code, report, stderr } = await importing(json, '--date', '2026-02-17');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(report.counts).toEqual({ new: 20, changed: 0, unchanged: 0, missing: 0, refused: 0 });
    expect(report).toMatchObject({ shape: 'json', date: '2026-02-17', applied: true, edition: 1 });
    expect(await current()).toMatchObject({
      id: 1,
      date: '2026-02-17',
      state: 'ready',
      rule_count: 20,
    });
    expect(await told()).toMatchObject({
      'JP>KE': 'eta 90',
      'NA>JP': 'visa_required 15',
      'XK>NA': 'no_admission',
    });
    expect(await changes()).toEqual([]);
  });

  test('reads standard input', async () => {
    const { data, told } = await site();
    const end = await runScript('rules.ts', ['import', '-'], { ...data, input: json });
    expect(end).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Edition 1 is current: 20 rules'),
    });
    expect(Object.keys(await told())).toHaveLength(20);
  });

  test('without a date warns, and the date is unknown; a date in the file counts', async () => {
    const { importing, current } = await site();
    expect((await importing(json)).stderr).toMatch(/^Warning: Without --date /);
    expect((await current())?.date).toBeNull();
    await importing(`# 2026-03\n${tidyCsv(edition)}`);
    expect((await current())?.date).toBe('2026-03');
  });
});

describe('the difference', () => {
  const other = tidyCsv(edition, { 'JP>KE': 'e-visa', 'JP>NA': '60', 'KE>SZ': 'visa free' });

  test('is shown by a dry run, which changes nothing', async () => {
    const { importing, current, told } = await site();
    await importing(json, '--date', '2026-02-17');
    const before = await told();
    const { report } = await importing(other, '--date', '2026-03-01', '--dry-run');
    expect(report.counts).toEqual({ new: 0, changed: 3, unchanged: 17, missing: 0, refused: 0 });
    expect(report.applied).toBe(false);
    expect(report.rows).toMatchObject([
      {
        change: 'changed',
        passport: 'JP',
        destination: 'KE',
        before: { access: 'eta', stay: { number: 90, unit: 'days' } },
        after: { access: 'e_visa', stay: null },
      },
      { passport: 'JP', destination: 'NA', after: { stay: { number: 60, unit: 'days' } } },
      // A published edition states unknown days by omitting them, which is a change.
      { passport: 'KE', destination: 'SZ', after: { access: 'visa_free', stay: null } },
    ]);
    expect({ id: (await current())?.id, told: await told() }).toEqual({ id: 1, told: before });
  });

  test('is described by destination', async () => {
    const { importing, rules, file } = await site();
    await importing(json);
    const { stdout } = await rules('import', file(other), '--date', '2026-03-01');
    expect(stdout).toBe(`tidy-iso2, edition of 2026-03-01
New: 0, changed: 3, unchanged: 17, missing: 0, refused: 0
  Kenya (KE): 1 changed
  Namibia (NA): 1 changed
  Eswatini (SZ): 1 changed
Edition 2 is current: 20 rules
`);
  });

  test('with CSV keeps known days where the access is the same', async () => {
    const { importing, told } = await site();
    await importing(json);
    const before = await told();
    const { report } = await importing(tidyCsv(edition));
    expect(report.counts).toMatchObject({ changed: 0, unchanged: 20 });
    expect(await told()).toEqual(before);
  });

  test('between any two editions, as table and as one object', async () => {
    const { importing, rules } = await site();
    await importing(json);
    await importing(other);
    const { stdout } = await rules('diff', '2', '1', '--csv');
    expect(
      stdout,
    ).toBe(`Destination,Passport,Purpose,Condition,Change,Access before,Stay before,Access after,Stay after
KE,JP,tourist,,changed,e_visa,,eta,90 days
NA,JP,tourist,,changed,visa_free,60 days,visa_free,90 days
SZ,KE,tourist,,changed,visa_free,,visa_free,30 days
`);
    const object = JSON.parse((await rules('diff', '1', 'current', '--json')).stdout);
    expect(object).toMatchObject({ from: 1, to: 2, counts: { changed: 3, unchanged: 17 } });
  });

  test('answers changed by an import are recorded with their cause', async () => {
    const { importing, rules, changes } = await site();
    await importing(json);
    await importing(other);
    expect(await changes()).toEqual([
      'import JP>KE eta 90 → e_visa',
      'import JP>NA visa_free 90 → visa_free 60',
      'import KE>SZ visa_free 30 → visa_free',
    ]);
    await rules('rollback');
    expect((await changes()).slice(3)).toEqual([
      'rollback JP>KE e_visa → eta 90',
      'rollback JP>NA visa_free 60 → visa_free 90',
      'rollback KE>SZ visa_free → visa_free 30',
    ]);
  });

  test('an answer that another source gives does not change with the edition', async () => {
    const { importing, execute, rows, changes, told } = await site();
    await importing(json);
    await execute(
      `
      insert into rule_sources (id, title, publisher, licence, kind, quality, created_at, updated_at)
        values ('editors', 'Us', '', '', 'administrator', 'primary', '', '')`,
      `insert into entry_rules (source_id, passport, destination, purpose, access, created_at, updated_at)
        values ('editors', 'JP', 'KE', 'tourist', 'visa_free', '2026-01-01', '2026-01-01')`,
    );
    await importing(other);
    expect((await told())['JP>KE']).toBe('e_visa');
    expect(await changes()).toEqual([
      'import JP>NA visa_free 90 → visa_free 60',
      'import KE>SZ visa_free 30 → visa_free',
    ]);
    expect(await rows(`select access from entry_rules where edition_id is null`)).toEqual([
      { access: 'visa_free' },
    ]);
  });
});

describe('a partial file', () => {
  const part = 'Passport,Destination,Requirement\nJP,KE,e-visa\nJP,NA,90\nXK,AL,visa free\n';

  test('is not accepted as a whole edition', async () => {
    const { importing, current } = await site();
    await importing(json);
    const { code, stderr, report } = await importing(part);
    expect(code).toBe(1);
    expect(stderr).toMatch(/2 of the 20 current pairs, fewer than 90 %: with --partial/);
    expect(report.counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, missing: 18 });
    expect((await current())?.id).toBe(1);
  });

  test('replaces its pairs in the current edition; other pairs keep answer and date', async () => {
    const { importing, told } = await site();
    await importing(json, '--date', '2026-02-17');
    const before = await told();
    const { code, report } = await importing(part, '--partial', '--date', '2026-03-01');
    expect({ code, counts: report.counts }).toEqual({
      code: 0,
      counts: { new: 1, changed: 1, unchanged: 1, missing: 0, refused: 0 },
    });
    const dated = Object.entries(before).map(([pair, rule]) => [pair, `${rule} 2026-02-17`]);
    expect(await told()).toEqual({
      ...Object.fromEntries(dated),
      'JP>KE': 'e_visa',
      'JP>NA': 'visa_free 90',
      'XK>AL': 'visa_free',
    });
  });

  test('over an edition of unknown date gives other pairs no date', async () => {
    const { importing, told, current } = await site();
    await importing(json);
    await importing(part, '--partial', '--date', '2026-03-01');
    expect((await current())?.date).toBeNull();
    expect(await told()).toMatchObject({ 'JP>KE': 'e_visa 2026-03-01', 'KE>JP': 'visa_required' });
  });

  test('nine of ten pairs are a whole edition: the missing ones have no answer', async () => {
    const { importing, told } = await site();
    await importing(json);
    const { XK, ...others } = madeUpEdition();
    const { KE: _ke, NA: _na, ...rest } = XK ?? {};
    const { code, report } = await importing(JSON.stringify({ ...others, XK: rest }));
    expect({ code, counts: report.counts }).toEqual({
      code: 0,
      counts: { new: 0, changed: 0, unchanged: 18, missing: 2, refused: 0 },
    });
    expect(await told()).not.toHaveProperty(['XK>KE']);
  });
});

describe('warnings', () => {
  test('about an edition from before 2025, and one older than the current', async () => {
    const { importing } = await site();
    await importing(json, '--date', '2026-02-17');
    const { stderr, report } = await importing(json, '--date', '2024-12');
    expect(stderr.trimEnd().split('\n')).toEqual([
      'Warning: An edition of before 2025: its e-visa includes electronic travel authorisations',
      'Warning: The edition of 2024-12 is older than the current one of 2026-02-17',
    ]);
    expect(report.warnings).toHaveLength(2);
    expect((await importing(json, '--date', '2026')).stderr).toBe('');
  });

  test('importing the same file again changes nothing', async () => {
    const { importing, current } = await site();
    await importing(json, '--date', '2026-02-17');
    const { code, report } = await importing(json, '--date', '2026-02-17');
    expect({ code, applied: report.applied, id: (await current())?.id }).toEqual({
      code: 0,
      applied: false,
      id: 1,
    });
  });
});

describe('rollback', () => {
  test('makes the previous edition current again, repeatedly', async () => {
    const { importing, rules, current, told } = await site();
    await importing(json);
    const first = await told();
    await importing(tidyCsv(edition, { 'JP>KE': 'e-visa' }));
    await importing(tidyCsv(edition, { 'JP>KE': 'visa required' }));
    expect((await rules('rollback')).stdout).toBe(
      'Edition 2 is current again, edition 3 is not: 1 rule changed\n',
    );
    expect((await told())['JP>KE']).toBe('e_visa');
    await rules('rollback', 'passport-index');
    expect({ id: (await current())?.id, told: await told() }).toEqual({ id: 1, told: first });
    expect(await rules('rollback')).toMatchObject({
      code: 1,
      stderr: 'Passport Index has no edition before the current one\n',
    });
    const { stdout } = await rules('editions');
    expect(
      stdout.match(/^\d+ {2}passport-index, date unknown, 20 rules, imported .* UTC by /gm),
    ).toHaveLength(3);
    expect(stdout).toMatch(/^1 .*\(current\)$/m);
  });
});

describe('remove', () => {
  test('removes a source with all its editions, and records the changed answers', async () => {
    const { importing, rules, rows, told, changes } = await site();
    await importing(json);
    await importing(tidyCsv(edition, { 'JP>KE': 'e-visa' }));
    expect(await rules('remove', 'passport-index')).toMatchObject({
      code: 0,
      stdout: 'Removed Passport Index with 40 rules\n',
    });
    expect(await told()).toEqual({});
    for (const table of ['entry_rules', 'rule_editions', 'rule_sources']) {
      expect(await rows(`select count(*) as count from ${table}`)).toEqual([{ count: 0 }]);
    }
    expect(await changes()).toHaveLength(21);
    expect(await changes()).toContain('removal JP>KE e_visa → unknown');
  });

  test('removes its freedom of movement', async () => {
    const { importing, rules, execute, rows, changes } = await site();
    await importing(json);
    await execute(
      `
      insert into rule_sources (id, title, publisher, licence, kind, quality, created_at, updated_at)
        values ('union', 'A union', '', '', 'official', 'primary', '', '')`,
      `insert into zones (id, title, freedom_of_movement, source_id) values ('union', 'Union', 1, 'union')`,
      `insert into zone_members (zone_id, country_code) values ('union', 'KE'), ('union', 'NA')`,
    );
    expect((await rules('remove', 'union')).code).toBe(0);
    expect((await changes()).sort()).toEqual([
      // For changing planes.
      'removal KE>NA freedom_of_movement → unknown',
      'removal KE>NA freedom_of_movement → visa_on_arrival',
      'removal NA>KE freedom_of_movement → e_visa 60',
      'removal NA>KE freedom_of_movement → unknown',
    ]);
    expect(await rows('select count(*) as count from zones')).toEqual([{ count: 0 }]);
  });
});

test('the next import removes an incomplete edition', async () => {
  const { importing, execute, rows, told } = await site();
  await importing(json);
  await execute(
    `
    insert into rule_editions (id, source_id, date, file_hash, imported_by, imported_at, replaces_edition_id, state, rule_count, skipped_count)
      select 9, source_id, date, 'x', imported_by, imported_at, 1, 'staged', 20, 0
      from rule_editions`,
    `insert into entry_rules (source_id, edition_id, passport, destination, purpose, access, created_at, updated_at)
      values ('passport-index', 9, 'JP', 'KE', 'tourist', 'no_admission', '', '')`,
  );
  expect((await told())['JP>KE']).toBe('eta 90');
  await importing(tidyCsv(edition));
  const state =
    'select state, count(*) as rules from rule_editions as edition join entry_rules on edition_id = edition.id group by edition.id';
  expect(await rows(state)).toEqual([
    { state: 'ready', rules: 20 },
    { state: 'ready', rules: 20 },
  ]);
});
