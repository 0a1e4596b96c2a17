import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { startServer } from '../../tests/serverProcess.ts';
import { runCommand } from '../command.ts';
import { chromiumArgs, findOrInstallChromium } from './chromium.ts';
import { freePort } from './freePort.ts';
import {
  costlyAudits,
  type Figures,
  figuresOf,
  medianByPerformance,
  missed,
  type Result,
} from './lighthouseFigures.ts';

const help = `Runs Lighthouse over the built product with the sample data: home, a listing, a destination,
a visa answer, a passport, a group and the planner of stays, as a phone sees them. Fails below 100 for
accessibility, best practices and SEO, below 95 for performance, and for any shift of the layout.

  npm run lighthouse
  npm run lighthouse -- --desktop

A page that is too slow is measured twice more, and the middle one counts: other work on the machine
shows in a single run.

Example: CHROMIUM_PATH=/opt/chromium/chrome npm run lighthouse`;

const pages = [
  '/',
  '/destinations/tourist',
  '/destination/paris-france',
  '/visa-info/JP',
  '/passports/BR',
  '/together',
  '/plan/90-180',
];

await runCommand({ help, options: { desktop: { type: 'boolean' } } }, async (values) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-lighthouse-'));
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'silent' } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  const config = values.desktop ? desktopConfig : undefined;
  try {
    const results = new Map<string, Result>();
    for (const path of pages) results.set(path, await measure(server.url + path, port, config));
    report(results);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function measure(url: string, port: number, config: typeof desktopConfig | undefined) {
  const first = await run(url, port, config);
  if (!missed(figuresOf(first)).includes('performance')) return first;
  return medianByPerformance([first, await run(url, port, config), await run(url, port, config)]);
}

async function run(
  url: string,
  port: number,
  config: typeof desktopConfig | undefined,
): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: 'error' }, config);
  if (!outcome) throw new Error(`Lighthouse could not measure ${url}`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Prints the table and the audits that cost points. Throws when a page misses a target. */
function report(results: Map<string, Result>) {
  const rows: Record<string, Figures> = {};
  const failures: string[] = [];
  for (const [path, result] of results) {
    const figures = figuresOf(result);
    rows[path] = figures;
    const marks = missed(figures);
    if (marks.length > 0) failures.push(`${path} (${marks.join(', ')})`);
  }
  console.table(rows);
  for (const [path, result] of results) {
    for (const line of costlyAudits(result)) console.log(`${path}  ${line}`);
  }
  if (failures.length > 0) throw new Error(`Below the mark: ${failures.join('; ')}`);
}
