import {
  type SavedAnswer,
  type SavedTravel,
  type SavedTrip,
  savedAnswer,
  savedTravel,
  savedTrip,
} from './travelSchema.ts';

/** Saved answers and trips, in this browser's local storage. */

const KEY = 'my travel';

/** Texts that could not be read, as a JSON list. */
const UNREAD_KEY = 'my travel, unread';

const SAVED_MAX = 100;

export const nothingSaved: SavedTravel = { version: 1, answers: [], trips: [] };

let last: { text: string | null; travel: SavedTravel } | undefined;
const listeners = new Set<() => void>();

/**
 * What is saved; the same object until it changes. Entries that can't be read are set aside, not
 * lost: `readUnread` gives them.
 */
export function readTravel(): SavedTravel {
  const text = stored(KEY);
  if (last?.text === text) return last.travel;
  const { travel, isWhole } = parseTravel(text);
  last = { text, travel };
  if (!isWhole && text !== null && setAside(text)) {
    const rest = JSON.stringify(travel);
    if (storeText(KEY, rest)) last = { text: rest, travel };
  }
  return travel;
}

/** Texts that could not be read, whole, for the visitor to keep. */
export function readUnread(): string[] {
  const texts = parseJson(stored(UNREAD_KEY));
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** Saves an answer in place of an earlier one to the same question. Returns whether that worked. */
export function saveAnswer(answer: SavedAnswer): boolean {
  const { answers, ...others } = readTravel();
  const kept = answers.filter((one) => keyOfAnswer(one) !== keyOfAnswer(answer));
  return write({ ...others, answers: [answer, ...kept].slice(0, SAVED_MAX) });
}

export function removeAnswer(key: string): boolean {
  const { answers, ...others } = readTravel();
  return write({ ...others, answers: answers.filter((one) => keyOfAnswer(one) !== key) });
}

export function saveTrip(trip: SavedTrip): boolean {
  const { trips, ...others } = readTravel();
  const kept = trips.filter(({ address }) => address !== trip.address);
  return write({ ...others, trips: [trip, ...kept].slice(0, SAVED_MAX) });
}

export function removeTrip(address: string): boolean {
  const { trips, ...others } = readTravel();
  return write({ ...others, trips: trips.filter((one) => one.address !== address) });
}

/** Adds what a file holds; of the same answer or trip the one saved last stays. */
export function addTravel({ answers, trips }: Pick<SavedTravel, 'answers' | 'trips'>): boolean {
  const present = readTravel();
  return write({
    version: 1,
    answers: latest([...present.answers, ...answers], keyOfAnswer),
    trips: latest([...present.trips, ...trips], ({ address }) => address),
  });
}

/** Identifies the question of a saved answer. */
export function keyOfAnswer({
  passport,
  destination,
  purpose,
}: Pick<SavedAnswer, 'passport' | 'destination' | 'purpose'>): string {
  return `${passport.code}-${destination.code}-${purpose}`;
}

/** Calls back on every change, also by another tab. */
export function onTravelChange(callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) callback();
  };
  listeners.add(callback);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(callback);
    window.removeEventListener('storage', listener);
  };
}

/** Reads a stored text; `isWhole` is false if some of it could not be read. */
export function parseTravel(text: string | null): { travel: SavedTravel; isWhole: boolean } {
  if (text === null) return { travel: nothingSaved, isWhole: true };
  const value = parseJson(text);
  const whole = savedTravel.safeParse(value);
  if (whole.success) return { travel: whole.data, isWhole: true };
  const { answers, trips } = isObject(value) ? value : {};
  return {
    travel: {
      version: 1,
      answers: readable(answers, savedAnswer).slice(0, SAVED_MAX),
      trips: readable(trips, savedTrip).slice(0, SAVED_MAX),
    },
    isWhole: false,
  };
}

function readable<T>(
  values: unknown,
  schema: { safeParse: (value: unknown) => { success: boolean; data?: T } },
): T[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value) => schema.safeParse(value).data ?? []);
}

function latest<T extends { savedAt: string }>(all: T[], keyOf: (one: T) => string): T[] {
  const newestFirst = all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  const keys = new Set<string>();
  const kept = newestFirst.filter((one) => !keys.has(keyOf(one)) && keys.add(keyOf(one)));
  return kept.slice(0, SAVED_MAX);
}

function setAside(text: string): boolean {
  const unread = readUnread();
  return unread.includes(text) || storeText(UNREAD_KEY, JSON.stringify([...unread, text]));
}

function write(travel: SavedTravel): boolean {
  const isStored = storeText(KEY, JSON.stringify(travel));
  for (const listener of listeners) listener();
  return isStored;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
