import type { Db } from '../../../db/client.ts';
import type { EntryAnswer } from '../../schemas/answers/access.ts';
import { NotFound } from '../errors.ts';
import type { ShortAnswer } from './answerTable.ts';
import { currentTable } from './currentTable.ts';

/** What limits an answer, which the country's page tells in full; the gravest of several. */
export type Caveat = 'disagreement' | 'ask' | 'condition' | 'unconfirmed';

export type Entry = { access: EntryAnswer['access']; caveat: Caveat | null };

/**
 * Reads what a passport needs in a country for a tourist stay, today in UTC. The returned function
 * throws NotFound for a passport that is no country's.
 */
export async function countryAnswerReader(
  db: Db,
): Promise<(passport: string, country: string) => ShortAnswer> {
  const table = await currentTable(db);
  return (passport, country) => {
    const answer = table.at(passport, country);
    if (!answer) throw new NotFound('Passport');
    return answer;
  };
}

/** Whether what limits an answer makes it too doubtful to be counted on. */
export function isInDoubt(caveat: Caveat | null): boolean {
  return caveat === 'disagreement' || caveat === 'ask';
}

/** The gravest of what limits an answer. */
export function caveatOf(answer: ShortAnswer): Caveat | null {
  if (answer.disagrees) return 'disagreement';
  if (answer.askBeforeTravel) return 'ask';
  if (answer.conditional) return 'condition';
  return answer.unconfirmed ? 'unconfirmed' : null;
}
