import { holdsText, readHolds } from '../../../server/schemas/answers/documents.ts';
import { HOLDS_TEXT_MAX } from '../../../server/schemas/constants.ts';
import { textIn } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';

/** The documents in an address's parameter `holds`, as text; undefined if one is unknown. */
export function holdsIn(given: unknown): string | undefined {
  const { holds, unknown } = readHolds(textIn(given, HOLDS_TEXT_MAX) ?? '');
  return unknown.length > 0 ? undefined : holdsText(holds);
}

/**
 * For loaders: the documents to count with, as text. Those of the address, or else the visitor's,
 * for answers about the visitor's own passports.
 */
export async function loadHolds(
  trpc: TrpcUtils,
  stated: string | undefined,
  { isOwn }: { isOwn: boolean },
): Promise<string | undefined> {
  if (stated !== undefined || !isOwn) return stated;
  const { holds } = await trpc.visitor.country.fetch();
  return holdsText(holds);
}
