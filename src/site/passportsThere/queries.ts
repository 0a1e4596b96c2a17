import type { ListedPurpose } from '#core/vocabulary.ts';
import type { Messages } from '#messages/passportsThere/en.gen.ts';

/** All passports in a country; for tourists, as the country's own page asks. */
export function passportsThereInput(code: string, purpose: ListedPurpose) {
  return { code, ...(purpose === 'transit' && { purpose }) };
}

/** The messages of the page's title. */
export const titles = {
  tourist: 'title',
  transit: 'transitTitle',
} as const satisfies Record<ListedPurpose, keyof Messages>;
