import {
  isBlank,
  LABEL_MAX,
  STAYS_MAX,
  type StayRow,
} from '../../../server/schemas/stays/stayRows.ts';

const KEY = 'stays';

export type StoredStays = { zone: string; rows: StayRow[] };

/** The stays kept in this browser; undefined where there are none or it keeps nothing for pages. */
export function readStoredStays(): StoredStays | undefined {
  try {
    return parseStays(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Keeps the stays in this browser, or forgets them where there are none. Tells whether that worked. */
export function storeStays({ zone, rows }: StoredStays): boolean {
  const entered = rows.filter((row) => !isBlank(row) || row.label !== '');
  try {
    if (entered.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ zone, rows: entered }));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed the stays. */
export function onStoredElsewhere(callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What was kept, as far as it still is what this version writes. */
export function parseStays(text: string | null): StoredStays | undefined {
  if (!text) return undefined;
  const { zone, rows } = (parseJson(text) ?? {}) as Record<string, unknown>;
  if (!Array.isArray(rows)) return undefined;
  const read = rows.slice(0, STAYS_MAX).filter(isObject).map(toRow);
  return read.length > 0 ? { zone: textOf(zone), rows: read } : undefined;
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
