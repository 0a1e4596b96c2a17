import { emptyRow, readStay, STAYS_MAX, type StayRow } from '#core/stays/stayRows.ts';

/** A link's content: the zone, and stays without their notes. */
type LinkedStays = { zone: string | undefined; rows: StayRow[] };

/** Marks stays that don't count. */
const EXEMPT = '!';

/**
 * Stays as an address's fragment, which browsers don't send to the server:
 * `stays=2026-03-01.2026-03-15,2026-06-01.2026-08-31!&zone=schengen`. Incomplete rows are omitted.
 */
export function stayHash(zone: string, rows: readonly StayRow[]): string {
  const stays = rows
    .filter((row) => readStay(row).stay)
    .map(({ entry, exit, exempt }) => `${entry}.${exit}${exempt ? EXEMPT : ''}`);
  return `stays=${stays.join(',')}&zone=${encodeURIComponent(zone)}`;
}

/** The stays in an address's fragment; undefined without any. Invalid ones are omitted. */
export function readStayHash(hash: string): LinkedStays | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const rows = (parameters.get('stays') ?? '')
    .split(',')
    .slice(0, STAYS_MAX)
    .map((text): StayRow => {
      const exempt = text.endsWith(EXEMPT);
      const [entry = '', exit = ''] = text.slice(0, exempt ? -1 : undefined).split('.');
      return { ...emptyRow, entry, exit, exempt };
    })
    .filter((row) => readStay(row).stay);
  return rows.length > 0 ? { zone: parameters.get('zone') ?? undefined, rows } : undefined;
}
