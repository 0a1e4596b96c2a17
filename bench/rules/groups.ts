import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { accesses } from '#core/vocabulary.ts';
import { openDatabase } from '#db/client.ts';
import { listCountries } from '#db/queries/countries.ts';
import {
  type AnswerReader,
  answersWithDocuments,
} from '#server/answers/table/answersWithDocuments.ts';
import type { AnswerTable } from '#server/answers/table/answerTable.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { rankForGroup } from '#server/answers/tools/rankForGroup.ts';
import { median } from '../measure.ts';
import { randomFrom } from '../random.ts';
import { met, milliseconds, type Table } from '../report.ts';
import { databaseIn } from '../site.ts';

/** The maximum time to rank all countries for eight travellers, in ms. */
const RANKING_GOAL_MS = 5;

/** Documents that open many destinations. */
const DOCUMENTS = ['us-visa', 'schengen-residence', 'uk-visa'];

const TRAVELLERS = 8;
const PASSPORTS_EACH = 2;

type Rank = (travellers: string[][]) => unknown;

/**
 * Ranks all countries for eight travellers with two passports each, with a new group each time,
 * compared with the minimal ranking: a number for each pair, their minimum, maximum and a sort.
 */
export async function measureGroups({
  dataDir,
  groups: count,
}: {
  dataDir: string;
  groups: number;
}): Promise<Table> {
  const db = openDatabase(databaseIn(dataDir));
  try {
    const countries = await listCountries(db);
    const table = await currentTable(db);
    const destinations = countries.map(({ code }) => code);
    const passports = countries
      .filter(({ issuesPassports }) => issuesPassports)
      .map(({ code }) => code);
    const groups = groupsOf(passports, count);
    const bare = bareRanking(table, passports, destinations);
    const rankedWith = (answers: AnswerReader) =>
      timesOf(groups, (group) =>
        rankForGroup(
          group.map((held) => ({ passports: held, answers })),
          destinations,
        ),
      );
    const ranked = rankedWith(table);
    const withDocuments = rankedWith(await answersWithDocuments(db, table, DOCUMENTS));
    return {
      title: `Ranking ${destinations.length} countries for ${TRAVELLERS} travellers with ${PASSPORTS_EACH} passports each, ${count} groups`,
      headings: ['ranked by', 'median ms', 'p99 ms', 'longest ms', 'goal'],
      rows: [
        rowOf(
          'rankForGroup',
          ranked,
          met(median(ranked) <= RANKING_GOAL_MS, `≤ ${RANKING_GOAL_MS}`),
        ),
        rowOf(
          'rankForGroup, all with documents',
          withDocuments,
          met(median(withDocuments) <= RANKING_GOAL_MS, `≤ ${RANKING_GOAL_MS}`),
        ),
        rowOf('numbers alone', timesOf(groups, bare), ''),
      ],
    };
  } finally {
    await db.destroy();
  }
}

function groupsOf(passports: readonly string[], count: number): string[][][] {
  const random = randomFrom(1);
  return Array.from({ length: count }, () =>
    Array.from({ length: TRAVELLERS }, () =>
      Array.from({ length: PASSPORTS_EACH }, () => random.one(passports)),
    ),
  );
}

/** Ranks by access alone, with one byte per pair. */
function bareRanking(
  table: AnswerTable,
  passports: readonly string[],
  destinations: readonly string[],
): Rank {
  const order: EntryAnswer['access'][] = ['own_country', ...accesses, null];
  const places = new Map(passports.map((code, place) => [code, place]));
  const width = destinations.length;
  const cells = Uint8Array.from(
    passports.flatMap((passport) =>
      table.ofPassport(passport).map(({ access }) => order.indexOf(access)),
    ),
  );
  return (travellers) => {
    const starts = travellers.map((held) => held.map((code) => (places.get(code) ?? 0) * width));
    const ranks = Uint8Array.from({ length: width }, (_, column) => {
      let worst = 0;
      for (const held of starts) {
        let best = order.length;
        for (const start of held) best = Math.min(best, cells[start + column] ?? 0);
        worst = Math.max(worst, best);
      }
      return worst;
    });
    return [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  };
}

/** Times for each group in ms, ascending. */
function timesOf(groups: string[][][], rank: Rank): number[] {
  return groups
    .map((group) => {
      const begun = performance.now();
      rank(group);
      return performance.now() - begun;
    })
    .sort((a, b) => a - b);
}

function rowOf(name: string, sorted: number[], goal: string): string[] {
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return [name, median(sorted), p99, sorted.at(-1) ?? Number.NaN]
    .map((value) => (typeof value === 'number' ? milliseconds(value) : value))
    .concat(goal);
}
