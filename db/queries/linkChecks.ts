import { sql } from 'kysely';
import type { LinkKind } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '../db.ts';
import { sqlOf } from '../engine.ts';
import { listPolicyPages } from './rules/policyPages.ts';

export type LinkCheck = {
  address: string;
  kind: LinkKind;
  /** Null if it is reachable. */
  problem: string | null;
  /** Where it moved for good, on another host; null if it didn't. */
  movedTo: string | null;
  checkedAt: string;
  failingSince: string | null;
};

/** The external addresses shown to visitors: images, sources of rules and official links. */
export async function listOutsideAddresses(
  db: Db,
  limit: number,
): Promise<{ address: string; kind: LinkKind }[]> {
  const ofPolicies = (await listPolicyPages(db)).map(({ address }) => address);
  const { rows } = await sql<{
    address: string;
    kind: LinkKind;
  }>`select address, min(kind) as kind from (
      select image_url as address, 'image' as kind from destinations
      union all select src, 'image' from destination_images
      union all select address, 'official' from application_portals
      union all select source_address, 'official' from application_portals
      union all select source_address, 'official' from entry_conditions
      union all select source_address, 'official' from entry_exceptions
      union all select source_address, 'official' from visa_requirements
      union all select source_address, 'official' from entry_rules where edition_id is null
        or edition_id in (select current_edition_id from rule_sources)
      union all select address, 'official' from rule_sources
      union all select address, 'official' from work_programmes
      union all select source_address, 'official' from work_programmes where quality <> 'collected'
      union all select address, 'official' from ways_to_work
      union all select source_address, 'official' from ways_to_work
      union all select value, 'official' from ${sqlOf(db).rowsOf(ofPolicies)}
    ) as shown
    where address like 'http://%' or address like 'https://%'
    group by address order by address limit ${limit}`.execute(db);
  return rows;
}

/** Stores the result of a check; of consecutive failures, the time of the first is kept. */
export async function saveLinkCheck(
  db: Db,
  { address, kind, problem, movedTo }: Omit<LinkCheck, 'checkedAt' | 'failingSince'>,
  now: string,
): Promise<void> {
  const failing_since = problem === null ? null : now;
  const result = { kind, problem, moved_to: movedTo, checked_at: now };
  await db
    .insertInto('link_checks')
    .values({ address, ...result, failing_since })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((eb) => ({
        ...result,
        failing_since:
          problem === null ? null : eb.fn.coalesce('link_checks.failing_since', eb.val(now)),
      })),
    )
    .execute();
}

/** Deletes addresses not checked since `time`, as they are no longer shown. */
export async function deleteLinkChecksBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('link_checks').where('checked_at', '<', time).execute();
}

/** The addresses, of one kind or of all, that failed at least twice in a row, longest failing first. */
export async function listBrokenLinks(
  db: Db,
  { kind, limit }: { kind?: LinkKind | undefined; limit: number },
): Promise<LinkCheck[]> {
  return db
    .selectFrom('link_checks')
    .select(['address', 'kind', 'problem', 'moved_to as movedTo', 'checked_at as checkedAt'])
    .select('failing_since as failingSince')
    .whereRef('failing_since', '<', 'checked_at')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LinkKind))
    .orderBy('failing_since')
    .orderBy('address')
    .limit(limit)
    .execute();
}

export type LinkUse = {
  address: string;
  /** The record in which it is edited; `rules` and kinds of stay are a country's of an edition. */
  kind: 'destination' | 'requirement' | 'country' | 'ways' | 'rule' | 'rules' | 'source' | VisaType;
  /** The destination's, country's or rule's id; for a requirement, its destination's. */
  id: string;
  name: string;
};

/** The records that use these addresses. */
export async function listLinkUses(db: Db, addresses: readonly string[]): Promise<LinkUse[]> {
  if (addresses.length === 0) return [];
  const among = sql.join(addresses);
  const { rows } = await sql<LinkUse>`select image_url as address, 'destination' as kind, id, name
      from destinations where image_url in (${among})
    union select src, 'destination', destinations.id, name
      from destination_images join destinations on destinations.id = destination_id
      where src in (${among})
    union select source_address, 'requirement', destinations.id, name
      from visa_requirements join destinations on destinations.id = destination_id
      where source_address in (${among})
    union select application_portals.address, 'country', code, name
      from application_portals join countries on code = destination
      where application_portals.address in (${among}) or source_address in (${among})
    union select source_address, 'country', code, name
      from entry_conditions join countries on code = destination
      where source_address in (${among})
    union select work_programmes.address, 'ways', code, name
      from work_programmes join countries on code = destination
      where work_programmes.address in (${among}) or source_address in (${among})
    union select ways_to_work.address, 'ways', code, name
      from ways_to_work join countries on code = destination
      where ways_to_work.address in (${among}) or source_address in (${among})
    union select source_address, 'rule', cast(id as text), passport || ' to ' || destination
      from entry_rules where edition_id is null and source_address in (${among})
    union select source_address, 'rules', code, name
      from entry_rules join countries on code = destination
      where edition_id in (select current_edition_id from rule_sources)
        and source_address in (${among})
    union select address, 'source', id, title
      from rule_sources where address in (${among})
    order by 1, 2, 4, 3`.execute(db);
  return [...rows, ...(await listPolicyUses(db, addresses))];
}

/** The countries whose policies name these addresses, by kind of stay. */
async function listPolicyUses(db: Db, addresses: readonly string[]): Promise<LinkUse[]> {
  const pages = (await listPolicyPages(db)).filter(({ address }) => addresses.includes(address));
  if (pages.length === 0) return [];
  const named = await db
    .selectFrom('countries')
    .select(['code', 'name'])
    .where('code', 'in', [...new Set(pages.map(({ country }) => country))])
    .execute();
  const names = new Map(named.map(({ code, name }) => [code, name]));
  return pages.map(({ address, country, purpose }) => {
    return { address, kind: purpose, id: country, name: names.get(country) ?? country };
  });
}

export async function countBrokenLinks(db: Db): Promise<Record<LinkKind, number>> {
  const rows = await db
    .selectFrom('link_checks')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .whereRef('failing_since', '<', 'checked_at')
    .groupBy('kind')
    .execute();
  const counts = { image: 0, official: 0 };
  for (const { kind, count } of rows) counts[kind] = Number(count);
  return counts;
}

/** An official page that has vanished or moved, and a destination whose rules or links name it. */
export type LostPage = Pick<LinkCheck, 'address' | 'problem' | 'movedTo' | 'checkedAt'> & {
  destination: string;
};

/** The official pages that had vanished or moved when they were last checked, by destination. */
export async function listLostPages(db: Db): Promise<LostPage[]> {
  const lost = await db
    .selectFrom('link_checks')
    .select(['address', 'problem', 'moved_to as movedTo', 'checked_at as checkedAt'])
    .where('kind', '=', 'official')
    .where((eb) =>
      eb.or([
        eb('moved_to', 'is not', null),
        eb('problem', 'like', '404 %'),
        eb('problem', 'like', '410 %'),
      ]),
    )
    .execute();
  if (lost.length === 0) return [];
  const pages = new Map(lost.map((page) => [page.address, page]));
  const uses = await listDestinationsNaming(db, [...pages.keys()]);
  return uses.flatMap(({ address, destination }) => {
    const page = pages.get(address);
    return page ? { ...page, destination } : [];
  });
}

/** The destinations whose rules, entry conditions or official links name these addresses. */
async function listDestinationsNaming(
  db: Db,
  addresses: readonly string[],
): Promise<{ address: string; destination: string }[]> {
  const among = sql.join(addresses);
  const { rows } = await sql<{ address: string; destination: string }>`
    select address, destination from application_portals where address in (${among})
    union select source_address, destination from application_portals
      where source_address in (${among})
    union select source_address, destination from entry_conditions
      where source_address in (${among})
    union select source_address, destination from entry_exceptions
      where source_address in (${among})
    union select source_address, destinations.country_code
      from visa_requirements join destinations on destinations.id = destination_id
      where source_address in (${among}) and destinations.country_code is not null
    union select source_address, destination from entry_rules
      where source_address in (${among}) and (edition_id is null
        or edition_id in (select current_edition_id from rule_sources))
    order by 2, 1`.execute(db);
  return rows;
}

/** The last check of an address; `undefined` when it was never checked. */
export async function findLinkCheck(db: Db, address: string): Promise<LinkCheck | undefined> {
  return db
    .selectFrom('link_checks')
    .select(['address', 'kind', 'problem', 'moved_to as movedTo', 'checked_at as checkedAt'])
    .select('failing_since as failingSince')
    .where('address', '=', address)
    .executeTakeFirst();
}
