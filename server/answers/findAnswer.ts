import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import {
  concerns,
  type EntryException,
  withExceptions,
} from '#core/answers/orderOfTruth/exceptions.ts';
import { resolveAnswer } from '#core/answers/orderOfTruth/resolveAnswer.ts';
import { stateGroups } from '#core/answers/orderOfTruth/stateGroups.ts';
import type { DatedStatement } from '#core/answers/orderOfTruth/statements.ts';
import type { Question, StoredFacts } from '#core/answers/orderOfTruth/storedFacts.ts';
import { windowAt } from '#core/answers/orderOfTruth/zones.ts';
import { airsideOf } from '#core/answers/transit/airside.ts';
import { airsideStatements } from '#core/answers/transit/airsideStatements.ts';
import { airsideProgrammesFor, programmesFor } from '#core/answers/transit/programmes.ts';
import { transitAnswer } from '#core/answers/transit/transitAnswer.ts';
import { isNotAdmitted, visitorWorkOf, workAnswer } from '#core/answers/work/workAnswer.ts';
import { workStatements } from '#core/answers/work/workStatements.ts';
import { stateWithEntryRules } from '#core/countries/territories.ts';
import { isWithin, utcDay } from '#core/dates.ts';
import {
  documentIssuedAt,
  issuedDocumentIn,
  staysOfGroup,
} from '#core/documents/issuedDocuments.ts';
import type { HeldDocuments } from '#core/documents/issuers.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { DEFAULT_STAY, type VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { listBareRules } from '#db/queries/rules/storedRules.ts';
import { NotFound } from '../errors.ts';
import { countryName } from '../languages/countryNames.ts';
import { currentRules, type RuleReference, ruleReference } from './ruleReference.ts';
import { territoryNote } from './territoryNote.ts';

/**
 * The answer for a passport at a destination on a day of entry, by default today in UTC. Throws
 * NotFound for an unknown code; countries that aren't offered have answers too.
 */
export async function findAnswer(db: Db, asked: Asked): Promise<EntryAnswer> {
  const answer = await findByRules(db, asked);
  const { workPolicies, waysToWork } = await ruleReference(db);
  const work = workPolicies.get(answer.destination);
  switch (answer.purpose) {
    case 'transit':
      // In a territory, the answer may be its state's, with both sides.
      return answer.transit ? answer : withBorder(db, answer, asked);
    case 'working':
      return workAnswer(
        await unlessNotAdmitted(db, answer, asked),
        work,
        waysToWork.get(answer.destination),
      );
    default:
      return { ...answer, visitorWork: answer.visitorWork ?? visitorWorkOf(work, answer) };
  }
}

type Asked = {
  passport: string;
  destination: string;
  purpose: VisaType;
  on?: string | undefined;
  /** The traveller's documents; see `readHolds`. */
  holds?: readonly string[] | undefined;
  /** For other stays, the tourist's answer to the same question, where it is known. */
  border?: EntryAnswer | undefined;
};

/** An answer for changing planes, with what passing the border takes. */
async function withBorder(db: Db, resolved: EntryAnswer, asked: Asked): Promise<EntryAnswer> {
  const { transitPolicies } = await ruleReference(db);
  const { passport, destination, on } = resolved;
  const policy = transitPolicies.get(destination);
  const border = asked.border ?? (await findByRules(db, { ...asked, purpose: DEFAULT_STAY }));
  const traveller = { passport, on, holds: asked.holds ?? [] };
  return transitAnswer({
    resolved,
    airside: airsideOf(policy, passport),
    border,
    airsideProgrammes: airsideProgrammesFor(policy, traveller),
    programmes: programmesFor(policy, traveller, {
      access: border.access,
      suspended: border.restriction !== null,
    }),
  });
}

/** The answer on working, or that the country admits nobody with the passport. */
async function unlessNotAdmitted(db: Db, answer: EntryAnswer, asked: Asked): Promise<EntryAnswer> {
  const visit = asked.border ?? (await findByRules(db, { ...asked, purpose: DEFAULT_STAY }));
  const isRefused = isNotAdmitted(visit, answer.source?.kind);
  return isRefused ? { ...visit, purpose: answer.purpose } : answer;
}

/** The answer by the rules and policies of its purpose alone. */
async function findByRules(db: Db, asked: Asked): Promise<EntryAnswer> {
  const today = utcDay();
  const { holds = [], border: _known, ...pair } = asked;
  const question = { ...pair, on: asked.on ?? today };
  const stored = await listBareRules(db, question);
  const reference = await ruleReference(db);
  if (!reference.isCountry.has(question.passport)) throw new NotFound('Passport');
  if (!reference.isCountry.has(question.destination)) throw new NotFound('Destination country');
  const facts = factsOf(question, currentRules(stored, reference), reference);
  const settings = { staleness: reference.staleness, today };
  const resolved = resolveAnswer(question, facts, settings);
  const held = { holds, groups: stateGroups(reference.memberships, question.on) };
  const concerned = exceptionsAt(question, held, reference);
  const answer = withExceptions(resolved, concerned, { ...settings, held, countryName });
  const issuedDocument = issuedDocumentIn(answer, documentIssuedAt(question, held));
  const note = answer.note || (await territoryNote(db, answer));
  // A state's rules on entry apply in some of its territories; its rules on work have other bounds.
  const mayBeStates = isUnstated(answer) && answer.purpose !== 'working';
  const ofState = mayBeStates ? await answerOfState(db, asked) : undefined;
  if (ofState) return { ...ofState, note: sentencesInWords([note, ofState.note]) };
  return { ...answer, issuedDocument, note };
}

/** Whether no source says anything of a pair, not even what applied until lately. */
function isUnstated({ access, restriction, disagreement }: EntryAnswer): boolean {
  return access === null && restriction === null && disagreement === null;
}

/** The answer of the state whose entry rules apply in a territory; undefined where neither has one. */
async function answerOfState(
  db: Db,
  asked: Parameters<typeof findAnswer>[1],
): Promise<EntryAnswer | undefined> {
  const { destination } = asked;
  const state = stateWithEntryRules(destination);
  if (!state) return undefined;
  const answer = await findAnswer(db, { ...asked, destination: state });
  if (isUnstated(answer)) return undefined;
  // What stands beside the headline's condition isn't said twice.
  const note = answer.note === answer.headlineCondition?.note ? '' : answer.note;
  return { ...answer, destination, answerOf: state, note };
}

/** The exceptions that concern a passport at a destination, with those of documents that it issued. */
export function exceptionsAt(
  question: Question,
  held: HeldDocuments,
  { exceptions, memberships, documentStays }: RuleReference,
): EntryException[] {
  const { destination, on } = question;
  const members = (memberships.get(destination) ?? []).filter((row) =>
    isWithin(on, row.memberFrom, row.memberTo),
  );
  return [
    ...(exceptions.get(destination) ?? []).filter((one) => concerns(one, question)),
    ...staysOfGroup(question, held, { documentStays, window: windowAt(destination, members) }),
  ];
}

/** A pair's current rules, zones and other facts, and all rights of entry. */
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
    ofPolicy: statementsOfPolicy(question, reference),
    rights: reference.rights,
    ...factsBesideRules(question, reference),
  };
}

/** What the destination's policy on the kind of stay states about the passport. */
function statementsOfPolicy(
  { passport, destination, purpose }: Pair,
  { transitPolicies, workPolicies }: RuleReference,
): readonly DatedStatement[] {
  switch (purpose) {
    case 'transit':
      return airsideStatements(airsideOf(transitPolicies.get(destination), passport));
    case 'working':
      return workStatements(workPolicies.get(destination), passport);
    default:
      return [];
  }
}

/** A pair's restrictions, and the day of a failed search for an official page. */
function factsBesideRules(
  { passport, destination, purpose }: Pair,
  { restrictions, failedRechecks }: RuleReference,
): Pick<StoredFacts, 'restrictions' | 'recheckFailedOn'> {
  // Codes of two letters, separated by spaces: no false matches across codes.
  const isAboutPassport = ({ passports }: { passports: string }) => passports.includes(passport);
  // Compilations only cover tourists.
  const tried = purpose === 'tourist' ? failedRechecks.get(destination) : undefined;
  return {
    restrictions: (restrictions.get(destination) ?? [])
      .filter(isAboutPassport)
      .map(({ passports: _one, destination: _other, ...restriction }) => restriction),
    recheckFailedOn: tried?.find(isAboutPassport)?.triedOn ?? null,
  };
}

type Pair = Pick<Question, 'passport' | 'destination' | 'purpose'>;
