import type { PolicySource } from '#core/answers/policySource.ts';
import { dayNumber, isPartialDate } from '#core/dates.ts';

/** The faults that all kinds of policies can have, a sentence each without the file. */

/** Codes unknown, unsorted or named twice. */
export function codeFaults(codes: readonly string[], known: ReadonlySet<string>): string[] {
  const sorted = [...new Set(codes)].sort();
  return [
    ...codes.filter((code) => !known.has(code)).map((code) => `${code} is no passport`),
    ...(sorted.join() === codes.join() ? [] : ['the passports are not sorted, or one is twice']),
  ];
}

/** Cited sources that aren't there. */
export function citationFaults(
  cited: readonly string[],
  sources: Record<string, unknown>,
): string[] {
  return [...new Set(cited)]
    .filter((id) => !(id in sources))
    .map((id) => `there is no source ${id}`);
}

/** Impossible dates of sources, and stated ones that are missing. */
export function sourceDateFaults(sources: Record<string, PolicySource>): string[] {
  return Object.entries(sources).flatMap(([id, { asOf, asOfIs }]) => [
    ...(asOf === null || isPartialDate(asOf) ? [] : [`sources.${id}: ${asOf} is no date`]),
    ...(asOf === null && asOfIs === 'stated' ? [`sources.${id}: a stated day is missing`] : []),
  ]);
}

/** Impossible days, and a first one after the last. */
export function periodFaults({ from, to }: { from: string | null; to: string | null }): string[] {
  return [
    ...[from ?? [], to ?? []]
      .flat()
      .filter((day) => dayNumber(day) === undefined)
      .map((day) => `${day} is no day`),
    ...(from !== null && to !== null && from > to ? [`${from} is after ${to}`] : []),
  ];
}

export function named(place: string, faults: string[]): string[] {
  return faults.map((fault) => `${place}: ${fault}`);
}
