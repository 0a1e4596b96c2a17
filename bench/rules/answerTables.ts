import { utcDay } from '#core/dates.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { openDatabase } from '#db/client.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { buildAnswerTable } from '#server/answers/table/buildAnswerTable.ts';
import { median } from '../measure.ts';
import { met, milliseconds, type Table } from '../report.ts';
import { databaseIn } from '../site.ts';

/** The maximum time to build the table for tourists, in ms. */
const REBUILD_GOAL_MS = 150;

/** The maximum time that it may block the event loop, in ms. */
const SLICE_GOAL_MS = 10;

type Build = { total: number; slices: number; longestSlice: number; longestStatement: number };

/** Builds the table of all answers from a cold start, and then repeatedly, `builds` times in all. */
export async function measureRebuild({
  dataDir,
  builds: count,
}: {
  dataDir: string;
  builds: number;
}): Promise<Table> {
  let longestStatement = 0;
  const db = openDatabase(databaseIn(dataDir), {
    onStatement: (seconds) => {
      longestStatement = Math.max(longestStatement, seconds * 1000);
    },
  });
  const rows: string[][] = [];
  try {
    const reference = await ruleReference(db);
    for (const purpose of visaTypes) {
      const builds: Build[] = [];
      for (let round = 0; round < count; round += 1) {
        longestStatement = 0;
        const slices: number[] = [];
        const asked = { purpose, day: utcDay() };
        await buildAnswerTable(db, reference, asked, (ms) => slices.push(ms));
        const total = slices.reduce((sum, ms) => sum + ms, 0);
        const longestSlice = Math.max(...slices);
        builds.push({ total, slices: slices.length, longestSlice, longestStatement });
      }
      const [first, ...later] = builds;
      if (first && purpose === 'tourist') rows.push(rowOf(`${purpose}, the first time`, [first]));
      rows.push(rowOf(`${purpose}, again`, later));
    }
  } finally {
    await db.destroy();
  }
  return {
    title: 'The table of all answers',
    headings: ['built', 'ms in all', 'slices', 'longest slice ms', 'longest statement ms', 'goals'],
    rows,
  };
}

/** The median of the builds, but the longest slice and statement of all. */
function rowOf(name: string, builds: Build[]): string[] {
  const total = median(builds.map((build) => build.total));
  const longestSlice = Math.max(...builds.map((build) => build.longestSlice));
  const longestStatement = Math.max(...builds.map((build) => build.longestStatement));
  return [
    name,
    milliseconds(total),
    String(median(builds.map((build) => build.slices))),
    milliseconds(longestSlice),
    milliseconds(longestStatement),
    [
      met(total <= REBUILD_GOAL_MS, `≤ ${REBUILD_GOAL_MS}`),
      met(Math.max(longestSlice, longestStatement) <= SLICE_GOAL_MS, `≤ ${SLICE_GOAL_MS}`),
    ].join(', '),
  ];
}
