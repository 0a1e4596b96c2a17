import {
  betterThan,
  openedBy,
  type StatedException,
} from '#core/answers/orderOfTruth/exceptions.ts';
import { stateGroups } from '#core/answers/orderOfTruth/stateGroups.ts';
import { matchDocuments } from '#core/documents/entryExceptions.ts';
import { documentIssuedAt, leadsBefore, staysOfGroup } from '#core/documents/issuedDocuments.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { exceptionsAt } from '../findAnswer.ts';
import { type RuleReference, ruleReference } from '../ruleReference.ts';
import type { AnswerOfPassport, ShortAnswer } from './answerTable.ts';
import { type PassportAnswers, tableOfPassports } from './currentTable.ts';

/** The answers of a table, for a traveller with documents beside the passport. */
export type AnswerReader = Omit<PassportAnswers, 'purpose'>;

/**
 * The table's answers for a traveller who holds these documents (see `readHolds`), with the easier
 * access that they open; the table itself without documents.
 */
export async function answersWithDocuments(
  db: Db,
  table: PassportAnswers,
  holds: readonly string[] = [],
): Promise<AnswerReader> {
  return holds.length === 0 ? table : readerOf(table, await ruleReference(db), holds);
}

/**
 * A passport's answers today for a traveller who holds these documents. Changing planes, they count on both
 * sides: in the transit area, and where its answer is the border's.
 */
export async function passportWithDocuments(
  db: Db,
  {
    passport,
    purpose,
    holds = [],
  }: { passport: string; purpose: VisaType; holds?: readonly string[] | undefined },
): Promise<AnswerReader> {
  const passports = [passport];
  if (purpose !== 'transit' || holds.length === 0) {
    return answersWithDocuments(db, await tableOfPassports(db, { passports, purpose }), holds);
  }
  const tourists = await tableOfPassports(db, { passports });
  const border = await answersWithDocuments(db, tourists, holds);
  const { day } = tourists;
  const table = await tableOfPassports(db, { passports, purpose, day, border });
  return answersWithDocuments(db, table, holds);
}

function readerOf(
  table: PassportAnswers,
  reference: RuleReference,
  holds: readonly string[],
): AnswerReader {
  const { countries, documentStays, sources } = reference;
  const { day, purpose } = table;
  const held = { holds, groups: stateGroups(reference.memberships, day) };
  // Most destinations have no exception that these documents open, and issued none of them.
  const served = new Set(countries.filter((destination) => isServed(destination)));
  function isServed(destination: string): boolean {
    const place = { destination, purpose };
    return (
      documentIssuedAt(place, held) !== null ||
      staysOfGroup(place, held, { documentStays, window: null }).length > 0 ||
      (reference.exceptions.get(destination) ?? []).some(
        ({ terms }) => terms !== null && matchDocuments(terms, held)?.opens,
      )
    );
  }
  const withOpened = (passport: string, destination: string, answer: ShortAnswer): ShortAnswer => {
    const { access, stay } = answer;
    if (!served.has(destination) || access === null || access === 'own_country') return answer;
    if (answer.suspended || answer.disagrees) return answer;
    if (sources.get(answer.source ?? '')?.kind === 'administrator') return answer;
    const question = { passport, destination, purpose, on: day };
    const concerned = exceptionsAt(question, held, reference);
    const easiest = openedBy(held, betterThan({ access, stay }, concerned));
    const opened = easiest ? { ...answer, ...shortAnswerOf(easiest) } : answer;
    const leads = leadsBefore(opened.access, documentIssuedAt(question, held));
    return leads ? { ...opened, conditional: true } : opened;
  };
  return {
    day,
    at: (passport, destination) => {
      const answer = table.at(passport, destination);
      return answer && withOpened(passport, destination, answer);
    },
    ofPassport: (passport) =>
      table.ofPassport(passport).map(
        (answer): AnswerOfPassport => ({
          destination: answer.destination,
          ...withOpened(passport, answer.destination, answer),
        }),
      ),
  };
}

function shortAnswerOf({ access, stay, source, purpose }: StatedException) {
  const unconfirmed = source.kind === 'official' && source.quality === 'secondary';
  return {
    access,
    stay,
    conditional: true,
    unconfirmed,
    probable: unconfirmed && purpose === 'transit',
    askBeforeTravel: false,
    source: source.id,
    sourceDate: source.date,
    pageScope: source.page?.scope ?? null,
    asOf: source.date,
  };
}
