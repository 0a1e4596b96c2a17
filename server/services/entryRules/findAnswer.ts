import type { Db } from '../../../db/client.ts';
import { listBareRules } from '../../../db/queries/rules/storedRules.ts';
import type { VisaType } from '../../../db/schema.ts';
import type { EntryAnswer } from '../../schemas/answers/access.ts';
import { NotFound } from '../errors.ts';
import { utcDay } from './partialDates.ts';
import { type Question, resolveAnswer, type StoredFacts } from './resolveAnswer.ts';
import { currentRules, type RuleReference, ruleReference } from './ruleReference.ts';
import { territoryNote } from './territoryNote.ts';

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
  const answer = resolveAnswer(question, facts, { staleness: reference.staleness, today });
  return { ...answer, note: answer.note || (await territoryNote(db, answer)) };
}

/** The facts about a pair: its current rules, the zones of its countries, and what holds beside rules. */
export function factsOf(
  question: Pair,
  rules: StoredFacts['rules'],
  reference: RuleReference,
): StoredFacts {
  const { passport, destination } = question;
  const ofDestination = reference.memberships.get(destination) ?? [];
  const ofPassport = passport === destination ? [] : (reference.memberships.get(passport) ?? []);
  return {
    rules,
    memberships: [...ofPassport, ...ofDestination],
    ...factsBesideRules(question, reference),
  };
}

/** What is suspended for a passport at a destination, and when no official page could be read about it. */
export function factsBesideRules(
  { passport, destination, purpose }: Pair,
  { restrictions, failedRechecks }: RuleReference,
): Pick<StoredFacts, 'restrictions' | 'recheckFailedOn'> {
  // Codes of two letters, separated by spaces: none is found across two others.
  const isAboutPassport = ({ passports }: { passports: string }) => passports.includes(passport);
  // Compilations speak of tourists alone.
  const tried = purpose === 'tourist' ? failedRechecks.get(destination) : undefined;
  return {
    restrictions: (restrictions.get(destination) ?? [])
      .filter(isAboutPassport)
      .map(({ passports: _one, destination: _other, ...restriction }) => restriction),
    recheckFailedOn: tried?.find(isAboutPassport)?.triedOn ?? null,
  };
}

type Pair = Pick<Question, 'passport' | 'destination' | 'purpose'>;
