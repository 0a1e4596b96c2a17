import * as z from 'zod/mini';
import { checklistSubjects } from '#core/border/conditionKinds.ts';
import {
  borderSubjects,
  lineBindings,
  processingUnits,
  visaEntries,
} from '#core/borderVocabulary.ts';
import { fields, made, named } from './schemas.ts';

/** Descriptions of a checklist's fields, by name. */
export const checklistTexts = {
  lines: 'One thing that is asked for, each with its source',
  notResearched:
    'The subjects of which this site knows nothing, which never means that nothing is asked for',
  subject: `${checklistSubjects.slice(0, -1).join(', ')} or airline (what airlines ask of travellers who change planes)`,
  binding:
    'required, may_be_asked, recommended, not_required, optional, depends (on where the traveller comes from), or null where no source states it',
  text: 'What is asked for, as a sentence without a full stop',
  details: 'Further sentences',
  firstDay: 'The first day on which an arrival form can be sent, if the request names `on`',
  address: 'Where an arrival form is sent or a levy is paid',
  applications: 'The types of visa or authorisation that fit, with their official addresses',
  price: 'A decimal number as text, and its currency; null where it is not known',
  processing: 'The shortest and longest time of processing',
  validityDays: 'How long it can be used',
  stayDays: 'The longest stay on it',
  entries: 'single, double or multiple',
  onlyUnder:
    'The condition under which alone one applies there: its `text` as in `conditions`, and whether it is a `document` to hold; null where none is needed',
  source: 'Null for `airline`, and for `apply`, whose source is the answer’s own',
  collectedBy: 'The data set that names the page, with its licence; null where none does',
} as const;

const factSource = named('FactSource', () => ({
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  date: z.nullable(z.string()),
  ...fields(checklistTexts, { collectedBy: z.nullable(z.string()) }),
}));

const application = named('Application', () => ({
  title: z.string(),
  address: z.nullable(z.string()),
  ...fields(checklistTexts, {
    price: z.nullable(z.object({ amount: z.string(), currency: z.string(), note: z.string() })),
    processing: z.nullable(
      z.object({
        min: z.nullable(z.int()),
        max: z.nullable(z.int()),
        unit: z.enum(processingUnits),
      }),
    ),
    validityDays: z.nullable(z.int()),
    stayDays: z.nullable(z.int()),
    entries: z.nullable(z.enum(visaEntries)),
    onlyUnder: z.nullable(z.object({ text: z.string(), document: z.boolean() })),
  }),
  source: factSource,
}));

const line = named('ChecklistLine', () =>
  fields(checklistTexts, {
    subject: z.enum(checklistSubjects),
    binding: z.nullable(z.enum(lineBindings)),
    text: z.string(),
    details: z.array(z.string()),
    firstDay: z.nullable(z.iso.date()),
    address: z.nullable(z.string()),
    applications: z.array(application),
    source: z.nullable(factSource),
  }),
);

/** What the border asks for, of an answer. */
export const checklist = made(() =>
  z.object(
    fields(checklistTexts, {
      lines: z.array(line),
      notResearched: z.array(z.enum(borderSubjects)),
    }),
  ),
);

export type ChecklistResponse = z.infer<typeof checklist>;
