import * as z from 'zod/mini';
import { workDuties, workGrants } from '#core/workVocabulary.ts';
import { optionalText, requiredText, rowId } from '../text.ts';
import {
  codes,
  copiedFrom,
  day,
  lastsADay,
  passportsOrAll,
  sourceId,
  sources,
} from './policyParts.ts';

/** What a team states of an area: whose citizens may work where, by which page. */

/** More than any shipped area has. */
const PAIRS_MAX = 60;

const pairs = z
  .array(
    z.strictObject({
      from: passportsOrAll,
      to: codes.check(z.minLength(1, 'Name the countries')),
    }),
  )
  .check(z.maxLength(PAIRS_MAX, `Enter at most ${PAIRS_MAX} directions`));

/** By which an area is told from others, and takes the place of the shipped one. */
const areaId = z
  .string('Enter a name in small letters, such as nordic')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name in small letters, such as nordic'),
    z.maxLength(60, 'Enter at most 60 characters'),
    z.regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens'),
  );

export const workAreaFields = z
  .strictObject({
    area: areaId,
    name: requiredText('Name is required', 200),
    grant: z.enum(workGrants, 'Choose what it grants'),
    members: codes,
    pairs,
    duties: z.array(z.enum(workDuties)).check(z.maxLength(workDuties.length)),
    from: day,
    to: day,
    sources,
    source: sourceId,
    copiedFrom,
    note: z._default(optionalText(1000), ''),
  })
  .check(
    lastsADay,
    z.refine(({ sources: pages, source }) => Object.hasOwn(pages, source), {
      message: 'Choose one of the pages of this area',
      path: ['source'],
    }),
    z.refine(({ members, pairs: directed }) => members.length > 1 || directed.length > 0, {
      message: 'Name two members, or who may work where',
      path: ['members'],
    }),
  );

export type WorkAreaInput = z.infer<typeof workAreaFields>;

/** An area of a form, with the id of the stored one that it replaces. */
export const workAreaPreview = z.strictObject({ id: z.nullable(rowId), fields: workAreaFields });
export const workAreaCreate = z.strictObject({ fields: workAreaFields });
export const workAreaNamed = z.strictObject({ area: areaId });
