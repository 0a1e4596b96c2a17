import { sidesSeen, statedSide } from '#core/answers/disagreementSides.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { utcDay } from '#core/dates.ts';
import type { SettledPairs } from '#core/inputs/rules/administratorRule.ts';
import { emptyRule } from '#core/rules/ruleFields.ts';
import type { Db } from '#db/db.ts';
import { listAdministratorRules } from '#db/queries/rules/administratorRules.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { Conflict } from '#server/errors.ts';
import { titleOfPair } from '#server/history/names.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { placeOneRule } from '../policyChanges.ts';
import { reviewStoredRule } from './ruleReview.ts';

/**
 * Takes one side on each of these pairs, all or none: this site's own rule is confirmed today, what
 * another source says becomes a rule of this site, with that source. Returns the history entries to
 * undo it. Throws Conflict when a pair's sides are no longer those that the editor saw.
 */
export function settlePairs(db: Db, { side, pairs }: SettledPairs): Promise<Undoable> {
  return db.transaction().execute(async (trx) => {
    const changes: number[] = [];
    for (const { seen, ...pair } of pairs) {
      const answer = await findAnswer(trx, pair);
      const stated = answer.disagreement && statedSide(answer, side);
      if (!stated || sidesSeen(answer) !== seen) {
        const title = await titleOfPair(trx, pair);
        throw new Conflict(`The answer of ${title} was changed meanwhile: look at it again`);
      }
      const isOwn = side === 'answered' && answer.source?.kind === 'administrator';
      changes.push(
        ...(isOwn
          ? await confirmOwn(trx, answer)
          : await placeOneRule(trx, { ...emptyRule, ...pair, ...stated, validTo: null })),
      );
    }
    return { changes };
  });
}

async function confirmOwn(trx: Db, answer: EntryAnswer): Promise<number[]> {
  const { passport, destination, purpose, on } = answer;
  const own = await listAdministratorRules(trx, { destination, purpose, passports: [passport] });
  const valid = own.filter(
    ({ validFrom, validTo }) => (validFrom ?? on) <= on && on <= (validTo ?? on),
  );
  const changes: number[] = [];
  for (const rule of valid) {
    const review = { verifiedOn: utcDay(), refusedOn: null };
    changes.push(await reviewStoredRule(trx, 'confirmed', rule, review));
  }
  return changes;
}
