import type { Db } from '../../../db/client.ts';
import type { EntryAnswer } from '../../schemas/access.ts';
import { DEFAULT_STAY } from '../../schemas/constants.ts';
import { findAnswer } from './findAnswer.ts';

/** What limits an answer, which the country's page tells in full; the gravest of several. */
export type Caveat = 'disagreement' | 'ask' | 'condition' | 'unconfirmed';

export type Entry = { access: EntryAnswer['access']; caveat: Caveat | null };

/** What a passport needs in a country. */
export type CountryEntry = Entry & { passport: string; country: string };

/** What each of the passports needs in each of the countries, for a tourist stay, today in UTC. */
export async function readCountryEntry(
  db: Db,
  passports: string[],
  countries: Iterable<string>,
): Promise<CountryEntry[]> {
  const entries: CountryEntry[] = [];
  for (const country of countries) {
    for (const passport of passports) {
      const asked = { passport, destination: country, purpose: DEFAULT_STAY };
      const answer = await findAnswer(db, asked);
      entries.push({ passport, country, access: answer.access, caveat: caveatOf(answer) });
    }
  }
  return entries;
}

/** Whether an answer is too doubtful to be counted on. */
export function isInDoubt({ caveat }: Entry): boolean {
  return caveat === 'disagreement' || caveat === 'ask';
}

function caveatOf(answer: EntryAnswer): Caveat | null {
  if (answer.disagreement) return 'disagreement';
  if (answer.askBeforeTravel) return 'ask';
  if (answer.headlineCondition) return 'condition';
  return answer.unconfirmed ? 'unconfirmed' : null;
}
