import { isEditionDate } from '#core/dates.ts';
import type { SourceFormat } from '#core/inputs/settings/followedSources.ts';
import { webAddress } from '#core/inputs/text.ts';
import type { FileAccess, RuleValue, StatedPage } from '#core/rules/ruleFile.ts';
import { UnusableFile } from '#server/errors.ts';
import { csvRows } from '#server/files/csvRows.ts';
import { isObject } from '#server/files/fileBytes.ts';
import { beginsAsObject, jsonEntries } from '#server/files/jsonEntries.ts';
import type { Pairs } from './pairs.ts';
import { readDays } from './ruleValue.ts';

/**
 * The readers of TravelRequirements' files. Each adds their pairs and returns the date: of a
 * destination's record its last change, of the matrix the last day on which a page was read. Throws
 * UnusableFile when the whole file is unusable.
 */
export const travelRequirements: Record<
  Exclude<SourceFormat, 'passport-index'>,
  (text: Buffer, pairs: Pairs) => Promise<string | null>
> = {
  'travelrequirements-matrix': readMatrix,
  'travelrequirements-destination': readDestination,
};

/** The requirements of https://github.com/travel-requirements/entry-requirements, schema.json. */
const accessOf: Record<string, FileAccess> = {
  'visa-free': 'visa_free',
  // Zones state freedom of movement; to its lists it is visa free.
  'freedom-of-movement': 'visa_free',
  'visa-on-arrival': 'visa_on_arrival',
  eta: 'eta',
  evisa: 'e_visa',
  'travel-permit': 'travel_permit',
  'embassy-visa': 'visa_required',
  banned: 'no_admission',
};

/** A pair of which the publisher found no readable page. */
const UNCONFIRMED = 'unconfirmed';

/** The names of a column, without case and separators. */
const columnNames = {
  passport: ['passport', 'passportiso2', 'passportcode'],
  destination: ['destination', 'destinationiso2', 'destinationcode'],
  requirement: ['requirement'],
  stay: ['maxstaydays', 'maxstay'],
  address: ['sourceurl'],
  readOn: ['sourcelastverified', 'lastverified'],
};

/** What is read of a destination's record. */
const recordMembers = ['iso2', 'visaPolicy', 'meta'];

type Column = keyof typeof columnNames;

/** A row of either file. */
type Row = Record<Column, string> & { line: number | null };

async function readMatrix(text: Buffer, pairs: Pairs): Promise<string | null> {
  const rows = csvRows(text);
  const header = (await rows.next()).value?.fields ?? [];
  const places = placesIn(header);
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column);
  if (missing.length > 0) {
    throw new UnusableFile(
      `The file has not the header of visa-matrix.csv: no column for ${missing.join(', ')}`,
    );
  }
  let date: string | null = null;
  for await (const { fields, line } of rows) {
    const cells = places.map(([column, place]) => [column, (fields[place] ?? '').trim()] as const);
    const row = { ...(Object.fromEntries(cells) as Record<Column, string>), line };
    if (fields.length === header.length) addPair(pairs, row);
    else {
      const cell = { ...row, value: row.requirement };
      pairs.refuse(cell, `${fields.length} fields instead of ${header.length}`);
    }
    if (isEditionDate(row.readOn) && (date === null || row.readOn > date)) date = row.readOn;
  }
  return date;
}

/** Where each column is in a header; -1 where it is missing. */
function placesIn(header: readonly string[]): [Column, number][] {
  const names = header.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const columns = Object.keys(columnNames) as Column[];
  return columns.map((column) => [
    column,
    names.findIndex((name) => columnNames[column].includes(name)),
  ]);
}

/** Whether a CSV with this header is the matrix. */
export function isMatrixHeader(header: readonly string[]): boolean {
  return placesIn(header).every(([, place]) => place >= 0);
}

async function readDestination(text: Buffer, pairs: Pairs): Promise<string | null> {
  const record = new Map<string, unknown>();
  if (beginsAsObject(text)) {
    for await (const { name, value } of jsonEntries(text)) {
      if (name !== null && recordMembers.includes(name)) record.set(name, value);
    }
  }
  const destination = record.get('iso2');
  const policy = record.get('visaPolicy');
  const byPassport = isObject(policy) ? policy.byPassport : undefined;
  if (typeof destination !== 'string' || !isObject(byPassport)) {
    throw new UnusableFile(
      'The JSON is no destination’s record: it has no iso2 and visaPolicy.byPassport',
    );
  }
  const general = isObject(policy) ? policy.defaultSource : undefined;
  for (const [passport, entry] of Object.entries(byPassport)) {
    const given = isObject(entry) ? entry : {};
    const source = isObject(given.source) ? given.source : isObject(general) ? general : {};
    addPair(pairs, {
      line: null,
      passport,
      destination,
      requirement: wordOf(given.requirement),
      stay: wordOf(given.maxStayDays),
      address: wordOf(source.url),
      readOn: wordOf(source.lastVerified),
    });
  }
  const meta = record.get('meta');
  const updated = isObject(meta) ? wordOf(meta.lastUpdated) : '';
  return isEditionDate(updated) ? updated : null;
}

function addPair(pairs: Pairs, row: Row) {
  if (row.passport === row.destination) {
    pairs.leaveOwn();
  } else if (row.requirement === UNCONFIRMED) {
    pairs.leave(row);
  } else {
    pairs.add({ ...row, value: row.requirement }, () => readValue(row));
  }
}

function readValue({ requirement, stay, address, readOn }: Row): RuleValue | string {
  const access = Object.hasOwn(accessOf, requirement) ? accessOf[requirement] : undefined;
  if (!access) return 'unknown value';
  const days = stay === '' ? null : readDays(stay);
  if (days === undefined) return 'days are no whole number from 1';
  return { access, days, page: pageOf(address, readOn) };
}

/** The page, if its address can be a link. */
function pageOf(address: string, readOn: string): StatedPage | null {
  if (!webAddress.safeParse(address).success) return null;
  return { address, readOn: isEditionDate(readOn) ? readOn : null };
}

/** The text of a JSON value; '' for null and what is no word. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
