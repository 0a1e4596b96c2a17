import type { Db } from '../../../db/client.ts';
import { listBareRules } from '../../../db/queries/rules/storedRules.ts';
import type { VisaType } from '../../../db/schema.ts';
import type { EntryAnswer } from '../../schemas/answers/access.ts';
import { NotFound } from '../errors.ts';
import { utcDay } from './partialDates.ts';
import { resolveAnswer, type StoredFacts } from './resolveAnswer.ts';
import { currentRules, type RuleReference, ruleReference } from './ruleReference.ts';

/**
 * What a passport needs at a destination on a day of entry, today in UTC where none is given. Throws
 * NotFound for a code that is no country; a country that isn't offered is answered all the same.
 */
export async function findAnswer(
  db: Db,
  asked: {
    passport: string;
    destination: string;
    purpose: VisaType;
    on?: string | undefined;
  },
): Promise<EntryAnswer> {
  const today = utcDay();
  const question = { ...asked, on: asked.on ?? today };
  const stored = await listBareRules(db, question);
  const reference = await ruleReference(db);
  if (!reference.isCountry.has(question.passport)) throw new NotFound('Passport');
  if (!reference.isCountry.has(question.destination)) throw new NotFound('Destination country');
  const facts = factsOf(question, currentRules(stored, reference), reference);
  return resolveAnswer(question, facts, { staleness: reference.staleness, today });
}

/** The facts about a pair: its current rules, and the zones of its countries. */
export function factsOf(
  { passport, destination }: { passport: string; destination: string },
  rules: StoredFacts['rules'],
  { memberships }: RuleReference,
): StoredFacts {
  const ofDestination = memberships.get(destination) ?? [];
  const ofPassport = passport === destination ? [] : (memberships.get(passport) ?? []);
  return { rules, memberships: [...ofPassport, ...ofDestination] };
}
