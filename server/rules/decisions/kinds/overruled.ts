import { type DestinationVerdict, decideDestination } from '#core/answers/destinationVerdict.ts';
import { shownAccess, stayOfRequirement } from '#core/answers/requirement.ts';
import { effectOf } from '#core/rules/decisions.ts';
import { visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import {
  listPublishedRequirements,
  type PublishedRequirement,
} from '#db/queries/visaRequirements/ownRequirements.ts';
import { weighedShort } from '#server/answers/countryEntry.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { ruleReference } from '#server/answers/ruleReference.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { bareSide, type DecisionSide, type Outline, sideOfAnswer } from '../decision.ts';

/**
 * The requirements of published destinations that their country's answer overrules or puts in doubt.
 */
export async function outlineOverruled(db: Db): Promise<Outline[]> {
  const requirements = await listPublishedRequirements(db);
  const { sources } = await ruleReference(db);
  const outlines: Outline[] = [];
  for (const purpose of visaTypes) {
    const ofPurpose = requirements.filter((row) => row.purpose === purpose);
    if (ofPurpose.length === 0) continue;
    const table = await currentTable(db, purpose);
    for (const row of ofPurpose) {
      const answer = table.at(row.passport, row.destination);
      if (!answer) continue;
      const verdict = decideDestination(row, weighedShort(answer, sources));
      const { answeredBy, contradicts, differs } = verdict;
      const isOverruled = answeredBy === 'country' && contradicts;
      if (!isOverruled && !differs) continue;
      const own = { access: shownAccess(row, answer.access), stay: stayOfRequirement(row) };
      outlines.push({
        kind: 'overruled',
        key: row.id,
        country: row.destination,
        effect: differs === 'easier' ? 'risky' : effectOf(own, answer),
        size: 1,
        edition: null,
        since: row.updatedAt,
        open: () => openRequirement(db, row, { answeredBy, differs }),
      });
    }
  }
  return outlines;
}

async function openRequirement(
  db: Db,
  row: PublishedRequirement,
  verdict: Pick<DestinationVerdict, 'answeredBy' | 'differs'>,
) {
  const { passport, destination, purpose } = row;
  const answer = await findAnswer(db, { passport, destination, purpose });
  return {
    purpose,
    passports: [passport],
    sides: [sideOfRequirement(row, shownAccess(row, answer.access)), sideOfAnswer(answer)],
    toSettle: null,
    requirement: { ...requirementOf(row), ...verdict },
  };
}

/** The fields that name a requirement. */
export function requirementOf(row: PublishedRequirement) {
  const { id, destinationId, destinationName, standing } = row;
  return { id, destinationId, destinationName, standing };
}

export function sideOfRequirement(
  row: PublishedRequirement,
  access: DecisionSide['access'],
): DecisionSide {
  const { sourceAddress, sourceDate } = row;
  const title = sourceAddress ? new URL(sourceAddress).hostname : 'No source';
  return {
    ...bareSide,
    access,
    stay: stayOfRequirement(row),
    pages: [{ title, address: sourceAddress, dates: [sourceDate, sourceDate] }],
  };
}
