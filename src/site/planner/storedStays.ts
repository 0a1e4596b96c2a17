import { isBlank, LABEL_MAX, STAYS_MAX, type StayRow } from '#core/stays/stayRows.ts';

const PREFIX = 'stays ';

/** Each zone has its own stays, since its days count in no other. */
function keyOf(zone: string): string {
  return PREFIX + zone;
}

/**
 * An inline script that runs before the first paint: it marks the page in browsers with stored
 * stays, so that the count is hidden until they are read.
 */
export const markKeptStays = `try{if(Object.keys(localStorage).some((key)=>key.startsWith('${PREFIX}')))document.documentElement.dataset.stays='kept'}catch{}`;

/** The stays in a zone that are stored in this browser; none if storage is unavailable. */
export function readStoredStays(zone: string): StayRow[] {
  try {
    return parseStays(localStorage.getItem(keyOf(zone)));
  } catch {
    return [];
  }
}

/** Stores the stays in a zone, or removes them if there are none. Returns whether that worked. */
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

/** The zones with stays that are stored in this browser. */
export function storedZones(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length)).sort();
  } catch {
    return [];
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

/** The stored stays, as far as they match this version's format. */
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
