import { type CoverageAge, coverageAges } from '#core/answers/coverage.ts';
import type { Db } from '#db/db.ts';
import creditMessages from '#messages/credits/en.gen.ts';
import { translator } from '#messages/translate.ts';
import { coverageOfAll } from '#server/answers/facts/coverage.ts';

const t = translator(creditMessages);

/** Prints the sources of today's tourist answers, by kind and age. */
export async function printCoverage(
  db: Db,
  { on, json }: { on: string | undefined; json: boolean },
): Promise<void> {
  const coverage = await coverageOfAll(db, on);
  if (json) return console.log(JSON.stringify(coverage, null, 2));
  const { total, rows, governmentPages } = coverage;
  const share = (count: number) => `${((count / total) * 100).toFixed(1)} %`.padStart(7);
  console.log(`${total} answers for tourist stays`);
  for (const { kind, count, ages } of rows) {
    const known = (Object.keys(coverageAges) as CoverageAge[]).filter((age) => ages[age] > 0);
    const parts = known.map((age) => `${ages[age]} ${coverageAges[age]}`);
    console.log(
      `${share(count)}  ${String(count).padStart(6)}  ${t('coverageKind', { kind })}: ${parts.join(', ')}`,
    );
  }
  console.log(
    `${share(governmentPages.recent)}  ${String(governmentPages.recent).padStart(6)}  rest on a government page that is at most 120 days old`,
  );
}
