import type { Db } from '../../../db/client.ts';
import {
  listStatedEntry,
  type StatedEntry,
} from '../../../db/queries/destinations/destinationEntry.ts';
import { type EntryAnswer, easeRank } from '../../schemas/answers/access.ts';
import { DEFAULT_STAY } from '../../schemas/constants.ts';
import { countryEntryReader, type Entry } from './countryEntry.ts';

/** What the passport with the easiest entry needs at a destination. */
export type DestinationEntry = Entry & { destinationId: string; passport: string };

/** The accesses that agree with "not required", and with "required, not on arrival". */
const notRequired = new Set<EntryAnswer['access']>(['freedom_of_movement', 'visa_free']);
const requiredInAdvance = new Set<EntryAnswer['access']>(['eta', 'e_visa', 'visa_required']);

/**
 * What is needed at each of the destinations with the passport that enters it most easily: the
 * destination's own requirement, or else its country's rule. For tourist stays, today in UTC.
 * Destinations that aren't there are left out. Throws NotFound for a passport that is no country's.
 */
export async function listDestinationEntry(
  db: Db,
  { passports, destinationIds }: { passports: string[]; destinationIds: string[] },
): Promise<DestinationEntry[]> {
  if (destinationIds.length === 0) return [];
  const stated = await listStatedEntry(db, { passports, destinationIds, purpose: DEFAULT_STAY });
  const entryIn = await countryEntryReader(db);
  const entriesOf = (destinationId: string, rows: StatedEntry[]): DestinationEntry[] =>
    passports.map((passport) => {
      const own = rows.find((row) => row.passport === passport);
      const rule = entryIn(passport, rows[0]?.country ?? '');
      return { destinationId, passport, ...entryAt(own, rule) };
    });
  return Array.from(
    Map.groupBy(stated, ({ id }) => id),
    ([id, rows]) =>
      entriesOf(id, rows).reduce((best, other) => (ease(other) < ease(best) ? other : best)),
  );
}

/** What a destination's own requirement makes of its country's rule. */
function entryAt(own: StatedEntry | undefined, rule: Entry): Entry {
  if (!own || rule.access === 'own_country') return rule;
  if (own.onArrival) return { access: 'visa_on_arrival', caveat: null };
  // Where both say the same, the rule's word is the finer one.
  const finer = own.required ? requiredInAdvance : notRequired;
  const access = finer.has(rule.access)
    ? rule.access
    : own.required
      ? 'visa_required'
      : 'visa_free';
  return { access, caveat: null };
}

/** For ranking: unknown is no access at all and comes last. */
function ease({ access }: Entry): number {
  return access === null ? Number.POSITIVE_INFINITY : easeRank(access);
}
