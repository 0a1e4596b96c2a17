import { type Case, headersFor } from '../cases.ts';
import { median } from '../measure.ts';
import type { Plan } from '../plan.ts';
import { met, milliseconds, responsesLine, type Table, whole } from '../report.ts';
import type { Length } from './loader.ts';
import type { RunningServer } from './processes.ts';
import { type Loader, nextUnique, startLoader } from './startLoader.ts';

/** The maximum CPU time of a page with two processes, as a multiple of that with one. */
const PROCESSOR_GOAL = 1.1;

/** The minimum throughput of two processes, as a multiple of one's. */
const THROUGHPUT_GOAL = 1.8;

/** With fewer cores, the processes, PostgreSQL and the load share them. */
const CORES_NEEDED = 4;

/** The total number of connections that request pages. */
const CONNECTIONS = 10;

type Run = { perSecond: number; processor: number; answers: number };

/**
 * Puts the same load of uncached pages on one process and on two, alternating: measures the CPU
 * time per page and, with enough cores, the gain in throughput.
 */
export async function measureTwoProcesses(
  asked: Case[],
  { rounds, load, warmUp }: Plan,
  processes: [RunningServer, RunningServer],
  { cores }: { cores: number },
): Promise<Table> {
  const loaders = processes.map(() => startLoader());
  const rows: string[][] = [];
  try {
    for (const one of asked) {
      const runs = { one: [] as Run[], two: [] as Run[] };
      if (warmUp) await put(one, processes, loaders, warmUp);
      for (let round = 0; round < rounds; round += 1) {
        runs.one.push(await put(one, [processes[0], processes[0]], loaders, load));
        runs.two.push(await put(one, processes, loaders, load));
      }
      const responses = { one: answersIn(runs.one), two: answersIn(runs.two) };
      process.stderr.write(responsesLine(`${one.name}, by one process and by two`, responses));
      const of = (which: Run[], figure: keyof Run) => median(which.map((run) => run[figure]));
      const [oneCost, twoCost] = [of(runs.one, 'processor'), of(runs.two, 'processor')];
      const more = of(runs.two, 'perSecond') / of(runs.one, 'perSecond');
      rows.push([
        one.name,
        milliseconds(oneCost * 1000),
        milliseconds(twoCost * 1000),
        (twoCost / oneCost).toFixed(2),
        met(twoCost / oneCost <= PROCESSOR_GOAL, `≤ ${PROCESSOR_GOAL}`),
        whole(of(runs.one, 'perSecond')),
        whole(of(runs.two, 'perSecond')),
        more.toFixed(2),
        cores >= CORES_NEEDED
          ? met(more >= THROUGHPUT_GOAL, `≥ ${THROUGHPUT_GOAL}`)
          : `can't tell with ${cores} cores`,
      ]);
    }
  } finally {
    for (const loader of loaders) loader.stop();
  }
  return {
    title: `Uncached pages by one process and by two, ${CONNECTIONS} at once`,
    headings: [
      'asked for',
      'CPU ms, one',
      'two',
      'ratio',
      'goal',
      'one/s',
      'two/s',
      'ratio',
      'goal',
    ],
    rows,
  };
}

async function put(
  asked: Case,
  servers: RunningServer[],
  loaders: Loader[],
  length: Length,
): Promise<Run> {
  const distinct = [...new Set(servers)];
  const used = () => distinct.reduce((sum, server) => sum + server.processorSeconds(), 0);
  const before = used();
  const results = await Promise.all(
    servers.map((server, index) =>
      loaders[index]?.put({
        url: server.url + asked.path,
        connections: CONNECTIONS / servers.length,
        length,
        headers: headersFor(asked),
        uniqueFrom: nextUnique(),
      }),
    ),
  );
  const pages = results.reduce((sum, one) => sum + (one ? one.answers + one.shed : 0), 0);
  const answers = results.reduce((sum, one) => sum + (one?.answers ?? 0), 0);
  const perSecond = results.reduce((sum, one) => sum + (one?.perSecond ?? 0), 0);
  return { perSecond, processor: (used() - before) / pages, answers };
}

function answersIn(runs: Run[]): number {
  return runs.reduce((sum, run) => sum + run.answers, 0);
}
