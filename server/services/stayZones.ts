import type { Db } from '../../db/client.ts';
import { listCountries } from '../../db/queries/countries.ts';
import { ruleReference } from './entryRules/ruleReference.ts';

/** A zone, or a single country, whose visitors' days are counted in a window. */
export type StayZone = {
  id: string;
  title: string;
  days: number;
  per: number;
  note: string;
  source: { title: string | null; address: string | null; date: string | null };
  members: StayZoneMember[];
};

/** A country, and the days from which and to which it belongs to the zone; null where not dated. */
export type StayZoneMember = { code: string; name: string; from: string | null; to: string | null };

/** Every zone that the rules give a window for, by title, each with its members by name. */
export async function listStayZones(db: Db): Promise<StayZone[]> {
  const [{ memberships }, countries] = await Promise.all([ruleReference(db), listCountries(db)]);
  const zones = new Map<string, StayZone>();
  for (const { code, name } of countries) {
    for (const row of memberships.get(code) ?? []) {
      if (row.windowDays === null || row.windowPer === null) continue;
      const zone: StayZone = zones.get(row.zone) ?? {
        ...{ id: row.zone, title: row.zoneTitle, note: row.note ?? '' },
        ...{ days: row.windowDays, per: row.windowPer },
        source: {
          title: row.title,
          address: row.zoneAddress ?? row.address,
          date: row.zoneDate,
        },
        members: [],
      };
      zone.members.push({ code, name, from: row.memberFrom, to: row.memberTo });
      zones.set(row.zone, zone);
    }
  }
  return [...zones.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
}
