import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../command.ts';
import type { ChunkModules } from './build/chunkModules.ts';
import type { RouteAssets } from './build/routeAssets.ts';
import { catalogues } from './build/translatedChunks.ts';
import { buildFrameworkFloor } from './frameworkFloor.ts';
import { linesBySubject } from './lines.ts';

const help = `Weighs the scripts that the first load of the home page needs, gzipped, next to what the
framework alone weighs, and the messages in them. Fails above that floor plus 35 kB without messages, or when the form library, its schemas,
the toasts or the admin panel are among them. Fails, too, when a page of the panel is above 251 kB,
or 215 kB if it is a list without forms. Prints the plain lines of product and tests by subject, too.

  npm run size

Example: npm run size`;

/** What the site may add to its framework, without messages, in bytes. */
const ALLOWANCE = 35_000;

/** The most that a page of the panel may load, in bytes: with a form, and without. */
const PANEL_MAX = { form: 251_000, list: 215_000 };

/** Its lists share components with the forms that open in them, which come with the form library. */
const listsWithForms = ['/admin/_panel/entry-conditions', '/admin/_panel/ways-to-work'];

const formLibrary = /(^|\/)node_modules\/react-hook-form\//;

/** Source files that the home page must not load. */
const unwanted = [
  /(^|\/)node_modules\/(zod|react-hook-form|@hookform|sonner)\//,
  /^src\/panel\/(?!(lists\/listState|rules\/ruleSearch))/,
  /^src\/routes\/admin\/.*tsr-split/,
];

const client = join(import.meta.dirname, '..', '..', 'dist', 'client');

await runCommand({ help }, async () => {
  const scripts = scriptsOf('/_site', '/_site/').map((path) => ({
    path,
    bytes: gzipped(read(path)),
  }));
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const code = scripts.reduce((sum, { path }) => sum + withoutMessages(path), 0);
  const floor = gzipped(Buffer.from(await buildFrameworkFloor()));

  for (const { path, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes)) row(path, bytes);
  row(`first load of the home page, ${scripts.length} scripts`, total);
  row('of it messages', total - code);
  row('framework alone', floor);
  row('limit: framework + 35 kB', floor + ALLOWANCE);
  row('left', floor + ALLOWANCE - code);
  const panel = (['form', 'list'] as const).map((kind) => heaviestPanelPage(kind));
  for (const { kind, path, bytes } of panel) row(`heaviest ${kind} of the panel, ${path}`, bytes);

  printLines();

  const found = modulesOf(scripts.map(({ path }) => path)).filter((id) =>
    unwanted.some((pattern) => pattern.test(id)),
  );
  if (found.length > 0) throw new Error(`Not for the home page: ${found.join(', ')}`);
  if (code > floor + ALLOWANCE) {
    throw new Error(`The home page's scripts are ${code - floor - ALLOWANCE} bytes too large`);
  }
  for (const { kind, path, bytes } of panel) {
    const excess = bytes - PANEL_MAX[kind];
    if (excess > 0) throw new Error(`The scripts of ${path} are ${excess} bytes too large`);
  }
});

/** The distinct scripts that a page of these routes loads before hydration. */
function scriptsOf(...routeIds: string[]): string[] {
  const paths = ['__root__', ...routeIds].flatMap((id) => {
    const assets = assetsOfRoutes()[id];
    if (!assets) throw new Error(`The build knows no route ${id}`);
    return [...(assets.scripts ?? []).map(({ attrs }) => attrs.src), ...(assets.preloads ?? [])];
  });
  return [...new Set(paths.filter((path) => path !== undefined))];
}

function assetsOfRoutes(): Record<string, RouteAssets> {
  return JSON.parse(String(read('/route-assets.json'))).routes;
}

type PanelPage = { kind: keyof typeof PANEL_MAX; path: string; bytes: number };

/** The page of the panel with the largest scripts, with forms or without. */
function heaviestPanelPage(kind: PanelPage['kind']): PanelPage {
  const pages = Object.keys(assetsOfRoutes())
    .filter((id) => id.startsWith('/admin/_panel/'))
    .map((id) => ({ id, scripts: scriptsOf('/admin', '/admin/_panel', id) }))
    .filter(({ id, scripts }) => {
      const isForm = modulesOf(scripts).some((module) => formLibrary.test(module));
      return (isForm || listsWithForms.includes(id)) === (kind === 'form');
    })
    .map(({ id, scripts }) => ({
      kind,
      path: id.replace('/_panel', ''),
      bytes: scripts.reduce((sum, path) => sum + gzipped(read(path)), 0),
    }));
  const [heaviest] = pages.toSorted((one, other) => other.bytes - one.bytes);
  if (!heaviest) throw new Error(`The build knows no ${kind} of the panel`);
  return heaviest;
}

function modulesOf(paths: string[]): string[] {
  const modules = JSON.parse(String(read('/chunk-modules.json'))) as ChunkModules;
  return paths.flatMap((path) => modules[path] ?? []);
}

/** The size of a script without its messages, in bytes. */
function withoutMessages(path: string): number {
  const script = String(read(path));
  const code = catalogues(script).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`,
    script,
  );
  return gzipped(Buffer.from(code));
}

function read(path: string): Buffer {
  return readFileSync(join(client, path));
}

function gzipped(script: Buffer): number {
  return gzipSync(script, { level: 9 }).length;
}

function printLines() {
  const subjects = linesBySubject();
  const sum = (of: 'product' | 'tests') => subjects.reduce((all, one) => all + one[of], 0);
  console.log('\n product    tests  plain lines by subject');
  const total = { subject: 'all', product: sum('product'), tests: sum('tests') };
  for (const { subject, product, tests } of [total, ...subjects]) {
    console.log(`${String(product).padStart(8)} ${String(tests).padStart(8)}  ${subject}`);
  }
}

function row(name: string, bytes: number) {
  console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`);
}
