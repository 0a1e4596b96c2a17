import { accessInWords } from '#core/answers/words/accessWords.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findDestination } from '#db/queries/destinations/destinations.ts';
import type { VisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';
import { answersForDestination } from '#server/answers/table/currentTable.ts';
import { fieldsOfRequirement } from '#server/history/recordFields.ts';
import { listRequirementsWithAge, type RequirementAge } from './requirementAge.ts';

/** A short requirement. */
export type MatrixCell = Pick<
  VisaRequirement,
  'id' | 'countryCode' | 'type' | 'required' | 'onArrival' | 'durationDays' | 'cost'
> &
  RequirementAge & {
    /** Equal for requirements that differ only in the passport. */
    content: number;
  };

/** The passports of each answer of the country's rules, in words, by kind of stay; without unknown ones. */
type RuleAnswers = Record<VisaType, Record<string, string[]>>;

/** A destination's requirements for all passports with their age, and what its country's rules say. */
export async function readRequirementMatrix(
  db: Db,
  { destinationId }: { destinationId: string },
): Promise<{ cells: MatrixCell[]; rules: RuleAnswers }> {
  const destination = await findDestination(db, destinationId);
  return {
    cells: await listCells(db, destinationId),
    rules: await ruleAnswers(db, destination?.countryCode ?? ''),
  };
}

async function ruleAnswers(db: Db, country: string): Promise<RuleAnswers> {
  const rules: RuleAnswers = { tourist: {}, transit: {}, working: {} };
  if (!country) return rules;
  for (const purpose of visaTypes) {
    for (const { passport, access } of await answersForDestination(db, country, purpose)) {
      if (access === null) continue;
      const answer = accessInWords(access);
      rules[purpose][answer] = [...(rules[purpose][answer] ?? []), passport];
    }
  }
  return rules;
}

async function listCells(db: Db, destinationId: string): Promise<MatrixCell[]> {
  const requirements = await listRequirementsWithAge(db, destinationId);
  const contents = new Map<string, number>();
  return requirements.map((requirement) => {
    const { id, countryCode, type, required, onArrival, durationDays, cost } = requirement;
    const { asOf, isStale, ...stored } = requirement;
    const same = { countryCode: null, standing: null };
    const fields = JSON.stringify({ ...fieldsOfRequirement(stored), ...same });
    const content = contents.get(fields) ?? contents.size;
    contents.set(fields, content);
    const shown = { id, countryCode, type, required, onArrival, durationDays, cost };
    return { ...shown, asOf, isStale, content };
  });
}
