import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayNumber, isoDay, todayAt } from '#core/dates.ts';
import { emptyRow, isBlank, rowsOfFields, STAYS_MAX, type StayRow } from '#core/stays/stayRows.ts';
import { onStoredElsewhere, readStoredStays, storeStays } from './storedStays.ts';

/** A row with a stable key. */
export type KeyedRow = StayRow & { key: number };

/** The stays in one zone; there is always a row for input. */
type Plan = { zone: string; rows: KeyedRow[] };

export type Planner = ReturnType<typeof usePlanner>;

/**
 * The stays on the page: those sent without scripts (`posted`), and those stored in this browser,
 * where every change is stored too. `utcToday` is the server's current date.
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
    // Stays sent without scripts, or typed before hydration, come after the stored ones.
    const typed = textsOf(form.current);
    setPlan((shown) => {
      const chosen = served.current.zones.find(({ id }) => id === typed.zone) ?? { id: shown.zone };
      const stored = readStoredStays(chosen.id);
      const isNew = (row: StayRow) => !isBlank(row) && !stored.some(isSameAs(row));
      // They keep their keys: input may be under way.
      const added = rowsOfFields(typed)
        .map((row, index) => ({ ...row, key: shown.rows[index]?.key }))
        .filter(isNew);
      const rows = [...stored, ...added].slice(0, STAYS_MAX);
      return planOf(chosen.id, rows.length > 0 ? rows : shown.rows, nextKey);
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

  // From the rows shown by then: those typed before hydration are joined by the stored ones.
  const setRows = (change: (rows: readonly KeyedRow[]) => StayRow[]) =>
    setPlan((shown) => planOf(shown.zone, change(shown.rows), nextKey));
  return {
    form,
    zone,
    rows,
    today,
    loaded,
    isKept,
    removed,
    /** The day that the page describes. */
    on: chosenDay ?? today,
    isToday: (chosenDay ?? today) === today,
    /** Whether the form was sent with an invalid day. */
    isDayWrong: !loaded && wrongDay(posted.on),
    /**
     * Whether the page was loaded on an earlier day, from the browser's cache or a tab left open.
     */
    isOld: loaded && utcToday < todayAt(Date.now(), 0),
    choose: setChosenDay,
    chooseZone: (other: string) => {
      setPlan((shown) =>
        shown.zone === other ? shown : planOf(other, readStoredStays(other), nextKey),
      );
      setRemoved(undefined);
    },
    change: (key: number, change: Partial<StayRow>) =>
      setRows((all) => {
        // Stored stays may have taken the place of a blank row that was just being filled in.
        const isShown = all.some((row) => row.key === key);
        const rows = isShown ? all : [...all, { ...emptyRow, key }].slice(0, STAYS_MAX);
        return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
      }),
    add: () => setRows((all) => [...all, emptyRow].slice(0, STAYS_MAX)),
    remove: (key: number) => {
      const index = rows.findIndex((row) => row.key === key);
      const row = rows[index];
      if (!row) return;
      setRemoved(isBlank(row) ? undefined : { row, index });
      setRows((all) => all.filter((one) => one.key !== key));
    },
    undo: () => {
      if (!removed) return;
      const { row, index } = removed;
      setRows((all) => all.filter((one) => !isBlank(one)).toSpliced(index, 0, row));
      setRemoved(undefined);
    },
    /** Replaces the stays of their zone. */
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

/** The form's texts by field name. */
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

/** The current date in the visitor's time zone; on the server and until hydration, in UTC. */
function useToday(utcToday: number): number {
  return useSyncExternalStore(
    subscribeToReturn,
    () => todayAt(Date.now(), -new Date().getTimezoneOffset()),
    () => utcToday,
  );
}

/** Updates the date of a page that was left open overnight. */
function subscribeToReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
