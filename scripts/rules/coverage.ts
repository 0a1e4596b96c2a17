import { type CoverageAge, coverageAges } from '#core/answers/coverage.ts';
import type { Db } from '#db/db.ts';
import creditMessages from '#messages/en/credits.gen.ts';
import { translator } from '#messages/translate.ts';
import { coverageOfAll, surenessOfAll } from '#server/answers/facts/coverage.ts';

const t = translator(creditMessages);

/** Prints the sources of today's tourist answers, by kind and age, and how sure those of the other stays are. */
export async function printCoverage(
  db: Db,
  { on, json }: { on: string | undefined; json: boolean },
): Promise<void> {
  const coverage = await coverageOfAll(db, on);
  const transit = await surenessOfAll(db, 'transit');
  const working = await surenessOfAll(db, 'working');
  if (json) return console.log(JSON.stringify({ ...coverage, transit, working }, null, 2));
  const { total, rows, governmentPages } = coverage;
  const share = (count: number, of = total) => `${((count / of) * 100).toFixed(1)} %`.padStart(7);
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
  for (const [sureness, stay] of [
    [transit, 'changing planes'],
    [working, 'working'],
  ] as const) {
    console.log(`${sureness.total} answers for ${stay}`);
    for (const [count, words] of [
      [sureness.confirmed, 'Confirmed by a law or the country’s own government'],
      [sureness.unconfirmed, 'Not confirmed'],
      [sureness.unknown, 'Unknown'],
    ] as const) {
      console.log(`${share(count, sureness.total)}  ${String(count).padStart(6)}  ${words}`);
    }
  }
}
