import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { startServer } from '../../../tests/support/servers/serverProcess.ts';
import { runCommand } from '../../command.ts';
import { chromiumArgs, findOrInstallChromium } from '../chromium.ts';
import { freePort } from '../freePort.ts';
import { keepCoreBusy } from './busyCore.ts';
import {
  costlyAudits,
  type Figures,
  figuresOf,
  median,
  medianByPerformance,
  missed,
  type Result,
  type Times,
} from './figures.ts';
import { type MeasuredPage, measuredPages } from './pages.ts';
import { interactionToNextPaint, timeToVerdict } from './times.ts';

const help = `Measures the built product with the sample data as a phone sees it, while another process keeps one
core busy: home, a visa answer, a passport, a group, a trip, a listing, a destination and the planner of
stays. Prints the medians of five runs. Fails below 95 for performance, below 100 for accessibility, best
practices and SEO, and for any shift of the layout (Lighthouse); for an interaction to next paint (INP)
above 200 ms at a quarter of this machine's speed, on the first five pages; and for a verdict that a first
visitor reads later than after 2.5 s at 400 kbit/s with a round trip of 400 ms. Takes about ten minutes.

  npm run lighthouse
  npm run lighthouse -- --runs 1             less exact
  npm run lighthouse -- --pages trip         only the pages with this in their address
  npm run lighthouse -- --desktop            Lighthouse as a computer sees them

Example: CHROMIUM_PATH=/opt/chromium/chrome npm run lighthouse`;

const options = {
  desktop: { type: 'boolean' },
  runs: { type: 'string', default: '5' },
  pages: { type: 'string', default: '' },
} as const;

type Plan = { runs: number; port: number; config: typeof desktopConfig | undefined };

await runCommand({ help, options }, async (values) => {
  const runs = Number(values.runs);
  if (!(runs % 2 === 1)) {
    throw new Error(`--runs takes an odd number, not ${JSON.stringify(values.runs)}`);
  }
  const pages = measuredPages.filter(({ path }) => path.includes(values.pages));
  if (pages.length === 0) throw new Error(`No page has ${JSON.stringify(values.pages)} in it`);
  const executablePath = findOrInstallChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-lighthouse-'));
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'silent' } });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  const busy = keepCoreBusy();
  try {
    const config = values.desktop ? desktopConfig : undefined;
    const measured = new Map<string, Measured>();
    for (const page of pages) {
      process.stderr.write(`${page.path}\n`);
      measured.set(page.path, await measure(page, server.url, browser, { runs, port, config }));
    }
    report(measured);
  } finally {
    busy.stop();
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

type Measured = { result: Result; times: Times };

async function measure(
  { path, isUnlisted, interact, verdict }: MeasuredPage,
  site: string,
  browser: Browser,
  { runs, port, config }: Plan,
): Promise<Measured> {
  const url = site + path;
  const flags = { port, skipAudits: isUnlisted ? ['is-crawlable'] : [] };
  const results = await repeated(runs, () => run(url, flags, config));
  const delays = interact
    ? await repeated(runs, () => interactionToNextPaint(browser, url, interact))
    : [];
  const waits = verdict ? await repeated(runs, () => timeToVerdict(browser, url, verdict)) : [];
  return {
    result: medianByPerformance(results),
    times: {
      ...(delays.length > 0 && { INP: median(delays) }),
      ...(waits.length > 0 && { verdict: Math.round(median(waits)) }),
    },
  };
}

async function repeated<Value>(runs: number, once: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await once());
  return values;
}

async function run(
  url: string,
  flags: { port: number; skipAudits: string[] },
  config: typeof desktopConfig | undefined,
): Promise<Result> {
  const outcome = await lighthouse(url, { ...flags, logLevel: 'error' }, config);
  if (!outcome) throw new Error(`Lighthouse could not measure ${url}`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Prints the table and the audits that cost points. Throws when a page misses a target. */
function report(measured: Map<string, Measured>) {
  const rows: Record<string, Figures & Times> = {};
  const failures: string[] = [];
  for (const [path, { result, times }] of measured) {
    const figures = { ...figuresOf(result), ...times };
    rows[path] = figures;
    const marks = missed(figures);
    if (marks.length > 0) failures.push(`${path} (${marks.join(', ')})`);
  }
  console.table(rows);
  for (const [path, { result }] of measured) {
    for (const line of costlyAudits(result)) console.log(`${path}  ${line}`);
  }
  if (failures.length > 0) throw new Error(`Below the mark: ${failures.join('; ')}`);
}
