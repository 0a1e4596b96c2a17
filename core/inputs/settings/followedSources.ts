import * as z from 'zod/mini';
import { sourceId } from '../rules/administratorRule.ts';
import { requiredText, rowVersion, webAddress } from '../text.ts';

/** The formats of followed files, with their names for display. */
export const sourceFormats = {
  'passport-index': 'Passport Index, or an edition exported by Landfall (JSON or CSV)',
  'travelrequirements-matrix': 'TravelRequirements.info: visa-matrix.csv',
  'travelrequirements-destination': 'TravelRequirements.info: file of one destination (JSON)',
} as const;

export type SourceFormat = keyof typeof sourceFormats;

/** Maximum number of followed sources. */
const SOURCES_MAX = 30;

/** Maximum number of days between two checks. */
const DAYS_MAX = 365;

const daysMessage = `Enter a whole number from 1 to ${DAYS_MAX}`;

const source = z.strictObject({
  /** Also the id of the source of rules that it updates. */
  id: sourceId,
  title: requiredText('Enter a title', 120),
  address: webAddress.check(
    z.refine((text) => /^https:/i.test(text), 'Enter an address that starts with https://'),
  ),
  format: z.enum(Object.keys(sourceFormats) as [SourceFormat, ...SourceFormat[]]),
  /** Days between two checks. */
  days: z.int(daysMessage).check(z.minimum(1, daysMessage), z.maximum(DAYS_MAX, daysMessage)),
  isOn: z.boolean(),
  /** Whether changes that make entry harder or shorten a stay are applied without review. */
  appliesHarder: z.boolean(),
});

/** A file that this site fetches regularly, to update the rules of one source. */
export type FollowedSource = z.infer<typeof source>;

export const followedSources = z.strictObject({
  /** Null until an administrator has answered the dashboard's question. */
  enabled: z.nullable(z.boolean()),
  sources: z.array(source).check(
    z.maxLength(SOURCES_MAX, `Use at most ${SOURCES_MAX} sources`),
    z.refine(
      (sources) => new Set(sources.map(({ id }) => id)).size === sources.length,
      'Each source can be listed once',
    ),
  ),
});

export const followedSourcesUpdate = z.extend(followedSources, { version: rowVersion });

export type FollowedSources = z.infer<typeof followedSources>;

/** The source id of TravelRequirements' matrix, which is beside the compilation that ships. */
export const TRAVELREQUIREMENTS_MATRIX = 'travelrequirements-matrix';

export const defaultFollowedSources: FollowedSources = {
  enabled: null,
  sources: [
    {
      id: 'passport-index',
      title: 'Passport Index',
      address:
        'https://raw.githubusercontent.com/imorte/passport-index-data/main/passport-index.json',
      format: 'passport-index',
      days: 7,
      isOn: true,
      appliesHarder: false,
    },
    {
      id: TRAVELREQUIREMENTS_MATRIX,
      title: 'TravelRequirements.info, visa matrix',
      address: 'https://travelrequirements.info/data/visa-matrix.csv',
      format: 'travelrequirements-matrix',
      days: 7,
      isOn: true,
      appliesHarder: false,
    },
  ],
};

/** A followed source. */
export const followedSourceById = z.strictObject({ id: sourceId });
