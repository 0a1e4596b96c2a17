import * as z from 'zod/mini';
import { coverageKinds } from '#core/answers/coverage.ts';
import { checklistSubjects, lineBindings } from '#core/border/checklist.ts';
import {
  answerTexts,
  checklistTexts,
  compareTexts,
  coverageTexts,
  groupTexts,
  problemTexts,
  sourceTexts,
  stayCountTexts,
  tableTexts,
} from '#core/jsonApiTexts.ts';
import {
  accesses,
  answerAccesses,
  applicationWays,
  changeCauses,
  documentKinds,
  pageScopes,
  processingUnits,
  restrictionKinds,
  ruleConditions,
  sourceKinds,
  stayUnits,
  visaEntries,
  visaTypes,
} from '#core/vocabulary.ts';

/** Schemas of the JSON API's responses, for its OpenAPI document and types. */

const code = z.string().check(z.regex(/^[A-Z]{2}$/));

const access = z.enum(accesses);

const count = z.int().check(z.minimum(0));

const stay = z
  .object({ number: z.int().check(z.minimum(1)), unit: z.enum(stayUnits) })
  .check(z.meta({ id: 'Stay', description: 'A length of stay' }));

const days = z.nullable(z.int().check(z.minimum(1)));

function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  return schema.check(z.meta({ description }));
}

const purpose = z.enum(visaTypes);

const source = z
  .object({
    id: described(z.string(), sourceTexts.id),
    kind: described(z.enum(sourceKinds), sourceTexts.kind),
    title: described(z.string(), sourceTexts.title),
    address: described(z.nullable(z.string()), sourceTexts.address),
    edition: described(z.nullable(z.int()), sourceTexts.edition),
    date: described(z.nullable(z.string()), sourceTexts.date),
    licence: described(z.string(), sourceTexts.licence),
    attribution: described(z.string(), sourceTexts.attribution),
  })
  .check(z.meta({ id: 'Source', description: 'Where an answer comes from' }));

const restriction = z
  .object({
    kind: z.enum(restrictionKinds),
    visas: described(z.string(), 'The classes of visas that are not issued; empty for all'),
    since: described(z.nullable(z.string()), 'The first day; null where it is not stated'),
    until: described(z.nullable(z.string()), 'The last day; null where no end is stated'),
    exceptions: described(z.boolean(), 'Whether exceptions are published'),
    instrument: described(z.string(), 'The law or proclamation'),
    source: z.object({
      title: z.string(),
      address: z.nullable(z.string()),
      date: z.nullable(z.string()),
    }),
  })
  .check(z.meta({ id: 'Restriction' }));

const officialPage = z
  .object({ title: z.string(), address: z.string(), scope: z.enum(pageScopes) })
  .check(z.meta({ id: 'OfficialPage' }));

const condition = z
  .object({
    condition: z.enum(ruleConditions),
    text: described(z.string(), 'Its detail: which document, which visa'),
    access: described(access, 'What holds with it'),
    days,
    stay: z.nullable(stay),
    otherwise: described(access, 'What holds without it'),
    otherwiseDays: described(days, 'The length of stay without it, where the access is the same'),
    headline: described(
      z.boolean(),
      'Whether the answer’s own `access` holds only under this condition',
    ),
    note: z.string(),
    source,
    documents: described(
      z.nullable(
        z.array(
          z.object({
            kind: described(z.nullable(z.enum(documentKinds)), 'Null for either'),
            issuers: described(
              z.array(z.string()),
              'Codes of countries, or schengen, eu, gcc, nordic',
            ),
          }),
        ),
      ),
      'The documents of other countries, any one of which it needs, as far as its source lists them; null where it needs none',
    ),
  })
  .check(z.meta({ id: 'Condition' }));

const factSource = z
  .object({
    title: z.nullable(z.string()),
    address: z.nullable(z.string()),
    date: z.nullable(z.string()),
    collectedBy: described(z.nullable(z.string()), checklistTexts.collectedBy),
  })
  .check(z.meta({ id: 'FactSource' }));

const application = z
  .object({
    title: z.string(),
    address: z.nullable(z.string()),
    price: described(
      z.nullable(z.object({ amount: z.string(), currency: z.string(), note: z.string() })),
      checklistTexts.price,
    ),
    processing: described(
      z.nullable(
        z.object({
          min: z.nullable(z.int()),
          max: z.nullable(z.int()),
          unit: z.enum(processingUnits),
        }),
      ),
      checklistTexts.processing,
    ),
    validityDays: described(z.nullable(z.int()), checklistTexts.validityDays),
    stayDays: described(z.nullable(z.int()), checklistTexts.stayDays),
    entries: described(z.nullable(z.enum(visaEntries)), checklistTexts.entries),
    source: factSource,
  })
  .check(z.meta({ id: 'Application' }));

const checklist = z.object({
  lines: described(
    z.array(
      z
        .object({
          subject: described(z.enum(checklistSubjects), checklistTexts.subject),
          binding: described(z.nullable(z.enum(lineBindings)), checklistTexts.binding),
          text: described(z.string(), checklistTexts.text),
          details: described(z.array(z.string()), checklistTexts.details),
          firstDay: described(z.nullable(z.iso.date()), checklistTexts.firstDay),
          address: described(z.nullable(z.string()), checklistTexts.address),
          applications: described(z.array(application), checklistTexts.applications),
          source: described(z.nullable(factSource), checklistTexts.source),
        })
        .check(z.meta({ id: 'ChecklistLine' })),
    ),
    checklistTexts.lines,
  ),
  notResearched: described(z.array(z.enum(checklistSubjects)), checklistTexts.notResearched),
});

const resolvedAccess = z.nullable(z.enum(answerAccesses));

export const answerResponse = z
  .object({
    passport: described(code, answerTexts.passport),
    destination: described(code, answerTexts.destination),
    purpose: described(purpose, answerTexts.purpose),
    on: described(z.iso.date(), answerTexts.on),
    access: described(resolvedAccess, answerTexts.access),
    days: described(days, answerTexts.days),
    stay: described(z.nullable(stay), answerTexts.stay),
    staySource: described(z.nullable(source), answerTexts.staySource),
    window: described(
      z.nullable(z.object({ days: z.int(), per: z.int(), zone: z.string() })),
      answerTexts.window,
    ),
    conditions: described(z.array(condition), answerTexts.conditions),
    source: described(z.nullable(source), answerTexts.source),
    unconfirmed: described(z.boolean(), answerTexts.unconfirmed),
    disagrees: described(z.boolean(), answerTexts.disagrees),
    stale: described(z.boolean(), answerTexts.stale),
    changesOn: described(z.nullable(z.iso.date()), answerTexts.changesOn),
    askBeforeTravel: described(z.boolean(), answerTexts.askBeforeTravel),
    reachedThrough: described(z.array(code), answerTexts.reachedThrough),
    note: described(z.string(), answerTexts.note),
    page: described(z.nullable(z.url()), answerTexts.page),
    application: described(z.nullable(z.enum(applicationWays)), answerTexts.application),
    restriction: described(z.nullable(restriction), answerTexts.restriction),
    officialPage: described(z.nullable(officialPage), answerTexts.officialPage),
    renewedOn: described(z.nullable(z.string()), answerTexts.renewedOn),
    recheckFailedOn: described(z.nullable(z.iso.date()), answerTexts.recheckFailedOn),
    exceptionsAt: described(z.nullable(source), answerTexts.exceptionsAt),
    checklist: described(checklist, answerTexts.checklist),
  })
  .check(z.meta({ id: 'Answer' }));

export type AnswerResponse = z.infer<typeof answerResponse>;
export type SourceResponse = z.infer<typeof source>;
export type ChecklistResponse = z.infer<typeof checklist>;

const changedAnswer = z
  .object({
    access: described(z.nullable(access), 'Null where no source had an answer'),
    days,
    stay: z.nullable(stay),
  })
  .check(z.meta({ id: 'ChangedAnswer' }));

const change = z
  .object({
    id: z.int(),
    changedAt: described(z.iso.datetime(), 'When this site’s answer changed, in UTC'),
    cause: described(
      z.enum(changeCauses),
      'An edition was imported, the one before made current again, a source removed, a rule edited by this site’s editors, or a rule began or ended on its date',
    ),
    source: described(
      z.object({
        title: z.string(),
        address: z.nullable(z.string()),
        edition: z.nullable(z.int()),
        licence: z.string(),
        attribution: z.string(),
      }),
      'Whose rule caused it, with licence and attribution of its data',
    ),
    passport: code,
    destination: code,
    purpose,
    before: changedAnswer,
    after: changedAnswer,
  })
  .check(z.meta({ id: 'Change' }));

export const changesResponse = z
  .object({
    changes: z.array(change),
    next: described(z.nullable(z.url()), 'The page of older changes; null on the last'),
  })
  .check(z.meta({ id: 'Changes' }));

export type ChangesResponse = z.infer<typeof changesResponse>;

export const problem = z
  .object({
    type: described(z.string(), problemTexts.type),
    title: described(z.string(), problemTexts.title),
    status: described(z.int(), problemTexts.status),
    detail: described(z.string(), problemTexts.detail),
    errors: z.optional(
      described(z.array(z.object({ field: z.string(), message: z.string() })), problemTexts.errors),
    ),
  })
  .check(z.meta({ id: 'Problem', description: 'RFC 9457' }));

export type Problem = z.infer<typeof problem>;

const pair = {
  access: described(resolvedAccess, answerTexts.access),
  days: described(days, answerTexts.days),
  stay: described(z.nullable(stay), answerTexts.stay),
  conditional: described(z.boolean(), tableTexts.conditional),
  unconfirmed: described(z.boolean(), answerTexts.unconfirmed),
  disagrees: described(z.boolean(), answerTexts.disagrees),
  askBeforeTravel: described(z.boolean(), answerTexts.askBeforeTravel),
  suspended: described(z.boolean(), tableTexts.suspended),
  source: described(z.nullable(z.string()), tableTexts.source),
};

const counts = {
  total: described(count, tableTexts.total),
  counts: described(
    z.object(
      Object.fromEntries(accesses.map((name) => [name, count])) as Record<
        (typeof accesses)[number],
        typeof count
      >,
    ),
    tableTexts.counts,
  ),
  suspended: described(count, tableTexts.countSuspended),
  unknown: described(count, tableTexts.unknown),
  visaFree: described(count, tableTexts.visaFree),
  noVisaBeforehand: described(count, tableTexts.noVisaBeforehand),
  uncertain: described(count, tableTexts.uncertain),
};

const counted = described(z.boolean(), tableTexts.counted);

const coverage = z
  .object({
    governmentPages: described(
      z.object({
        count: described(count, coverageTexts.count),
        recent: described(count, coverageTexts.recent),
        oldest: described(z.nullable(z.string()), coverageTexts.oldest),
        newest: described(z.nullable(z.string()), coverageTexts.newest),
      }),
      coverageTexts.governmentPages,
    ),
    counts: described(
      z.object(
        Object.fromEntries(coverageKinds.map((kind) => [kind, count])) as Record<
          (typeof coverageKinds)[number],
          typeof count
        >,
      ),
      coverageTexts.counts,
    ),
  })
  .check(z.meta({ id: 'Coverage', description: tableTexts.coverage }));

const table = {
  purpose,
  on: described(z.iso.date(), 'The day that the answers are for, in UTC'),
  ...counts,
  coverage,
  sources: described(z.array(source), tableTexts.sources),
};

export const passportResponse = z
  .object({
    passport: described(code, answerTexts.passport),
    ...table,
    pairs: z.array(
      z.object({ destination: code, counted, ...pair }).check(z.meta({ id: 'OfPassport' })),
    ),
  })
  .check(z.meta({ id: 'PassportTable' }));

export const destinationResponse = z
  .object({
    destination: described(code, answerTexts.destination),
    ...table,
    pairs: z.array(
      z.object({ passport: code, counted, ...pair }).check(z.meta({ id: 'AtDestination' })),
    ),
  })
  .check(z.meta({ id: 'DestinationTable' }));

export type PassportResponse = z.infer<typeof passportResponse>;
export type DestinationResponse = z.infer<typeof destinationResponse>;

const day = described(z.iso.date(), 'The day that the answers are for, in UTC');
const sources = described(z.array(source), tableTexts.sources);

export const groupResponse = z
  .object({
    purpose,
    on: day,
    travellers: described(z.array(z.array(code)), groupTexts.travellers),
    holds: described(z.array(z.array(z.string())), groupTexts.holds),
    countries: described(
      z.array(
        z
          .object({
            destination: code,
            access: described(resolvedAccess, groupTexts.access),
            suspended: described(z.boolean(), groupTexts.suspended),
            stayLimit: described(z.enum(['stated', 'none', 'unknown']), groupTexts.stayLimit),
            days: described(days, groupTexts.days),
            stays: described(z.array(stay), groupTexts.stays),
            travellers: z.array(
              z
                .object({
                  passport: described(code, groupTexts.passport),
                  ...pair,
                  otherUnknown: described(z.boolean(), groupTexts.otherUnknown),
                })
                .check(z.meta({ id: 'OfTraveller' })),
            ),
          })
          .check(z.meta({ id: 'ForGroup' })),
      ),
      groupTexts.countries,
    ),
    sources,
    page: described(z.url(), groupTexts.page),
  })
  .check(z.meta({ id: 'Group' }));

export type GroupResponse = z.infer<typeof groupResponse>;

export const compareResponse = z
  .object({
    purpose,
    on: day,
    passports: described(
      z.array(
        z
          .object({
            passport: code,
            ...counts,
            opens: described(count, compareTexts.opens),
            opensAlone: described(z.array(code), compareTexts.opensAlone),
          })
          .check(z.meta({ id: 'ComparedPassport' })),
      ),
      compareTexts.passports,
    ),
    openTogether: described(z.array(code), compareTexts.openTogether),
    countries: z.array(
      z
        .object({
          destination: code,
          counted,
          differs: described(z.boolean(), compareTexts.differs),
          answers: described(
            z.array(z.object({ passport: code, ...pair }).check(z.meta({ id: 'OfCompared' }))),
            compareTexts.answers,
          ),
        })
        .check(z.meta({ id: 'ComparedCountry' })),
    ),
    sources,
    page: described(z.url(), compareTexts.page),
  })
  .check(z.meta({ id: 'Comparison' }));

export type CompareResponse = z.infer<typeof compareResponse>;

export const staysResponse = z
  .object({
    used: described(count, stayCountTexts.used),
    left: described(count, stayCountTexts.left),
    overstayed: described(z.array(z.iso.date()), stayCountTexts.overstayed),
    ifEntering: described(
      z.object({ days: count, lastDay: z.nullable(z.iso.date()) }),
      stayCountTexts.ifEntering,
    ),
    nextFull: described(z.iso.date(), stayCountTexts.nextFull),
    advice: described(
      z.array(
        z
          .object({
            stay: described(count, stayCountTexts.stay),
            enterFrom: described(z.iso.date(), stayCountTexts.enterFrom),
            leaveBy: described(z.nullable(z.iso.date()), stayCountTexts.leaveBy),
          })
          .check(z.meta({ id: 'StayAdvice' })),
      ),
      stayCountTexts.advice,
    ),
  })
  .check(z.meta({ id: 'StayCount' }));

export type StaysResponse = z.infer<typeof staysResponse>;
