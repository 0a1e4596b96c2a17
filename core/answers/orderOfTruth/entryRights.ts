import type { BorderCondition } from '#core/border/borderFacts.ts';
import { isWithin } from '#core/dates.ts';
import { shippedText } from '#core/languages/shippedTexts.ts';
import { noFacts } from '#core/rules/ruleFields.ts';
import { isOpen } from '../accessCounts.ts';
import type { AnswerSource, EntryAnswer } from '../entryAnswer.ts';
import { ranks } from './ranks.ts';
import type { Statement } from './statements.ts';
import type { Question } from './storedFacts.ts';
import type { Movement } from './zones.ts';

/**
 * A right by which citizens of some states enter others, by a treaty or by the law of the country
 * that they enter. Unlike membership of a zone it may go one way only.
 */
export type EntryRight = {
  id: string;
  title: string;
  /** Codes, separated by spaces; a country on both sides has the right in the others. */
  passports: string;
  destinations: string;
  /** First and last day, YYYY-MM-DD; null if not limited. */
  from: string | null;
  to: string | null;
  /**
   * Whether it is freedom of movement: entering and staying, with nothing to apply for before. Otherwise the
   * access is that of other sources.
   */
  freedomOfMovement: boolean;
  /** What it depends on, and what is given at the border. */
  note: string;
  /** What the border asks of those who enter by it. */
  conditions: BorderCondition[];
  source: AnswerSource;
};

/** The right of a passport at a destination on a day; undefined without one, and for transit. */
export function rightAt(
  { passport, destination, purpose, on }: Question,
  rights: readonly EntryRight[],
): EntryRight | undefined {
  if (purpose === 'transit' || passport === destination) return undefined;
  // Codes of two letters, separated by spaces: no false matches across codes.
  return rights.find(
    ({ passports, destinations, from, to }) =>
      passports.includes(passport) && destinations.includes(destination) && isWithin(on, from, to),
  );
}

/** The destinations where rights may give a passport freedom of movement for a kind of stay, on any day. */
export function destinationsByRight(
  { passport, purpose }: Pick<Question, 'passport' | 'purpose'>,
  rights: readonly EntryRight[],
): string[] {
  return rights
    .filter(
      ({ passports, freedomOfMovement }) =>
        purpose === 'tourist' && freedomOfMovement && passports.includes(passport),
    )
    .flatMap(({ destinations }) => destinations.split(' '));
}

/** The freedom of movement that a right gives a visitor; undefined where it gives none. */
export function movementByRight(
  right: EntryRight | undefined,
  { purpose }: Pick<Question, 'purpose'>,
): Movement | undefined {
  if (purpose !== 'tourist' || !right?.freedomOfMovement) return undefined;
  const { id, title, source } = right;
  return {
    zone: { id, title: shippedText(title) },
    statement: {
      rank: ranks.freedomOfMovement,
      access: 'freedom_of_movement',
      stay: null,
      note: '',
      headlineCondition: null,
      conditions: [],
      facts: noFacts,
      contestedAccess: null,
      since: null,
      source,
      asOf: source.date,
      newness: source.date,
    },
  };
}

/**
 * The right as part of the answer that a statement gives, in the present language; null where the
 * statement asks for a visa or depends on a condition: a right makes no answer easier.
 */
export function rightInAnswer(
  right: EntryRight | undefined,
  { access, headlineCondition }: Pick<Statement, 'access' | 'headlineCondition'>,
): EntryAnswer['right'] {
  if (!right || headlineCondition || !isOpen(access, 'visa-free')) return null;
  const { id, title, conditions, source } = right;
  return {
    id,
    title: shippedText(title),
    conditions: conditions.map((one) => ({ ...one, note: shippedText(one.note) })),
    source,
  };
}
