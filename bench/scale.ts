import { Agent } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../db/client.ts';
import {
  countDestinations,
  listDestinationsNewestFirst,
} from '../db/queries/destinations/destinations.ts';
import { headersFor } from './cases.ts';
import { fullPages, large, type Size } from './generate.ts';
import { median } from './measure.ts';
import { uniqueAddress } from './processes/loader.ts';
import type { RunningServer } from './processes/processes.ts';
import { nextUnique } from './processes/startLoader.ts';
import { timesOfAnswers } from './recorded.ts';
import { asText, met, milliseconds, type Table } from './report.ts';
import { type ScaleCase, type Site, scaleCases } from './scaleCases.ts';
import { signIn } from './signIn.ts';
import { databaseIn, makeSite, startProduct, temporaryFolder } from './site.ts';

/** The maximum time with the large database, as a multiple of the small one's. */
const SCALE_GOAL = 1.5;

type RunningSite = Site & { server: RunningServer; agent: Agent; cookie: string };

/**
 * Requests the same from a site with full pages and one with thousands of rows, alternating over
 * one connection, with uncached addresses. Prints median times to the complete response.
 */
export async function compareSizes({ quick }: { quick: boolean }): Promise<Table[]> {
  const folder = temporaryFolder();
  const sites: RunningSite[] = [];
  try {
    for (const size of [fullPages, large]) {
      sites.push(await startSite(join(folder.path, String(size.destinations)), size));
    }
    const rows = [];
    for (const asked of scaleCases) {
      const [few = 0, many = 0] = await mediansInTurns(sites, asked, quick ? 2 : 6);
      const ratio = many / few;
      const goal = asked.inProportion ?? met(ratio <= SCALE_GOAL, `≤ ${SCALE_GOAL}`);
      rows.push([asked.name, milliseconds(few), milliseconds(many), ratio.toFixed(2), goal]);
    }
    const [few = '', many = ''] = sites.map(({ size }) => size.destinations.toLocaleString('en'));
    const table = {
      title: `One after the other, uncached: ms to the whole response with ${few} and ${many} destinations`,
      headings: ['asked for', few, many, 'ratio', 'goal'],
      rows,
    };
    console.log(`\n${asText(table)}`);
    return [table];
  } finally {
    for (const { server, agent } of sites) {
      agent.destroy();
      await server.stop();
    }
    folder.remove();
  }
}

async function startSite(dataDir: string, size: Size): Promise<RunningSite> {
  await makeSite(dataDir, { size, samples: false });
  const db = openDatabase(databaseIn(dataDir));
  const [newest] = await listDestinationsNewestFirst(db, {}, { limit: 1, offset: 0 });
  const tourists = await countDestinations(db, { type: 'tourist' });
  await db.destroy();
  const server = await startProduct(dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookie = await signIn(server.url);
  return { size, destinationId: newest?.id ?? '', tourists, server, agent, cookie };
}

/** The number of requests for an address before switching sites. */
const TIMES_A_TURN = 30;

/** The median time of each site, in ms. */
async function mediansInTurns(
  sites: RunningSite[],
  { path, signedIn }: ScaleCase,
  turns: number,
): Promise<number[]> {
  const times = sites.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, site] of sites.entries()) {
      const first = nextUnique();
      const url = site.server.url + path(site);
      const urls = Array.from({ length: TIMES_A_TURN }, (_, at) => uniqueAddress(url, first + at));
      const headers = { ...headersFor({ kind: 'api' }), ...(signedIn && { cookie: site.cookie }) };
      const taken = await timesOfAnswers(urls, site.agent, headers);
      times[index]?.push(...taken.map(({ last }) => last));
    }
  }
  return times.map(median);
}
