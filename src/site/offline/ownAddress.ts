import { namesDocuments } from '#core/documents/namesDocuments.ts';

/**
 * Whether a page's address is the visitor's own, or someone shared it. An address may name passports,
 * documents, travellers and days: nothing of another person is kept on this device, unless the
 * visitor saves it.
 *
 * What an address names is the visitor's own if it is among the passports and documents that they
 * stated, or if they entered it here: it wasn't in the address by which this tab came to the site.
 */

/** The traveller's age, which no device keeps. */
const AGE = 'age';

/** Search parameters that select or sort what a page shows, and say nothing of a person by themselves. */
const impersonal = new Set([
  'type',
  'page',
  'sort',
  'find',
  'continent',
  'access',
  'count',
  'country',
  'category',
  'zone',
  'q',
  'all',
  'reported',
  'forgotten',
  // Kept nowhere: `isOwnAddress` refuses it.
  AGE,
]);

/** Search parameters with passports and documents: each counts on its own. */
const listing = new Set(['from', 'passport', 'passports', 'holds', 'add']);

const ENTERED_KEY = 'entered with';

/** What an address's query says of a person: codes and documents, and other parameters whole. */
export function personalParts(search: string): string[] {
  return [...new URLSearchParams(search)].flatMap(([name, value]) => {
    if (value === '' || (impersonal.has(name) && !namesDocuments(value))) return [];
    if (name === 'returnTo') return personalParts(value.replace(/^[^?]*/, ''));
    if (!listing.has(name)) return [`${name}=${value}`];
    return value
      .toUpperCase()
      .split(/[\s,.+]+/)
      .filter(Boolean);
  });
}

/**
 * Whether all that a query says of a person is stated by the visitor (`own`: codes and documents), or
 * not `entered` with; of one with an age never.
 */
export function isOwnAddress(
  search: string,
  { own, entered }: { own: readonly string[]; entered: readonly string[] },
): boolean {
  const stated = new Set(own.map((part) => part.toUpperCase()));
  const shared = new Set(entered.filter((part) => !stated.has(part)));
  if (new URLSearchParams(search).has(AGE)) return false;
  return personalParts(search).every((part) => !shared.has(part));
}

/**
 * What the addresses said by which this tab came to the site, this page's included. Kept for the tab
 * only.
 */
export function enteredParts(): string[] {
  const earlier = readEntered();
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (earlier && (cameFromHere || !isNewVisit())) return earlier;
  const parts = [...new Set([...(earlier ?? []), ...personalParts(location.search)])];
  try {
    sessionStorage.setItem(ENTERED_KEY, JSON.stringify(parts));
  } catch {
    // Without storage, later pages of this tab are taken to be shared as this one.
  }
  return parts;
}

/** Undefined on the first page of a tab. */
function readEntered(): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(sessionStorage.getItem(ENTERED_KEY) ?? 'null');
    return Array.isArray(parts) ? parts.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** Not a reload, or the browser's Back. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
