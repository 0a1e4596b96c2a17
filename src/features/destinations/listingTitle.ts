import destinationMessages from '../../../messages/destinations/en.gen.ts';
import { translator } from '../../../messages/translate.ts';
import type { DestinationType } from '../../../server/schemas/constants.ts';

/** The title of a category's list, or of all destinations. */
export function listingTitle(category: DestinationType | 'all'): string {
  return translator(destinationMessages)('listing', { category });
}
