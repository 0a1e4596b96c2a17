import { statedSide } from '#core/answers/disagreementSides.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { type Outline, sideOfAnswer } from '../decision.ts';

/**
 * The answers with "Ask before you travel" of today, by destination and access: the destination is
 * known to have exceptions that its only source doesn't name.
 */
export async function outlineExcepted(db: Db): Promise<Outline[]> {
  const compare = await compareCountries(db);
  const outlines: Outline[] = [];
  for (const purpose of visaTypes) {
    const pairs = (await currentTable(db, purpose)).pairsWith('askBeforeTravel');
    const groups = Map.groupBy(
      pairs,
      (one) => `${one.destination} ${purpose} ${one.answer.access}`,
    );
    for (const [key, group] of groups) {
      const passports = group.map(({ passport }) => passport).sort(compare);
      const [passport = ''] = passports;
      const destination = group[0]?.destination ?? '';
      outlines.push({
        kind: 'excepted',
        key,
        country: destination,
        effect: 'unclear',
        size: passports.length,
        edition: null,
        since: group[0]?.answer.sourceDate ?? null,
        open: async () => {
          const answer = await findAnswer(db, { passport, destination, purpose });
          const side = { ...sideOfAnswer(answer), stated: statedSide(answer, 'answered') };
          return { purpose, passports, sides: [side], toSettle: null };
        },
      });
    }
  }
  return outlines;
}
