import { checkKeys } from './knownKeys.ts';

/** A government page, and the day it was read. */
export type PublishedPage = { name: string; url: string; checked: string; unverifiable?: string };

/** Passports with the same rule at a destination. */
export type PublishedGroup = {
  access: string;
  days: number | null;
  months?: number;
  stayMonths?: number;
  passports: string | string[];
  since?: string;
  from?: string;
  until?: string | null;
  etaWaivedUntil?: string;
  visaTypes?: string[];
  /** The key of a source of the file, or a page; absent for the destination's own page. */
  source?: string | PublishedPage;
  only?: string;
  alsoOnArrival?: string | { months: number };
  conflict?: string | { access?: string; states?: string };
  otherSourceSays?: string;
  suspended?: string | string[];
  /** The fee of these passports, or their exemption. */
  fee?: PublishedFee | string;
  feeExempt?: true | string;
  gratisDays?: number;
};

export type PublishedFee = { amount: number; currency: string };

export type PublishedVisaType = {
  id: string;
  method: string;
  stayDays?: number;
  only?: string;
  fee?: PublishedFee;
  feeSaarc?: PublishedFee;
  feeOnArrival?: PublishedFee & { saarc: number };
  freeFor?: string;
  otherFees?: (PublishedFee & { for?: string })[];
};

export type PublishedRestriction = {
  kind?: string;
  instrument?: string;
  passports?: string;
  visas?: string[];
  exemptions?: string;
  source?: string;
};

/** The published file of one destination. */
export type PublishedFile = {
  destination: string;
  updated: string;
  source: PublishedPage;
  sources: Record<string, PublishedPage>;
  access: PublishedGroup[];
  visaTypes: PublishedVisaType[];
  restrictions?: PublishedRestriction[];
  conditions?: PublishedCondition[];
  transit?: { visaFree?: { hours: number; needs: string[]; only: string; source?: string } };
};

/** Who gets what with which document. */
export type PublishedCondition = {
  passports?: string;
  /** A status, instead of `passports`. */
  appliesTo?: string;
  passportsExcluded?: string;
  notFor?: string;
  gives?: string;
  days?: number | null;
  ifHolds?: string[];
  ifResidesIn?: string[];
  age?: string | { from?: number; to?: number; under?: number; over?: number };
  only?: string;
  other?: string;
  purpose?: string;
  documentValidDays?: number;
  since?: string;
  until?: string;
  source?: string | PublishedPage;
};

/**
 * Parses a published file. Throws one sentence that names the file for an unknown key, a repeated
 * or missing passport, a page without an address, or an invalid day.
 */
export function readPublishedFile(
  name: string,
  text: string,
  passports: readonly string[],
): PublishedFile {
  const file: PublishedFile = JSON.parse(text);
  const fail = (what: string) => {
    throw new Error(`${name}: ${what}`);
  };
  if (`${file.destination}.json` !== name) fail(`is about ${file.destination}`);
  checkAllKeys(file, name);
  for (const page of pagesOf(file)) {
    if (!/^https?:\/\//.test(page.url) || !URL.canParse(page.url))
      fail(`${page.url} is no address`);
  }
  for (const day of daysOf(file)) if (!isDay(day)) fail(`${day} is no day`);
  const seen = new Set<string>();
  for (const passport of file.access.flatMap(passportsOf)) {
    if (!passports.includes(passport)) fail(`${passport} is no passport`);
    if (seen.has(passport)) fail(`${passport} is in two groups`);
    seen.add(passport);
  }
  const missing = passports.filter((code) => code !== file.destination && !seen.has(code));
  if (missing.length > 0) fail(`${missing.join(' ')} is in no group`);
  return file;
}

/** The passport codes of a group. */
export function passportsOf({ passports }: PublishedGroup): string[] {
  return typeof passports === 'string' ? passports.split(' ') : passports;
}

/** The page that a group cites. Throws when the file lacks that source. */
export function pageOf(file: PublishedFile, source: PublishedGroup['source']): PublishedPage {
  if (source === undefined) return file.source;
  if (typeof source !== 'string') return source;
  const page = file.sources[source];
  if (!page) throw new Error(`${file.destination}.json: there is no source "${source}"`);
  return page;
}

/**
 * The last day of a date, which may be a month or year; null for other texts ("further notice").
 */
export function latestDay(date: string | null | undefined): string | null {
  const [, year, month = '12', day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  if (day !== undefined) return `${year}-${month}-${day}`;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month}-${last}`;
}

function pagesOf(file: PublishedFile): PublishedPage[] {
  const cited = [...file.access, ...(file.conditions ?? [])];
  const ofThese = cited.flatMap(({ source }) => (typeof source === 'object' ? source : []));
  return [file.source, ...Object.values(file.sources), ...ofThese];
}

function daysOf(file: PublishedFile): string[] {
  const ofGroups = file.access.flatMap(({ since, from, until, etaWaivedUntil }) => [
    ...[since, from, etaWaivedUntil],
    until === 'further notice' ? null : until,
  ]);
  const ofPages = pagesOf(file).flatMap(({ checked, unverifiable }) => [checked, unverifiable]);
  return [file.updated, ...ofPages, ...ofGroups].flatMap((day) => day ?? []);
}

function isDay(date: string): boolean {
  const day = latestDay(date);
  if (day === null) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function checkAllKeys(file: PublishedFile, name: string) {
  checkKeys('file', file, name);
  for (const page of pagesOf(file)) checkKeys('page', page, name);
  for (const type of file.visaTypes) checkKeys('visa type', type, name);
  for (const restriction of file.restrictions ?? []) checkKeys('restriction', restriction, name);
  for (const condition of file.conditions ?? []) checkKeys('condition', condition, name);
  for (const group of file.access) {
    checkKeys('group', group, name);
    const { conflict, alsoOnArrival } = group;
    if (typeof conflict === 'object') checkKeys('conflict', conflict, name);
    if (typeof alsoOnArrival === 'object') checkKeys('alsoOnArrival', alsoOnArrival, name);
  }
}
