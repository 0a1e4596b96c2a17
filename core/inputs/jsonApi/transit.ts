import * as z from 'zod/mini';
import {
  airsideNeeds,
  airsidePapers,
  programmeKinds,
  programmeOpenings,
  transitConditions,
} from '#core/transitVocabulary.ts';
import { documentQualities } from '#core/vocabulary.ts';
import {
  days,
  documentFields,
  fields,
  made,
  named,
  resolvedAccess,
  restriction,
  source,
  stay,
} from './schemas.ts';

const AIRSIDE = 'What staying in the transit area needs';
const BORDER =
  'What passing the border needs, as of a tourist: the answer of purpose tourist in short, which has more to say';

/** Descriptions of the two sides of changing planes, by name. */
export const transitTexts = {
  airside: AIRSIDE,
  border: BORDER,
  programmes:
    'Permissions to pass the border between two flights that are easier than entry for this passport; empty without any',
} as const;

/** Descriptions of fields of the transit area, by name. */
export const airsideTexts = {
  need: 'no_visa, eta, visa, pass_border (there is no transit area: everyone passes the border) or unknown, which never means that nothing is needed',
  paper: 'The visa that is needed; null without one',
  authorisation: 'The name of the travel authorisation that is needed; null without one',
  airports: 'IATA codes of airports with a transit area; null for all, or where they are unknown',
  maxHours: 'The longest stay there, in hours; null where none is stated',
  overnight: 'Whether one may stay there overnight; null where that is unknown',
  conditions: 'What is asked of everyone there',
  documents:
    'Documents of other countries, any one of which frees from the paper; empty where none does. What else each asks is in the answer’s `conditions`',
  mayBeNeeded: 'Whether the visa depends on the route',
  confirmed:
    'Whether a law or the country’s own government states it, and where there is a transit area',
  source: 'Whose statement it is; null while `need` is unknown',
  programmes:
    'Visas for the transit area that this passport can apply for, of kind `airside_visa`; empty where it needs none, or none is known',
} as const;

/** Descriptions of fields of passing the border that an answer lacks. */
export const transitBorderTexts = {
  doubt:
    'Why it is uncertain: `disagrees` or `askBeforeTravel`, as of an answer; null without a doubt',
} as const;

/** Descriptions of fields of a programme, by name. */
export const programmeTexts = {
  name: 'As the authority writes it',
  kind: 'What it gives: passing the border without a visa, a travel authorisation, a visa on arrival, or a transit visa; airside_visa, only of `airside`, is a visa to stay in the transit area',
  open: 'yes; with_documents, if the traveller holds one of `documents`; or officer_decides, on arrival: never plan a journey on it',
  documents: 'Documents of other countries, of which it asks one; empty where it asks none',
  maxHours: 'The longest stay by it, in hours; null where none is stated',
  maxDays: 'The longest stay by it, in days; null where none is stated',
  conditions: 'What else it asks',
  airports: 'IATA codes of the airports where it holds; null for all',
  places: 'Where it holds, in words; null for the whole country',
  fee: 'A decimal number as text, and its currency: 0 without a currency where it is free of charge; null where it is not known',
  apply: 'The address where one applies; null without one',
  source: 'Whose statement it is',
} as const;

const document = named('TransitDocument', () => ({
  ...documentFields(),
  ...fields(
    { qualities: 'What it must be, as permanent or used; empty for any' },
    { qualities: z.array(z.enum(documentQualities)) },
  ),
}));

const hours = made(() => z.nullable(z.int().check(z.minimum(1))));
const airports = made(() => z.nullable(z.array(z.string())));
const conditions = made(() => z.array(z.enum(transitConditions)));

const programmeInShort = made(() => ({
  name: z.string(),
  kind: z.enum(programmeKinds),
  open: z.enum(programmeOpenings),
  maxHours: hours,
  maxDays: days,
}));

const programme = named('TransitProgramme', () => ({
  ...fields(programmeTexts, {
    ...programmeInShort,
    documents: z.array(document),
    conditions,
    airports,
    places: z.nullable(z.string()),
    fee: z.nullable(z.object({ amount: z.string(), currency: z.nullable(z.string()) })),
    apply: z.nullable(z.string()),
  }),
  source,
}));

const airside = named(
  'Airside',
  () =>
    fields(airsideTexts, {
      need: z.enum(airsideNeeds),
      paper: z.nullable(z.enum(airsidePapers)),
      authorisation: z.nullable(z.string()),
      airports,
      maxHours: hours,
      overnight: z.nullable(z.boolean()),
      conditions,
      documents: z.array(document),
      mayBeNeeded: z.boolean(),
      confirmed: z.boolean(),
      source: z.nullable(source),
      programmes: z.array(programme),
    }),
  AIRSIDE,
);

const border = named(
  'TransitBorder',
  () => ({
    access: resolvedAccess,
    days,
    stay: z.nullable(stay),
    restriction: z.nullable(restriction),
    ...fields(transitBorderTexts, {
      doubt: z.nullable(z.enum(['disagrees', 'askBeforeTravel'])),
    }),
  }),
  BORDER,
);

/** Both sides of changing planes, of an answer. */
export const transit = named('Transit', () => ({
  airside,
  border,
  ...fields(transitTexts, { programmes: z.array(programme) }),
}));

const programmeOfTable = named('TransitProgrammeOfTable', () =>
  fields(programmeTexts, programmeInShort),
);

/** Of the transit area and programmes, what a pair of a passport's table has. */
export const transitOfTable = named('TransitOfTable', () => ({
  ...fields(airsideTexts, { need: z.enum(airsideNeeds), maxHours: hours, airports }),
  ...fields(transitTexts, { programmes: z.array(programmeOfTable) }),
}));

export type TransitOfTable = z.infer<typeof transitOfTable>;
export type TransitResponse = z.infer<typeof transit>;

const exampleSource = {
  id: 'example',
  kind: 'official',
  title: 'An example of a government page',
  address: 'https://example.com/transit',
  edition: 1,
  date: '2026-02-17',
  licence: 'MIT',
  attribution: 'An example of a government page, Example Ministry, 2026-02-17 (MIT)',
} as const;

/** Changing planes on the page for developers. A test checks it against the schema. */
export const exampleTransit: TransitResponse = {
  airside: {
    need: 'visa',
    paper: 'airport_transit_visa',
    authorisation: null,
    airports: ['LHR', 'MAN'],
    maxHours: 24,
    overnight: null,
    conditions: ['onward_ticket'],
    documents: [{ kind: 'residence', issuers: ['US'], qualities: ['permanent'] }],
    mayBeNeeded: false,
    confirmed: true,
    source: exampleSource,
    programmes: [
      {
        name: 'Direct airside transit visa',
        kind: 'airside_visa',
        open: 'yes',
        documents: [],
        maxHours: 24,
        maxDays: null,
        conditions: ['apply_before', 'onward_ticket'],
        airports: ['LHR', 'MAN'],
        places: null,
        fee: { amount: '39', currency: 'GBP' },
        apply: 'https://example.com/transit/apply',
        source: exampleSource,
      },
    ],
  },
  border: { access: 'visa_required', days: null, stay: null, restriction: null, doubt: null },
  programmes: [
    {
      name: 'Transit without visa',
      kind: 'transit_without_visa',
      open: 'officer_decides',
      documents: [],
      maxHours: 24,
      maxDays: null,
      conditions: ['onward_ticket', 'approval_of_officer'],
      airports: null,
      places: null,
      fee: { amount: '0', currency: null },
      apply: null,
      source: exampleSource,
    },
  ],
};
