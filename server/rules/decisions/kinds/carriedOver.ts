import { effectOf } from '#core/rules/decisions.ts';
import type { Db } from '#db/db.ts';
import { listCarriedOver } from '#server/records/visaRequirements/carriedOver.ts';
import { bareSide, type Outline } from '../decision.ts';
import { requirementOf, sideOfRequirement } from './overruled.ts';

/** Answers that changed with an upgrade, as the team's requirements come first since. */
export async function outlineCarriedOver(db: Db): Promise<Outline[]> {
  return (await listCarriedOver(db)).map((row) => ({
    kind: 'carried_over',
    key: row.id,
    country: row.destination,
    effect: row.isEasier ? 'risky' : effectOf(row.before, row.now),
    size: 1,
    edition: null,
    since: row.updatedAt,
    open: () => ({
      purpose: row.purpose,
      passports: [row.passport],
      sides: [sideOfRequirement(row, row.now.access), { ...bareSide, ...row.before }],
      toSettle: null,
      requirement: {
        ...requirementOf(row),
        answeredBy: 'requirement',
        differs: row.isEasier ? 'easier' : null,
      },
    }),
  }));
}
