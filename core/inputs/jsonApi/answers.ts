import * as z from 'zod/mini';
import { documentGifts } from '#core/documents/issuedDocuments.ts';
import { applicationWays, pageScopes, ruleConditions } from '#core/vocabulary.ts';
import { documentsHeld } from '../entryRule.ts';
import { checklist } from './checklist.ts';
import {
  access,
  code,
  dayMessage,
  days,
  documentFields,
  fields,
  givenPurpose,
  made,
  named,
  purpose,
  resolvedAccess,
  restriction,
  source,
  stay,
} from './schemas.ts';
import { transit } from './transit.ts';
import { visitorWork, work } from './work.ts';

/** One passport at one destination. */
export const answerRoute = {
  path: '/api/v1/answers/{passport}/{destination}',
  operationId: 'getAnswer',
  summary: 'What one passport needs at one destination',
  description:
    'The answer of the website’s country page. Countries that the website does not offer to its visitors are answered all the same.',
};

export const answerQueryTexts = {
  purpose: 'The purpose of the stay; tourist where it is left out',
  on: 'The day of entry in UTC, YYYY-MM-DD; today where it is left out',
  holds:
    'Visas and residence permits of other countries and the country of residence, a comma between them: us-visa,schengen-residence,lives-in-DE. The answer counts with them; what it assumes of them is in its headline condition',
};

export const answerQuery = made(() =>
  z.strictObject(
    fields(answerQueryTexts, {
      purpose: givenPurpose,
      on: z.optional(z.iso.date(dayMessage).check(z.regex(/^(?:19|20)/, dayMessage))),
      holds: z.optional(documentsHeld),
    }),
  ),
);

/** Descriptions of an answer's fields, by name. */
export const answerTexts = {
  passport: 'The passport’s country',
  destination: 'The destination',
  purpose: 'tourist, transit or working',
  on: 'The day of entry that the answer is for, in UTC',
  access:
    'What the passport needs: freedom_of_movement, visa_free, visa_on_arrival, eta, e_visa, travel_permit, visa_required, no_admission, own_country (also for domestic travel to a territory of it), or null where no source has an answer. Null never means that nothing is needed. For purpose transit, what staying in the transit area needs: visa_free, eta or visa_required; what passing the border needs where everyone passes it; null where the transit area is unknown, unless the border is known to be open without a visa. For purpose working, freedom_of_movement where no permit is needed, visa_required where one is, also where a treaty gives a right to it; nothing follows from entry as a visitor',
  days: 'The length of stay where its source gives it in days, else null: not published, or in months',
  stay: 'The length of stay as the source gives it; null where it is not published',
  olderStay:
    'Where no current source states the stay: that of a source older than this site allows; else null',
  staySource: 'The source of the stay, where it is another than that of the access; else null',
  window: 'The stay counts against so many days in any so many, over all members of the zone',
  conditions: 'What holds only with a certain document, way of travelling or status',
  exceptionsAt:
    'The source whose page names exceptions that `conditions` does not state; null without them',
  issuedDocument:
    'What a document in `holds` gives that the destination, or its group, issued: the answer itself where `leads`, whatever `access` is without it',
  right:
    'The treaty or agreement by which the passport’s citizens enter, with its page; null without one. Visitors’ lines are not in their checklist',
  source: 'Where the answer comes from; null for the own country and where there is no answer',
  unconfirmed:
    'From a secondary source that no editor of this site has confirmed; of a transit area or of working, stated by neither a law nor the country’s own government',
  disagrees: 'Another source says otherwise and is newer: the page shows both',
  stale:
    'The source is older than this site allows: unless its settings say otherwise, 150 days for an edition, 365 for a rule',
  changesOn:
    'The day from which another answer is known to hold; on the day of a change and the day after it, that day',
  askBeforeTravel: 'The rule is known to be less simple than it looks: ask before you travel',
  reachedThrough:
    'The destination is reached only through these: their answers apply too; empty for a passport of one of them',
  note: 'What the source adds; empty where it adds nothing',
  page: 'The page of this answer for people; null where the site does not offer the destination',
  application:
    'How one applies: online for a visa that is required, or online in the place of on arrival; null where the access says it all',
  restriction:
    'What is suspended for this passport now: entry_suspended or visas_suspended; null for nothing. It precedes `access`, which is then the suspended rule, without its stay and conditions',
  officialPage:
    'The official page that a compilation read the rule on, whose `date` is the day: about the rule, the whole policy, or of another government; null for other sources',
  renewedOn: 'The date of a newer source that says the same; null where there is none',
  recheckFailedOn:
    'The day on which no official page could be read about this answer; null where that was not tried',
  checklist:
    'Everything that the border asks for, in the order in which a traveller acts. Those who enter their own country, by freedom of movement or by another right have none of visitors’ lines',
  transit:
    'Of purpose transit, both sides of passport control and the programmes between two flights; null for other purposes',
  work: 'Of purpose working, what it takes, why, the ways to get it, and whom to ask; null for other purposes',
  visitorMayWork:
    'Of purpose tourist, what a visitor may do besides visiting; null where nothing is known of it, for those who may work there without a permit, and for other purposes',
} as const;

const officialPage = named('OfficialPage', () => ({
  title: z.string(),
  address: z.string(),
  scope: z.enum(pageScopes),
}));

const conditionTexts = {
  text: 'Its detail: which document, which visa',
  access: 'What holds with it',
  otherwise: 'What holds without it',
  otherwiseDays: 'The length of stay without it, where the access is the same',
  headline: 'Whether the answer’s own `access` holds only under this condition',
  documents:
    'The documents of other countries, any one of which it needs, as far as its source lists them; null where it needs none',
};

const condition = named('Condition', () => {
  const documents = z.object(documentFields());
  return {
    condition: z.enum(ruleConditions),
    ...fields(conditionTexts, {
      text: z.string(),
      access,
      otherwise: access,
      otherwiseDays: days,
      headline: z.boolean(),
      documents: z.nullable(z.array(documents)),
    }),
    days,
    stay: z.nullable(stay),
    note: z.string(),
    source,
  };
});

export const answerResponse = named('Answer', () =>
  fields(answerTexts, {
    passport: code,
    destination: code,
    purpose,
    on: z.iso.date(),
    access: resolvedAccess,
    days,
    stay: z.nullable(stay),
    staySource: z.nullable(source),
    olderStay: z.nullable(z.object({ stay, source })),
    window: z.nullable(z.object({ days: z.int(), per: z.int(), zone: z.string() })),
    conditions: z.array(condition),
    source: z.nullable(source),
    unconfirmed: z.boolean(),
    disagrees: z.boolean(),
    stale: z.boolean(),
    changesOn: z.nullable(z.iso.date()),
    askBeforeTravel: z.boolean(),
    reachedThrough: z.array(code),
    note: z.string(),
    page: z.nullable(z.url()),
    application: z.nullable(z.enum(applicationWays)),
    restriction: z.nullable(restriction),
    officialPage: z.nullable(officialPage),
    renewedOn: z.nullable(z.string()),
    recheckFailedOn: z.nullable(z.iso.date()),
    exceptionsAt: z.nullable(source),
    right: z.nullable(z.object({ title: z.string(), source })),
    issuedDocument: z.nullable(
      z.object({ document: z.string(), gives: z.enum(documentGifts), leads: z.boolean() }),
    ),
    checklist,
    transit: z.nullable(transit),
    work: z.nullable(work),
    visitorMayWork: z.nullable(visitorWork),
  }),
);

export type AnswerResponse = z.infer<typeof answerResponse>;

/** An answer on the page for developers. A test checks it against the schema. */
export function exampleAnswer(origin: string) {
  return {
    passport: 'BR',
    destination: 'FR',
    purpose: 'tourist',
    on: '2026-03-01',
    access: 'visa_free',
    days: 90,
    stay: { number: 90, unit: 'days' },
    staySource: null,
    olderStay: null,
    window: { days: 90, per: 180, zone: 'schengen' },
    conditions: [],
    source: {
      id: 'example',
      kind: 'edition',
      title: 'An example of a data set',
      address: 'https://example.com/rules',
      edition: 1,
      date: '2026-02-17',
      licence: 'MIT',
      attribution: 'An example of a data set, Example Publisher, 2026-02-17 (MIT)',
    },
    unconfirmed: false,
    disagrees: false,
    stale: false,
    changesOn: null,
    askBeforeTravel: false,
    reachedThrough: [],
    note: '',
    page: `${origin}/visa-info/FR?from=BR&on=2026-03-01`,
    application: null,
    restriction: null,
    officialPage: null,
    renewedOn: null,
    recheckFailedOn: null,
    exceptionsAt: null,
    right: null,
    issuedDocument: null,
    checklist: {
      lines: [
        {
          subject: 'onward_ticket',
          binding: 'may_be_asked',
          text: 'You may be asked for a return or onward ticket',
          details: [],
          firstDay: null,
          address: null,
          applications: [],
          source: {
            title: 'An example of a government page',
            address: 'https://example.com/entry',
            date: '2026-02-17',
            collectedBy: null,
          },
        },
      ],
      notResearched: ['blank_pages', 'levy'],
    },
    transit: null,
    work: null,
    visitorMayWork: null,
  };
}
