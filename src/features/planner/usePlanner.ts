import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayNumber, todayAt } from '../../../server/schemas/stays/dayNumber.ts';
import {
  emptyRow,
  isBlank,
  rowsOfFields,
  STAYS_MAX,
  type StayRow,
} from '../../../server/schemas/stays/stayRows.ts';
import type { LinkedStays } from './stayLink.ts';
import { onStoredElsewhere, readStoredStays, storeStays } from './storedStays.ts';

/** A row, and a number that stays with it while others come and go. */
export type KeyedRow = StayRow & { key: number };

export type Planner = ReturnType<typeof usePlanner>;

/**
 * The stays on the page: those that the form sent without scripts (`posted`), then those kept in this
 * browser, where every change is kept too. `utcToday` is what the server takes for today.
 */
export function usePlanner({
  posted,
  firstZone,
  utcToday,
}: {
  posted: Readonly<Record<string, string>>;
  firstZone: string;
  utcToday: number;
}) {
  const nextKey = useRef(1000);
  const keyed = (rows: StayRow[]) => rows.map((row) => ({ ...row, key: nextKey.current++ }));
  const [rows, setRows] = useState<KeyedRow[]>(() =>
    withOne(rowsOfFields(posted)).map((row, key) => ({ ...row, key })),
  );
  const [zone, setZone] = useState(posted.zone ?? firstZone);
  const [chosenDay, setChosenDay] = useState(dayNumber(posted.day ?? posted.on ?? ''));
  const [loaded, setLoaded] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const [removed, setRemoved] = useState<{ row: KeyedRow; index: number }>();
  const today = useToday(utcToday);

  useEffect(() => {
    const load = () => {
      const stored = readStoredStays();
      if (!stored) return;
      setRows((current) => {
        const isNew = (row: StayRow) => !isBlank(row) && !stored.rows.some(isSameAs(row));
        const added = current.filter(isNew);
        return keyed([...stored.rows, ...added].slice(0, STAYS_MAX));
      });
      if (stored.zone) setZone(stored.zone);
    };
    const reload = () => {
      const stored = readStoredStays();
      setRows(keyed(withOne(stored?.rows ?? [])));
    };
    load();
    setLoaded(true);
    return onStoredElsewhere(reload);
  }, []);

  useEffect(() => {
    if (loaded) setIsKept(storeStays({ zone, rows: rows.map(withoutKey) }));
  }, [loaded, zone, rows]);

  return {
    ...{ rows, zone, setZone, today, loaded, isKept, removed },
    /** The day that is asked about. */
    on: chosenDay ?? today,
    isToday: (chosenDay ?? today) === today,
    choose: setChosenDay,
    change: (key: number, change: Partial<StayRow>) =>
      setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row))),
    add: () =>
      setRows((current) =>
        current.length < STAYS_MAX ? [...current, ...keyed([emptyRow])] : current,
      ),
    remove: (key: number) => {
      const index = rows.findIndex((row) => row.key === key);
      const row = rows[index];
      if (!row) return;
      setRemoved(isBlank(row) ? undefined : { row, index });
      setRows(withOne(rows.filter((one) => one !== row)).map(ensureKey));
    },
    undo: () => {
      if (!removed) return;
      setRows(rows.filter((row) => !isBlank(row)).toSpliced(removed.index, 0, removed.row));
      setRemoved(undefined);
    },
    use: (linked: LinkedStays) => {
      setRows(keyed(linked.rows));
      setRemoved(undefined);
      if (linked.zone) setZone(linked.zone);
    },
  };

  function ensureKey(row: StayRow & { key?: number }): KeyedRow {
    return { ...row, key: row.key ?? nextKey.current++ };
  }
}

function withOne<Row extends StayRow>(rows: Row[]): (Row | StayRow)[] {
  return rows.length > 0 ? rows : [emptyRow];
}

function withoutKey({ entry, exit, label, exempt }: KeyedRow): StayRow {
  return { entry, exit, label, exempt };
}

function isSameAs({ entry, exit, exempt }: StayRow) {
  return (other: StayRow) =>
    other.entry === entry && other.exit === exit && other.exempt === exempt;
}

/** Today where the visitor is; on the server, and until the page has its scripts, in UTC. */
function useToday(utcToday: number): number {
  return useSyncExternalStore(
    subscribeToReturn,
    () => todayAt(Date.now(), -new Date().getTimezoneOffset()),
    () => utcToday,
  );
}

/** A page that was left open overnight is looked at again. */
function subscribeToReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
