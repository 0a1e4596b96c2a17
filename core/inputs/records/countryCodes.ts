import * as z from 'zod/mini';
import { optionalText } from '../text.ts';

/** Above the number of countries, with a space each. */
const CODES_LENGTH_MAX = 800;

/** Countries as ISO 3166-1 alpha-2 codes with a space between them; may be empty. */
export const countryCodes = optionalText(CODES_LENGTH_MAX).check(
  z.toUpperCase(),
  z.overwrite((text) => text.split(/[\s,]+/).join(' ')),
  z.regex(/^([A-Z]{2}( [A-Z]{2})*)?$/, 'Enter codes with a space between them, like DE FR'),
);
