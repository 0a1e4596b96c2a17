import { HOLDS_TEXT_MAX, holdsText, readHolds } from '#core/documents/documents.ts';
import { textIn } from '#src/lib/searchParams.ts';
import type { RouterOutputs, TrpcUtils } from '#src/lib/trpc.ts';

/** The documents in an address's parameter `holds`, as text; undefined if one is unknown. */
export function holdsIn(given: unknown): string | undefined {
  const { holds, unknown } = readHolds(textIn(given, HOLDS_TEXT_MAX) ?? '');
  return unknown.length > 0 ? undefined : holdsText(holds);
}

export type Visitor = RouterOutputs['visitor']['country'];

/**
 * Whether the visitor's documents count for this passport: one of their own or, while theirs is
 * only a guess, any.
 */
export function countsDocuments({ guessed, passports }: Visitor, passport: string): boolean {
  return Boolean(guessed) || passports.some(({ code }) => code === passport);
}

/** The visitor's documents, as text, for answers about this passport, by default their own. */
export function documentsFor(visitor: Visitor, passport: string | undefined): string | undefined {
  const counts = passport === undefined || countsDocuments(visitor, passport);
  return counts ? holdsText(visitor.holds) : undefined;
}

/** For loaders: the documents to count with, as text: those of the address, or the visitor's. */
export async function loadHolds(
  trpc: TrpcUtils,
  stated: string | undefined,
  passport: string | undefined,
): Promise<string | undefined> {
  return stated ?? documentsFor(await trpc.visitor.country.fetch(), passport);
}
