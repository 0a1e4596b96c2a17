import type { Db } from '../../../db/client.ts';
import type { EntryAnswer } from '../../schemas/answers/access.ts';
import type { AnswerMark } from '../../schemas/answers/answerMarks.ts';
import { NotFound } from '../errors.ts';
import type { ShortAnswer } from './answerTable.ts';
import { currentTable } from './currentTable.ts';

/** `mark` is the gravest of what limits the answer. */
export type Entry = { access: EntryAnswer['access']; mark: AnswerMark | null };

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
