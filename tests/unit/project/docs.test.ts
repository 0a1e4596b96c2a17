import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAX_DESTINATION_IMAGES, UPLOAD_LIMIT_BYTES } from '#core/imageAddress.ts';
import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { CHANGES_PAGE_SIZE } from '#core/jsonApi.ts';
import { recordKindNames } from '#core/records/files.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/site/signIn.ts';
import { accountLimits } from '#server/auth/accountLimits.ts';
import { readConfig, settingNames } from '#server/config.ts';
import { requestLimits } from '#server/http/limits/requestLimits.ts';
import { DECODE_MEMORY_MAX } from '#server/images/decodeMemory.ts';
import { MAX_PIXELS } from '#server/images/encodeImage.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { rateLimits } from '#server/rateLimits.ts';
import { MOST_WORDS } from '#server/search/reader/lookedAt.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import { procedureAt } from '../../procedures/table.ts';
import {
  addressesIn,
  anchorsOf,
  codeIn,
  commandsIn,
  globsIn,
  linksIn,
  metricsIn,
  pathsIn,
  settingsIn,
  tableRows,
} from '../../support/documents/markdown.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();
const sourcesOf = (...patterns: string[]) =>
  filesOf(...patterns)
    .map(read)
    .join('\n');

/** Checked word for word; decision records and the changelog describe their own time. */
const current = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesOf('docs/*.md')];
const records = filesOf('docs/decisions/[0-9]*.md');
const all = [...current, 'CHANGELOG.md', 'docs/decisions/README.md', ...records];

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const operate = read('docs/operate.md');

test('the README is short, and its images are small', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
  const images = filesOf('docs/images/*');
  for (const image of images) {
    expect(read('README.md')).toContain(image);
    expect(statSync(join(root, image)).size).toBeLessThan(120_000);
  }
});

describe.each(all)('%s', (page) => {
  test('has no broken links', () => {
    const broken = linksIn(read(page)).filter(({ file, anchor }) => {
      const target = file ? join(dirname(page), file) : page;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('documents and the configuration of Biome name files and folders that exist', () => {
  // The record of the folders' former names.
  const pages = [...all, ...filesOf('{db,tests}/**/README.md')].filter(
    (page) => !page.includes('/0052-'),
  );
  const named = pages.flatMap((page) => globsIn(codeIn(read(page))).map((path) => [page, path]));
  const configured = globsIn(read('biome.json').match(/"[^"\n]+"/g) ?? []);
  const missing = [...named, ...configured.map((path) => ['biome.json', path])].filter(
    ([, path = '']) => !existsSync(join(root, path)) && filesOf(path).length === 0,
  );
  expect(missing).toEqual([]);
});

test('the changelog has at most 60 lines a release', () => {
  const [, ...releases] = read('CHANGELOG.md').split(/^(?=## )/m);
  expect(releases.length).toBeGreaterThan(1);
  for (const release of releases) {
    const lines = release.trim().split('\n');
    expect(lines.length, lines[0]).toBeLessThanOrEqual(60);
  }
});

describe.each(current)('%s names existing', (page) => {
  const code = codeIn(read(page));

  test('files and folders', () => {
    // Relative to the data folder, not to the repository.
    const paths = pathsIn(code).filter((path) => !['images/', 'share-images/'].includes(path));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('commands, with their subcommands and options', () => {
    const wrong = commandsIn(code).filter(({ script, file, words }) => {
      const sources = script ? scripts[script]?.match(/[\w/.]+\.ts$/)?.[0] : file;
      if (script && !(script in scripts)) return true;
      if (words.length === 0) return sources !== undefined && !existsSync(join(root, sources));
      const help = sources ? read(sources) : '';
      return !words.every((word) => new RegExp(`\\s${word}(?![\\w-])`).test(help));
    });
    expect(wrong).toEqual([]);
  });

  test('settings', () => {
    const others = sourcesOf('compose.yaml', 'deploy/*', '{scripts,tests}/**/*.ts');
    const known = (name: string) =>
      settingNames.includes(name) || new RegExp(`(?:env\\.|\\$\\{)${name}\\b`).test(others);
    expect(settingsIn(code).filter((name) => !known(name))).toEqual([]);
  });

  test('metrics', async () => {
    const known = await knownMetrics();
    expect(metricsIn(code).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('addresses', () => {
    const sources = sourcesOf('server/**/*.ts', 'src/routeTree.gen.ts', 'compose.yaml', 'deploy/*');
    const files = `${sources}\n${read('Dockerfile')}`;
    const known = (address: string) =>
      address.endsWith('/')
        ? files.includes(address)
        : new RegExp(`${address.replaceAll('.', '\\.')}(?![\\w-])`).test(files);
    expect(addressesIn(code).filter((address) => !known(address))).toEqual([]);
  });
});

describe('the pages are complete:', () => {
  const everything = codeIn(current.map(read).join('\n'));

  test('each command of package.json', () => {
    const named = new Set(commandsIn(everything).map(({ script }) => script));
    expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([]);
  });

  test('each setting has a line, with its default', () => {
    const rows = tableRows(operate, 'Settings').map(
      ([name = '', shown = '']) => [name.replaceAll('`', ''), shown.replaceAll('`', '')] as const,
    );
    expect(rows.map(([name]) => name).sort()).toEqual([...settingNames].sort());
    const { trustProxy: _trust, metricsAllow: _allow, ...defaults } = readConfig({});
    expect(readConfig(Object.fromEntries(rows))).toMatchObject(defaults);
  });

  test('each metric', async () => {
    const named = metricsIn(codeIn(operate));
    expect((await knownMetrics()).filter((name) => !named.includes(name))).toEqual([]);
  });

  test('each folder of the product has a line in the layout', () => {
    const folders = filesOf('{core,server,db,src}', '{core,server,db,src}/*').filter((path) =>
      statSync(join(root, path)).isDirectory(),
    );
    const named = tableRows(read('docs/architecture.md'), 'Layout').map(([name]) => name);
    expect(folders.filter((folder) => !named.includes(`\`${folder}/\``))).toEqual([]);
  });

  test('the map fits on two screens', () => {
    expect(read('docs/architecture.md').split('\n').length).toBeLessThanOrEqual(150);
  });

  test('each decision, in its form', () => {
    const index = read('docs/decisions/README.md');
    for (const record of records) {
      expect(index).toContain(`(${record.replace('docs/decisions/', '')})`);
      const text = read(record);
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect([record, headings]).toEqual([
        record,
        ['Context', 'Choice', 'Numbers', 'Look again when'],
      ]);
      expect(text.split('\n').length).toBeLessThanOrEqual(50);
    }
  });
});

describe('the limits match the code:', () => {
  const rows = new Map(tableRows(operate, 'Limits').map(([of = '', most = '']) => [of, most]));
  const megabyte = 1024 * 1024;
  const { connections, connectionsPerNetwork, headerCount, headerBytes } = requestLimits;

  test.each([
    ['calls in one request to the API', [requestLimits.callsPerBatch]],
    ['request body', [requestLimits.bodyBytes / megabyte]],
    ['address of a request', [requestLimits.addressLength]],
    ['request headers', [headerCount, headerBytes / 1024]],
    ['time for the headers', [requestLimits.headersMs / 1000]],
    [
      'time for a whole request',
      [requestLimits.requestMs / 60_000, requestLimits.silenceMs / 60_000],
    ],
    ['connections', [connections, connectionsPerNetwork]],
    [
      'an image',
      [UPLOAD_LIMIT_BYTES / megabyte, MAX_PIXELS / 1_000_000, DECODE_MEMORY_MAX / megabyte],
    ],
    ['changes on one page of the JSON API', [CHANGES_PAGE_SIZE]],
    ['photos of a destination', [MAX_DESTINATION_IMAGES]],
    ['a search text', [SEARCH_TEXT_MAX, MOST_WORDS]],
    ['a password', [PASSWORD_MIN, PASSWORD_MAX]],
  ])('%s', (of, numbers) => {
    expect(numbersIn(rows.get(of))).toEqual(numbers);
  });

  const limits = { ...rateLimits, ...accountLimits };
  test.each<[string, (keyof typeof limits)[]]>([
    ['sign-ins', ['signInByNetwork']],
    ['failed sign-ins to one account', ['signInToAccountByNetwork', 'signInToAccount']],
    ['failed sign-ins from a known browser', ['signInByDevice']],
    ['newsletter sign-ups', ['newsletter']],
    ['contact messages', ['contact']],
    ['attempts to set up the first administrator', ['setUp']],
    ["attempts at one's own password, to change it, the address or two-factor", ['passwordChange']],
    ['two-factor codes with the right password', ['twoFactorCode']],
    ['uses of invitations and reset links', ['accountLink']],
    ['searches of the site', ['search']],
    ['share images rendered', ['shareImage']],
    ['requests to the JSON API', ['jsonApi']],
    ['tables of the JSON API', ['jsonApiTable']],
  ])('%s', (of, names) => {
    const tries = names.map((name) => limits[name].tries);
    const [seconds] = names.map((name) => limits[name].seconds);
    const row = rows.get(of)?.replace('an hour', '60 minutes').replace('a minute', '1 minutes');
    expect(numbersIn(row)).toEqual([...tries, Number(seconds) / 60]);
  });
});

test('operate.md names every kind of record that is exported', () => {
  const row = /^\| `npm run --silent records -- export KIND.*$/m.exec(read('docs/operate.md'))?.[0];
  for (const kind of recordKindNames) expect(row).toContain(`\`${kind}\``);
});

describe('SECURITY.md', () => {
  const page = read('SECURITY.md');

  test('names a file for most requirements that are met', () => {
    expect(pathsIn(codeIn(page)).length).toBeGreaterThan(100);
  });

  test('lists what editors may read', () => {
    const [, table = ''] = page.split('Editors may read');
    const named = [...(table.split('Only administrators')[0] ?? '').matchAll(/`(\w+)`/g)];
    const procedures = appRouter._def.procedures as unknown as Record<
      string,
      { _def: { type: string } }
    >;
    const readable = Object.entries(procedures)
      .filter(([name, { _def }]) => _def.type === 'query' && procedureAt(name).role === 'editor')
      .map(([name]) => name.split('.')[0]);
    expect([...new Set(named.map(([, noun]) => noun))].toSorted()).toEqual(
      [...new Set(readable)].toSorted(),
    );
  });

  test('has every requirement once, with a state and evidence', () => {
    const rows = [...page.matchAll(/^\| ([\d., ]+) \| .+ \| (.+?) \| ?(.*?) ?\|$/gm)];
    const requirements = rows.flatMap(([, numbers = '']) => numbers.split(', '));
    // Levels 1 and 2 of the chapters that apply, as counted by OWASP in version 5.0.0.
    expect(requirements).toHaveLength(210);
    expect(new Set(requirements).size).toBe(requirements.length);
    for (const [row, , state = '', proof] of rows) {
      expect([row, state]).toEqual([
        row,
        expect.stringMatching(/^(met|in part|no|proxy|–|level 1)/),
      ]);
      if (/^(met|in part|proxy)/.test(state)) expect([row, proof]).not.toEqual([row, '']);
    }
  });
});

async function knownMetrics(): Promise<string[]> {
  const text = await createMetrics(readConfig({})).text();
  return [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
}

function numbersIn(text = ''): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
