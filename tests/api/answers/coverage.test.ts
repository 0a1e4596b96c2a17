import { describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { isWithin } from '#core/dates.ts';
import { compilation } from '#db/packs/compiledRules.ts';
import type { PackedRule } from '#db/packs/destinationPack.ts';
import { readDestinationPacks } from '#db/packs/destinationPacks.ts';
import { codesOf } from '#db/packs/official/rulesOfLists.ts';
import { coverageOfAll, surenessOfAll } from '#server/answers/facts/coverage.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

const packs = readDestinationPacks();
/** The date of the packs. */
const DATE = '2026-10-09';
const site = siteOfFile({ rules: true });

/** Each passport of each packed row, with the row. */
function* rowsByPassport(): Generator<{ passport: string; destination: string; row: PackedRule }> {
  for (const { destination, rules } of packs) {
    for (const row of rules) {
      for (const passport of codesOf(row.passports)) yield { passport, destination, row };
    }
  }
}

/** The edition's date, or a day within the row's validity if it is outside. */
function dayOf({ from, to }: PackedRule): string {
  if (isWithin(DATE, from ?? null, to ?? null)) return DATE;
  return from !== undefined && from > DATE ? from : (to ?? DATE);
}

/** Whether an answer's source ranks above the compilation. */
const isOfHigherSource = ({ access, source }: EntryAnswer) =>
  access === 'own_country' ||
  access === 'freedom_of_movement' ||
  (source?.kind === 'official' && source.quality === 'primary');

/** Whether an answer agrees with a row: by its access, or by a conditional access. */
function says({ access, stay, conditions }: EntryAnswer, row: PackedRule): boolean {
  const days = row.days ?? row.months;
  const isStay = (told: EntryAnswer['stay']) => days === undefined || told?.number === days;
  if (!row.condition) {
    // With a condition in the headline, the access without it is stated separately.
    const plain = conditions.map(({ otherwise }) => otherwise);
    return (access === row.access && isStay(stay)) || plain.includes(row.access);
  }
  return conditions.some(
    (one) =>
      one.condition === row.condition?.kind &&
      // A list of documents replaces the same in words.
      (one.text === row.condition.text || one.terms?.documents !== undefined) &&
      one.access === row.access &&
      isStay(one.stay),
  );
}

describe('the shipped compilation', () => {
  test('answers with each of its rows, unless a higher source answers', async () => {
    const { db } = site();
    const silent: string[] = [];
    let own = 0;
    for (const { passport, destination, row } of rowsByPassport()) {
      const on = dayOf(row);
      const answer = await findAnswer(db, { passport, destination, purpose: 'tourist', on });
      if (isOfHigherSource(answer)) continue;
      own += 1;
      const isOwn = answer.source?.id === compilation.id;
      if (!isOwn || !says(answer, row)) silent.push(`${passport} ${destination} ${on}`);
    }
    expect(silent).toEqual([]);
    expect(own).toBeGreaterThan(25_000);
  });

  test('names for each unconfirmed pair the day of the last attempt', async () => {
    const { db } = site();
    let told = 0;
    for (const { destination, unconfirmed } of packs) {
      for (const { passports, triedOn } of unconfirmed) {
        for (const passport of codesOf(passports)) {
          const answer = await findAnswer(db, { passport, destination, purpose: 'tourist' });
          expect(answer.source?.id).not.toBe(compilation.id);
          if (isOfHigherSource(answer) || answer.access === null) continue;
          expect([passport, destination, answer.recheckFailedOn]).toEqual([
            passport,
            destination,
            triedOn,
          ]);
          told += 1;
        }
      }
    }
    expect(told).toBeGreaterThan(1000);
  });
});

test('four fifths of the answers of a new site cite a government page at most 120 days old', async () => {
  const pairs = 199 * 198;
  const { total, rows, governmentPages } = await coverageOfAll(site().db, '2026-11-26');
  expect(total).toBe(pairs);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(pairs);
  expect(governmentPages.recent / pairs).toBeGreaterThanOrEqual(0.8);
});

test('answers for changing planes are confirmed, not confirmed, or unknown', async () => {
  const { db } = site();
  const { total, confirmed, unconfirmed, unknown } = await surenessOfAll(db, 'transit');
  expect(total).toBe((await coverageOfAll(db)).total);
  expect(confirmed + unconfirmed + unknown).toBe(total);
  const pairs = (await currentTable(db, 'transit')).pairsWith('probable');
  expect(unconfirmed).toBeGreaterThanOrEqual(pairs.length / 2);
  expect(Math.min(confirmed, unconfirmed, unknown)).toBeGreaterThan(5000);
});
