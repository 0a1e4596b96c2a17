import { DEFAULT_STAY, type VisaType } from '#core/vocabulary.ts';
import type { Messages } from '#messages/en/passportsThere.gen.ts';

/** All passports in a country; for tourists, as the country's own page asks. */
export function passportsThereInput(code: string, purpose: VisaType) {
  return { code, ...(purpose !== DEFAULT_STAY && { purpose }) };
}

/** The messages of the page's title. */
export const titles = {
  tourist: 'title',
  transit: 'transitTitle',
  working: 'workingTitle',
} as const satisfies Record<VisaType, keyof Messages>;
