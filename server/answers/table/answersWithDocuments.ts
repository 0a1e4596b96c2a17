import { isDeepStrictEqual } from 'node:util';
import { needsConfirming } from '#core/answers/answerMarks.ts';
import {
  betterThan,
  openedBy,
  type StatedException,
} from '#core/answers/orderOfTruth/exceptions.ts';
import { stateGroups } from '#core/answers/orderOfTruth/stateGroups.ts';
import { airsideOf } from '#core/answers/transit/airside.ts';
import { answersByBorder } from '#core/answers/transit/transitAnswer.ts';
import { matchDocuments } from '#core/documents/entryExceptions.ts';
import { documentIssuedAt, leadsBefore, staysOfGroup } from '#core/documents/issuedDocuments.ts';
import type { Db } from '#db/db.ts';
import { exceptionsAt } from '../findAnswer.ts';
import { type RuleReference, ruleReference } from '../ruleReference.ts';
import type { AnswerOfPassport, ShortAnswer } from './answerTable.ts';
import type { PassportAnswers } from './currentTable.ts';

/** The answers of a table, for a traveller with documents beside the passport. */
export type AnswerReader = Pick<PassportAnswers, 'day' | 'at' | 'ofPassport'>;

/**
 * The table's answers for a traveller who holds these documents (see `readHolds`), with the easier
 * access that they open; the table itself without documents.
 */
export async function answersWithDocuments(
  db: Db,
  table: PassportAnswers,
  holds: readonly string[] = [],
): Promise<AnswerReader> {
  if (holds.length === 0) return table;
  const reference = await ruleReference(db);
  const reader = readerOf(table, reference, holds);
  return table.border ? withBorder({ table, reader, reference }, table.border, holds) : reader;
}

/** The answers for changing planes, with the border's where that decides with these documents, too. */
function withBorder(
  {
    table,
    reader,
    reference,
  }: { table: PassportAnswers; reader: AnswerReader; reference: RuleReference },
  border: PassportAnswers,
  holds: readonly string[],
): AnswerReader {
  const borderReader = readerOf(border, reference, holds);
  const at = (passport: string, destination: string): ShortAnswer | undefined => {
    const plain = table.at(passport, destination);
    const opened = borderReader.at(passport, destination);
    if (!plain || !opened) return plain;
    const airside = airsideOf(reference.transitPolicies.get(destination), passport);
    const isBorders =
      answersByBorder(plain, airside, opened) ||
      isDeepStrictEqual(plain, border.at(passport, destination));
    return isBorders ? opened : reader.at(passport, destination);
  };
  return {
    day: reader.day,
    at,
    ofPassport: (passport) =>
      table
        .ofPassport(passport)
        .map((answer) => ({ ...answer, ...at(passport, answer.destination) })),
  };
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
    probable: unconfirmed && needsConfirming(purpose),
    askBeforeTravel: false,
    source: source.id,
    sourceDate: source.date,
    pageScope: source.page?.scope ?? null,
    asOf: source.date,
  };
}
