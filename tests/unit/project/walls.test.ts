import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

// Biome with the project's own configuration, on files that import what their folder may and may not.

const root = join(import.meta.dirname, '..', '..', '..');

type Wall = { file: string; refused: string[]; allowed: string[] };

/** Every wall in both forms, by name and relative. */
const walls: Wall[] = [
  {
    file: 'core/answers/planted.ts',
    refused: [
      ...both('db/schema.ts'),
      ...both('server/config.ts'),
      ...both('src/router.tsx'),
      '../../messages/translate.ts',
      '#messages/de.json',
      '../../scripts/amounts.ts',
      'node:fs',
      'react',
      'zod/mini',
      '@tanstack/react-query',
    ],
    allowed: [
      './access.ts',
      '../dates.ts',
      '#core/border/checklist.ts',
      '#messages/translate.ts',
      '#messages/en/dates.gen.ts',
      'minisearch',
    ],
  },
  {
    file: 'core/inputs/planted.ts',
    refused: [...both('db/schema.ts'), ...both('server/config.ts'), 'node:fs', 'react', 'zod'],
    allowed: ['zod/mini', '../dates.ts', '#core/inputs/text.ts'],
  },
  {
    file: 'db/queries/planted.ts',
    refused: [
      ...both('server/config.ts'),
      ...both('src/router.tsx'),
      ...both('messages/translate.ts'),
      '../../core/dates.ts',
    ],
    allowed: ['kysely', 'node:fs', '#core/dates.ts', '../schema.ts', '#db/schema.ts'],
  },
  {
    file: 'server/jobs/planted.ts',
    refused: [
      ...both('src/router.tsx'),
      '../../core/dates.ts',
      '../../db/schema.ts',
      '../../messages/translate.ts',
      '../../scripts/amounts.ts',
    ],
    allowed: ['#core/dates.ts', '#db/schema.ts', '#messages/translate.ts', '../config.ts'],
  },
  {
    file: 'server/errors.ts',
    refused: ['fastify', '@trpc/server', './http/requestLog.ts', '#server/api/openApi.ts'],
    allowed: ['#messages/translate.ts'],
  },
  {
    file: 'server/languages/planted.ts',
    refused: ['../http/requestLog.ts', '#server/api/openApi.ts'],
    allowed: ['fastify', '#messages/translate.ts'],
  },
  {
    file: 'server/auth/planted.ts',
    refused: ['@trpc/server', '../http/requestLog.ts', '#server/http/requestLog.ts'],
    allowed: ['fastify', '#server/errors.ts'],
  },
  {
    file: 'server/trpc/planted.ts',
    refused: ['../http/requestLog.ts', '#server/http/requestLog.ts', '../../src/router.tsx'],
    allowed: ['@trpc/server'],
  },
  {
    file: 'server/seo/planted.ts',
    refused: ['@trpc/server', '../../db/schema.ts'],
    allowed: ['../http/publicHost.ts'],
  },
  {
    file: 'server/rules/decisions/planted.ts',
    refused: [
      '@trpc/server',
      'fastify',
      '@fastify/static',
      '../../http/requestLog.ts',
      '#server/http/requestLog.ts',
      '../../api/openApi.ts',
      '#server/api/openApi.ts',
      '../../trpc/init.ts',
      '#server/trpc/init.ts',
    ],
    allowed: ['#db/schema.ts', '../ruleList.ts'],
  },
  {
    file: 'src/site/planted.ts',
    refused: [
      ...both('db/schema.ts'),
      ...both('server/config.ts'),
      '../../core/dates.ts',
      '../../messages/translate.ts',
    ],
    allowed: ['react', '#core/dates.ts', '#messages/translate.ts', '#src/router.tsx'],
  },
  {
    file: 'src/site/home/planted.ts',
    refused: [
      ...['../shell/ErrorPage.tsx', '#src/site/trip/loadTrip.ts', '#src/panel/Loaded.tsx'],
      ...['../passports/page/PassportPage.tsx', '#src/site/passports/ranking/rankedRows.ts'],
      ...['#src/routes/_site.tsx', '#db/schema.ts', '#server/trpc/appRouter.ts'],
    ],
    allowed: [
      './Faq.tsx',
      '../answer/AnswerFacts.tsx',
      '../passports/queries.ts',
      '#src/lib/trpc.ts',
    ],
  },
  {
    file: 'src/panel/forms/planted.ts',
    refused: [
      ...['../rules/RuleForm.tsx', '#src/panel/destinations/destinationLabels.ts'],
      ...['#db/schema.ts', '#server/trpc/appRouter.ts'],
    ],
    allowed: ['./unsaved/unsavedForms.ts', '../toasts/showToast.ts', '#core/records/history.ts'],
  },
  {
    file: 'src/panel/planted.ts',
    refused: ['./rules/RuleForm.tsx', '#src/panel/inbox/MessageTable.tsx'],
    allowed: ['./toasts/failures.ts', '../ui/Button.tsx'],
  },
  {
    file: 'src/panel/rules/planted.ts',
    refused: ['#db/schema.ts', '../../../scripts/amounts.ts'],
    allowed: ['../forms/EditForm.tsx', '#src/panel/countries/CountryName.tsx'],
  },
  {
    file: 'src/ui/planted.ts',
    refused: [
      '#core/dates.ts',
      '#db/schema.ts',
      '#server/config.ts',
      '../site/sources/linkTo.tsx',
      '../panel/lists/BackLink.tsx',
      '#src/panel/lists/BackLink.tsx',
      '#src/site/sources/linkTo.tsx',
      '../lib/trpc.ts',
      '#src/lib/trpc.ts',
      '../../core/optionSearch.ts',
    ],
    allowed: ['#core/optionSearch.ts', '#messages/translate.ts', '../lib/theme.ts'],
  },
  {
    file: 'tests/unit/planted.ts',
    refused: [
      '../../core/dates.ts',
      '../../db/schema.ts',
      '../../server/config.ts',
      '../../src/router.tsx',
      '../../messages/translate.ts',
    ],
    allowed: ['#core/dates.ts', '#server/config.ts', '../support/eventually.ts'],
  },
];

/** A file as another top folder imports it: by name, and from two floors down. */
function both(file: string): string[] {
  return [`#${file}`, `../../${file}`];
}

/** The numbers of the lines, from 1, that the walls refuse in a file with this path. */
function refusedLines(file: string, lines: string[]): number[] {
  const folder = temporaryFolder();
  for (const name of ['biome.json', '.gitignore']) {
    copyFileSync(join(root, name), join(folder, name));
  }
  const lint = join('scripts', 'dev', 'lint');
  cpSync(join(root, lint), join(folder, lint), { recursive: true });
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), lines.join('\n'));
  const rules = ['style/noRestrictedImports', 'style/noRestrictedGlobals', 'plugin'];
  const only = rules.map((rule) => `--only=${rule}`);
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--reporter=concise', '--max-diagnostics=none', ...only, file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const found = `${stdout}${stderr}`.matchAll(/:(\d+):\d+: (?:lint\/style\/noRestricted|plugin)/g);
  return [...new Set([...found].map(([, line]) => Number(line)))].sort((a, b) => a - b);
}

describe('Biome', () => {
  it.each(walls)('keeps the walls of $file', ({ file, refused, allowed }) => {
    const lines = [...refused, ...allowed];
    const code = lines.map((from) => `import '${from}';`);
    expect(refusedLines(file, code).map((line) => lines[line - 1])).toEqual(refused);
  });

  it('keeps core free of Node and the browser', () => {
    const code = ['process.exit();', 'Buffer.from([]);', 'window.open();', 'document.title;'];
    expect(refusedLines('core/planted.ts', code)).toEqual([1, 2, 3, 4]);
  });

  it('lets src import the types of router and renderer alone', () => {
    const code = [
      "import { appRouter } from '#server/trpc/appRouter.ts';",
      "import { renderPage } from '#server/ssr/pageRenderer.ts';",
      "import type { AppRouter } from '#server/trpc/appRouter.ts';",
      "import type { PageRequest } from '#server/ssr/pageRenderer.ts';",
    ];
    expect(refusedLines('src/planted.ts', code)).toEqual([1, 2]);
  });
});

it.each(['server', 'src/site', 'src/panel'])('no folders of %s import in a circle', (top) => {
  const uses = usesIn(top);
  expect(uses.size).toBeGreaterThan(9);
  // The files of server itself wire its folders.
  if (top === 'server') uses.delete('.');
  const inCircles = [...uses.keys()].filter((folder) => reachedFrom(folder, uses).has(folder));
  expect(inCircles).toEqual([]);
});

/** The folders in `top`, and `.` for its own files, each with the other ones that its files import. */
function usesIn(top: string): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const file of globSync(`${top}/**/*.{ts,tsx}`, { cwd: root })) {
    const folder = folderIn(top, file);
    const used = uses.get(folder) ?? new Set();
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, from = ''] of code.matchAll(/(?:from |import\()'([.#].+)'/g)) {
      const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from));
      if (target.startsWith(`${top}/`)) used.add(folderIn(top, target));
    }
    used.delete(folder);
    uses.set(folder, used);
  }
  return uses;
}

/** A folder directly in `top`; of passports the part, since some are pages and others used by all pages. */
function folderIn(top: string, file: string): string {
  const [folder = '.', part] = dirname(file.slice(top.length + 1)).split('/');
  return folder === 'passports' && part ? `${folder}/${part}` : folder;
}

function reachedFrom(folder: string, uses: Map<string, Set<string>>): Set<string> {
  const reached = new Set(uses.get(folder));
  for (const other of reached) for (const next of uses.get(other) ?? []) reached.add(next);
  return reached;
}
