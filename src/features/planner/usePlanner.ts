import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayNumber, isoDay, todayAt } from '../../../server/schemas/stays/dayNumber.ts';
import {
  emptyRow,
  isBlank,
  rowsOfFields,
  STAYS_MAX,
  type StayRow,
} from '../../../server/schemas/stays/stayRows.ts';
import { onStoredElsewhere, readStoredStays, storeStays } from './storedStays.ts';

/** A row, and a number that stays with it while others come and go. */
export type KeyedRow = StayRow & { key: number };

/** The stays in one zone; there is always a row to type into. */
type Plan = { zone: string; rows: KeyedRow[] };

export type Planner = ReturnType<typeof usePlanner>;

/**
 * The stays on the page: those that the form sent without scripts (`posted`), and those kept in this
 * browser, where every change is kept too. `utcToday` is what the server takes for today.
 */
export function usePlanner({
  posted,
  firstZone,
  zones,
  utcToday,
}: {
  posted: Readonly<Record<string, string>>;
  firstZone: string;
  zones: readonly { id: string }[];
  utcToday: number;
}) {
  const form = useRef<HTMLFormElement>(null);
  const nextKey = useRef(0);
  const served = useRef({ day: utcToday, zones });
  const [plan, setPlan] = useState<Plan>(() => planOf(firstZone, rowsOfFields(posted), nextKey));
  const [chosenDay, setChosenDay] = useState(dayNumber(posted.day ?? posted.on ?? ''));
  const [loaded, setLoaded] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const [removed, setRemoved] = useState<{ row: KeyedRow; index: number }>();
  const today = useToday(utcToday);
  const { zone, rows } = plan;

  useEffect(() => {
    // What was sent without scripts, or typed before they ran, comes after what is kept.
    const typed = textsOf(form.current);
    setPlan((shown) => {
      const chosen = served.current.zones.find(({ id }) => id === typed.zone) ?? { id: shown.zone };
      const stored = readStoredStays(chosen.id);
      const isNew = (row: StayRow) => !isBlank(row) && !stored.some(isSameAs(row));
      const added = rowsOfFields(typed).filter(isNew);
      return planOf(chosen.id, [...stored, ...added].slice(0, STAYS_MAX), nextKey);
    });
    if (typed.on !== isoDay(served.current.day)) setChosenDay(dayNumber(typed.on ?? ''));
    setLoaded(true);
  }, []);

  useEffect(
    () => onStoredElsewhere(zone, () => setPlan(planOf(zone, readStoredStays(zone), nextKey))),
    [zone],
  );

  useEffect(() => {
    if (loaded) setIsKept(storeStays(plan.zone, plan.rows.map(withoutKey)));
  }, [loaded, plan]);

  const setRows = (changed: StayRow[]) => setPlan(planOf(zone, changed, nextKey));
  return {
    ...{ form, zone, rows, today, loaded, isKept, removed },
    /** The day that is asked about. */
    on: chosenDay ?? today,
    isToday: (chosenDay ?? today) === today,
    /** Whether the form was sent with a day that is none. */
    isDayWrong: !loaded && wrongDay(posted.on),
    /** Whether the page was loaded on an earlier day: the browser kept it, or it was left open. */
    isOld: loaded && utcToday < todayAt(Date.now(), 0),
    choose: setChosenDay,
    chooseZone: (other: string) => {
      setPlan(planOf(other, readStoredStays(other), nextKey));
      setRemoved(undefined);
    },
    change: (key: number, change: Partial<StayRow>) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    add: () => setRows([...rows, emptyRow].slice(0, STAYS_MAX)),
    remove: (key: number) => {
      const index = rows.findIndex((row) => row.key === key);
      const row = rows[index];
      if (!row) return;
      setRemoved(isBlank(row) ? undefined : { row, index });
      setRows(rows.filter((one) => one !== row));
    },
    undo: () => {
      if (!removed) return;
      setRows(rows.filter((row) => !isBlank(row)).toSpliced(removed.index, 0, removed.row));
      setRemoved(undefined);
    },
    /** Puts these stays in the place of those in their zone. */
    replace: (other: string, replacing: StayRow[]) => {
      setPlan(planOf(other, replacing, nextKey));
      setRemoved(undefined);
    },
  };
}

function planOf(zone: string, rows: StayRow[], nextKey: { current: number }): Plan {
  const shown = rows.length > 0 ? rows : [emptyRow];
  return {
    zone,
    rows: shown.map((row: StayRow & { key?: number }) => ({
      ...row,
      key: row.key ?? nextKey.current++,
    })),
  };
}

function wrongDay(text = ''): boolean {
  return text !== '' && dayNumber(text) === undefined;
}

/** The form's texts, by name of their field. */
function textsOf(form: HTMLFormElement | null): Record<string, string> {
  const fields = form ? [...new FormData(form)] : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
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
