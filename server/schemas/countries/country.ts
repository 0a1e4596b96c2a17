import * as z from 'zod/mini';
import { countryCode } from '../text.ts';

export const countryByCode = z.strictObject({ code: countryCode() });

export const countrySwitch = z.strictObject({ code: countryCode(), enabled: z.boolean() });
