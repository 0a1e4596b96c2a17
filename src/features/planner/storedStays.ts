import {
  isBlank,
  LABEL_MAX,
  STAYS_MAX,
  type StayRow,
} from '../../../server/schemas/stays/stayRows.ts';

const PREFIX = 'stays ';

/** Each zone has stays of its own: a day in one counts in no other. */
function keyOf(zone: string): string {
  return PREFIX + zone;
}

/**
 * An inline script for before the first paint: it marks the page of a browser that keeps stays, whose count
 * is not shown until they are read.
 */
export const markKeptStays = `try{if(Object.keys(localStorage).some((key)=>key.startsWith('${PREFIX}')))document.documentElement.dataset.stays='kept'}catch{}`;

/** The stays in a zone that are kept in this browser; none where it keeps nothing for pages. */
export function readStoredStays(zone: string): StayRow[] {
  try {
    return parseStays(localStorage.getItem(keyOf(zone)));
  } catch {
    return [];
  }
}

/** Keeps the stays in a zone, or forgets them where there are none. Tells whether that worked. */
export function storeStays(zone: string, rows: readonly StayRow[]): boolean {
  const entered = rows.filter((row) => !isBlank(row) || row.label !== '');
  try {
    if (entered.length === 0) localStorage.removeItem(keyOf(zone));
    else localStorage.setItem(keyOf(zone), JSON.stringify(entered));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed the stays in a zone. */
export function onStoredElsewhere(zone: string, callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === keyOf(zone) || key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What was kept, as far as it still is what this version writes. */
export function parseStays(text: string | null): StayRow[] {
  const rows = text ? parseJson(text) : undefined;
  return Array.isArray(rows) ? rows.slice(0, STAYS_MAX).filter(isObject).map(toRow) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toRow({ entry, exit, label, exempt }: Record<string, unknown>): StayRow {
  return {
    entry: textOf(entry),
    exit: textOf(exit),
    label: textOf(label).slice(0, LABEL_MAX),
    exempt: exempt === true,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
