import type { Db } from '../../../db/client.ts';
import { listCurrentRules, listZoneMemberships } from '../../../db/queries/entryRules.ts';
import type { VisaType } from '../../../db/schema.ts';
import type { EntryAnswer } from '../../schemas/access.ts';
import { NotFound } from '../errors.ts';
import { utcDay } from './partialDates.ts';
import { resolveAnswer } from './resolveAnswer.ts';
import { readStaleness } from './staleness.ts';

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
  const { passport, destination } = question;
  const { known, memberships } = await listZoneMemberships(db, [passport, destination]);
  if (!known.has(passport)) throw new NotFound('Passport');
  if (!known.has(destination)) throw new NotFound('Destination country');
  const rules = await listCurrentRules(db, question);
  const staleness = await readStaleness(db);
  return resolveAnswer(question, { rules, memberships }, { staleness, today });
}
