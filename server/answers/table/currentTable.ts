import { createHash } from 'node:crypto';
import { utcDay } from '#core/dates.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { readEditedRulesVersion } from '#db/queries/rules/storedRules.ts';
import { policiesOn, type RuleReference, ruleReference } from '../ruleReference.ts';
import type { AnswerForDestination, AnswerOfPassport, AnswerTable } from './answerTable.ts';
import { buildAnswerTable } from './buildAnswerTable.ts';

type Built = { table: AnswerTable; reference: RuleReference; mark: string };

/** The table of one purpose, and the one being built. */
type Slot = { built?: Built; building?: Promise<Built> | undefined };

/** How often a build is restarted because rules changed meanwhile; then the result is used. */
const ATTEMPTS = 5;

const slots = new WeakMap<Db, Map<VisaType, Slot>>();

/** A passport's answers today in all countries, its own included, by code. */
export async function answersOfPassport(
  db: Db,
  passport: string,
  purpose: VisaType = 'tourist',
): Promise<AnswerOfPassport[]> {
  return (await currentTable(db, purpose)).ofPassport(passport);
}

/** All passports' answers today in a country, by code. */
export async function answersForDestination(
  db: Db,
  destination: string,
  purpose: VisaType = 'tourist',
): Promise<AnswerForDestination[]> {
  return (await currentTable(db, purpose)).forDestination(destination);
}

/**
 * Today's answers of all pairs. Built on first use, and again after rules have changed or a new UTC
 * day has begun; callers wait for it, so that a saved rule is on the next page.
 */
export async function currentTable(db: Db, purpose: VisaType = 'tourist'): Promise<AnswerTable> {
  const slot = slotOf(db, purpose);
  for (let attempt = 1; ; attempt += 1) {
    const { built } = slot;
    if (built && (await isCurrent(db, built))) return built.table;
    const latest = await building(db, purpose);
    if (attempt === ATTEMPTS) return latest.table;
  }
}

/** Answers of chosen passports; those of all others may be there, too, or read as unknown. */
export type PassportAnswers = Pick<AnswerTable, 'purpose' | 'day' | 'border' | 'at' | 'ofPassport'>;

/**
 * The answers of these passports in all countries on a day of entry, for tourists by default. Today's come
 * from the table of all pairs; while that is built, from the passports' rules.
 */
export async function tableOfPassports(
  db: Db,
  {
    passports,
    purpose = DEFAULT_STAY,
    day = utcDay(),
  }: {
    passports: readonly string[];
    purpose?: VisaType | undefined;
    day?: string | undefined;
  },
): Promise<AnswerTable> {
  const today = utcDay();
  if (day === today) {
    const { built } = slotOf(db, purpose);
    if (built && (await isCurrent(db, built))) return built.table;
    // Whoever asks for the table builds it again, and gets the error. Other purposes' are asked for rarely.
    if (purpose === DEFAULT_STAY) building(db, purpose).catch(() => {});
  }
  const isVisit = purpose === DEFAULT_STAY;
  const border = isVisit ? undefined : await tableOfPassports(db, { passports, day });
  const reference = await ruleReference(db);
  return buildAnswerTable(db, reference, { purpose, day, today, passports, border });
}

/** The build of the table that runs, or a new one. */
function building(db: Db, purpose: VisaType): Promise<Built> {
  const slot = slotOf(db, purpose);
  slot.building ??= build(db, purpose)
    .then((built) => {
      slot.built = built;
      return built;
    })
    .finally(() => {
      slot.building = undefined;
    });
  return slot.building;
}

function slotOf(db: Db, purpose: VisaType): Slot {
  const ofDb = slots.get(db) ?? new Map<VisaType, Slot>();
  slots.set(db, ofDb);
  const slot = ofDb.get(purpose) ?? {};
  ofDb.set(purpose, slot);
  return slot;
}

async function isCurrent(db: Db, built: Built): Promise<boolean> {
  if (built.table.day !== utcDay()) return false;
  const reference = await ruleReference(db);
  if (reference === built.reference) return true;
  // The content change may be unrelated, such as a destination's text.
  if ((await markOf(db, built.table.purpose, reference)) !== built.mark) return false;
  built.reference = reference;
  return true;
}

async function build(db: Db, purpose: VisaType): Promise<Built> {
  const reference = await ruleReference(db);
  const mark = await markOf(db, purpose, reference);
  const border = purpose === DEFAULT_STAY ? undefined : await currentTable(db, DEFAULT_STAY);
  const day = border?.day ?? utcDay();
  const table = await buildAnswerTable(db, reference, { purpose, day, border });
  return { table, reference, mark };
}

/** A value that changes with anything that answers on a kind of stay depend on. */
async function markOf(db: Db, purpose: VisaType, reference: RuleReference): Promise<string> {
  const { countries, sources, memberships, restrictions } = reference;
  const edited = await readEditedRulesVersion(db);
  const stated = policiesOn(purpose, reference)?.values() ?? [];
  const policies = [...stated].map(({ policy, source }) => [source.id, policy]);
  const ofSources = [[...sources.values()], [...memberships], [...restrictions], policies];
  const all = JSON.stringify([countries, ofSources, edited]);
  // The policies of a kind of stay alone are 400 kB.
  return createHash('sha256').update(all).digest('hex');
}
