import { easeRank, type ListedAccess, listedAccess } from '#core/answers/access.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { type CountryLine, type PackedLines, packLines } from '#core/answers/packedLines.ts';
import type { StoredPolicy } from '#core/answers/policySource.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { toneOf } from '#core/answers/tone.ts';
import { type Airside, airsideOf } from '#core/answers/transit/airside.ts';
import { programmesFor } from '#core/answers/transit/programmes.ts';
import { airsideByAnswer } from '#core/answers/transit/transitAnswer.ts';
import { type TransitGroup, transitGroups } from '#core/answers/transit/transitGroups.ts';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { type TransitInLine, transitLineInWords } from '#core/answers/words/transitLineWords.ts';
import { stateWithEntryRules } from '#core/countries/territories.ts';
import { transitHubs } from '#core/countries/transitHubs.ts';
import { accesses } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { NotFound } from '#server/errors.ts';
import { allCountries } from '../facts/countries.ts';
import { type RuleReference, ruleReference } from '../ruleReference.ts';
import { type AnswerReader, answersWithDocuments } from '../table/answersWithDocuments.ts';
import type { ShortAnswer } from '../table/answerTable.ts';
import { tableOfPassports } from '../table/currentTable.ts';

/** A passport's answer for changing planes in a country, and the tourist's. */
type Found = { passport: string; answer: ShortAnswer; border: ShortAnswer | undefined };

/**
 * What changing planes takes today in all offered countries, with the easiest of these passports and the
 * documents in `holds`, by name. Throws NotFound for an unknown passport.
 */
export async function readChangingPlanes(
  db: Db,
  { passports, holds = [] }: { passports: readonly string[]; holds?: string[] | undefined },
): Promise<PackedLines> {
  const reference = await ruleReference(db);
  if (!passports.every((code) => reference.isCountry.has(code))) throw new NotFound('Passport');
  const table = await tableOfPassports(db, { passports, purpose: 'transit' });
  const reader = await answersWithDocuments(db, table, holds);
  const border = table.border && (await answersWithDocuments(db, table.border, holds));
  const countries = (await allCountries(db)).filter(({ enabled }) => enabled);
  const lines = countries.map(({ code, continent }): CountryLine<TransitGroup> => {
    const found = passports.map((passport) => answerOf(passport, code, { reader, border }));
    const easiest = found.reduce((best, one) => (rankOf(one) < rankOf(best) ? one : best));
    const shown = sidesOf(easiest, code, { reader, reference, holds });
    const { answer, passport } = easiest;
    return {
      ...{ code, continent, passport, groups: groupsOf(answer, shown) },
      tone: toneOf(listedAccess(answer) ?? 'unknown', doubtOfCountry(answer)),
      ...transitLineInWords({ ...shown, answer, hubs: transitHubs[code] ?? [] }),
    };
  });
  return packLines(lines, transitGroups);
}

function answerOf(
  passport: string,
  country: string,
  { reader, border }: { reader: AnswerReader; border: AnswerReader | undefined },
): Found {
  const answer = reader.at(passport, country);
  if (!answer) throw new NotFound('Passport');
  return { passport, answer, border: border?.at(passport, country) };
}

/** Of equally easy answers, one without a doubt is better, then that with the easier border; unknown is worst. */
function rankOf({ answer, border }: Found): number {
  const doubt = doubtOfCountry(answer) ? 0.5 : 0;
  return easeOf(answer) + doubt + (border ? easeOf(border) / 100 : 0);
}

function easeOf(answer: ShortAnswer): number {
  const access = listedAccess(answer);
  return access === null ? accesses.length : easeRank(access);
}

/** The transit area and the programmes as the whole answer shows them, and which side's answer it is. */
function sidesOf(
  { passport, answer, border }: Found,
  country: string,
  { reader, reference, holds }: { reader: AnswerReader; reference: RuleReference; holds: string[] },
): Pick<TransitInLine, 'airside' | 'heading' | 'programmes'> {
  const policy = policyAt({ passport, country, answer }, reader, reference);
  const stated = airsideOf(policy, passport);
  const isBorders =
    isSame(answer, border) && (stated.need === 'pass_border' || answer.access === 'visa_free');
  const airside =
    isBorders || isUnlimited(answer.access) ? stated : airsideByAnswer(answer, stated);
  const traveller = { passport, on: reader.day, holds };
  const programmes =
    border && !isUnlimited(border.access) ? programmesFor(policy, traveller, border) : [];
  return { airside, heading: isBorders ? 'border' : 'airside', programmes };
}

/** The policy of the country or, for a territory with its state's answer, of the state. */
function policyAt(
  { passport, country, answer }: { passport: string; country: string; answer: ShortAnswer },
  reader: AnswerReader,
  { transitPolicies }: RuleReference,
): StoredPolicy<TransitPolicy> | undefined {
  const own = transitPolicies.get(country);
  const state = stateWithEntryRules(country);
  if (own || !state || !isSame(answer, reader.at(passport, state))) return own;
  return transitPolicies.get(state);
}

/** Whether two answers are one statement: the border's, or a state's, in place of an answer. */
function isSame(one: ShortAnswer, other: ShortAnswer | undefined): boolean {
  return one.access === other?.access && one.source === other.source && one.asOf === other.asOf;
}

function groupsOf(
  answer: ShortAnswer,
  { airside, heading }: { airside: Airside; heading: TransitInLine['heading'] },
): TransitGroup[] {
  const access = listedAccess(answer);
  const isPassed = heading === 'border' || (access === null && airside.need === 'pass_border');
  return [groupOf(access), ...(isPassed ? (['border'] as const) : [])];
}

function groupOf(access: ListedAccess): TransitGroup {
  if (access === null) return 'unknown';
  if (access === 'suspended' || access === 'no_admission') return 'refused';
  return access === 'visa_free' || isUnlimited(access) ? 'no_visa' : 'visa';
}
