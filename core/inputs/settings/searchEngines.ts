import * as z from 'zod/mini';
import { rowVersion } from '../text.ts';

/** Whether search engines may list each confirmed answer, besides the pages of countries and passports. */
export const searchEngines = z.strictObject({ answers: z.boolean() });

export type SearchEngines = z.infer<typeof searchEngines>;

export const defaultSearchEngines: SearchEngines = { answers: true };

export const searchEnginesUpdate = z.extend(searchEngines, { version: rowVersion });
