import type { DestinationInput } from '#core/inputs/destination.ts';
import type { TrashedEntity } from '#server/history/moveToTrash.ts';
import { destinations } from '#server/records/destinations/destinations.ts';
import type { AnyKind } from '#server/records/kind.ts';
import { recordKinds } from '#server/records/kinds.ts';
import { visaRequirements } from '#server/records/visaRequirements/visaRequirements.ts';
import { rules } from '#server/rules/ruleKind.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import {
  linkFixture,
  nomadVisaFixture,
  programmeFixture,
  transitFixture,
  validityFixture,
  wayFixture,
} from '../../fixtures/countryRecords.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { faqInput, requirementInput } from '../../fixtures/inputs.ts';
import { workAreaFixture } from '../../fixtures/workAreas.ts';
import { startTestSite, type TestBrowser } from '../../support/site/testApp.ts';

/** A stored record with its kind's fields. */
export type Stored = { id: number | string; version: number };

/** The procedures of every kind. */
type RecordApi = {
  create: { mutate(input: object): Promise<Stored> };
  byId: { query(input: { id: Stored['id'] }): Promise<Stored> };
  update: { mutate(input: Stored & { fields: object }): Promise<Stored> };
  delete: { mutate(input: { id: Stored['id'] }): Promise<{ trashId: string }> };
  deleteMany: { mutate(input: { ids: Stored['id'][] }): Promise<{ trashIds: string[] }> };
};

/** A new record, as its form sends it. */
export type NewRecord = {
  fields: object;
  destination?: string;
  destinationId?: string;
  creationKey?: string;
};

/** Test data of a kind: its procedures, two records, and other fields for the first. */
type Walked = {
  of: (api: TestBrowser['api']) => unknown;
  records: [NewRecord, NewRecord];
  changed: object;
  /** The number by which a save moves the content version: by default 1. */
  moves?: number;
};

const creationKey = '0123456789abcdef'.repeat(2);

function translationFixture(fields: object = {}) {
  const subject = 'messages/answers/change';
  return { language: 'de', subject, english: 'Change', text: 'Ändern', ...fields };
}

/** Every kind of the record store: those with files, destinations, rules and visa requirements. */
export const storedKinds: readonly AnyKind[] = [
  ...recordKinds,
  destinations,
  rules,
  visaRequirements,
];

/** A destination without what other tables hold of it. */
function placeFixture(fields: Partial<DestinationInput> = {}) {
  return destinationFixture({ name: 'Lyon', types: [], ...fields });
}

export const walked: Record<TrashedEntity, Walked> = {
  destination: {
    of: ({ destination }) => ({
      create: {
        mutate: ({ fields, creationKey }: { fields: DestinationInput; creationKey?: string }) =>
          destination.create.mutate({ ...fields, creationKey }),
      },
      byId: destination.stored,
      update: destination.update,
      delete: destination.delete,
      deleteMany: destination.deleteMany,
    }),
    records: [{ fields: placeFixture(), creationKey }, { fields: placeFixture({ name: 'Nice' }) }],
    changed: placeFixture({ types: ['nomad'] }),
    // Its row, types and photos.
    moves: 3,
  },
  rule: {
    of: (api) => api.rule,
    records: [{ fields: ruleFixture(), creationKey }, { fields: ruleFixture({ passport: 'IN' }) }],
    changed: ruleFixture({ stayNumber: 30 }),
  },
  visa_requirement: {
    of: (api) => api.visaRequirement,
    records: [
      { fields: requirementInput(), destinationId: 'paris-france', creationKey },
      { fields: requirementInput({ type: 'transit' }), destinationId: 'paris-france' },
    ],
    changed: requirementInput({ durationDays: 45 }),
  },
  entry_condition: {
    of: (api) => api.entryCondition,
    records: [
      { fields: validityFixture(), destination: 'JP' },
      { fields: validityFixture(), destination: 'FR' },
    ],
    changed: validityFixture({ months: 3 }),
  },
  translation: {
    of: (api) => api.translation,
    records: [
      { fields: translationFixture() },
      { fields: translationFixture({ subject: 'messages/answers/answer', english: 'Answer' }) },
    ],
    changed: translationFixture({ text: 'Passport wechseln' }),
  },
  application_portal: {
    of: (api) => api.officialLink,
    records: [
      { fields: linkFixture(), destination: 'JP' },
      { fields: linkFixture({ title: 'Arrival card' }), destination: 'JP' },
    ],
    changed: linkFixture({ title: 'e-Visa', inOperation: false }),
  },
  work_programme: {
    of: (api) => api.workProgramme,
    records: [
      { fields: programmeFixture(), destination: 'JP' },
      { fields: programmeFixture(), destination: 'FR' },
    ],
    changed: programmeFixture({ months: 6, isLimited: null }),
  },
  way_to_work: {
    of: (api) => api.wayToWork,
    records: [
      { fields: nomadVisaFixture(), destination: 'JP' },
      { fields: wayFixture(), destination: 'JP' },
    ],
    changed: nomadVisaFixture({ status: 'closed', renewable: false }),
  },
  transit_policy: {
    of: (api) => api.transitPolicy,
    records: [
      { fields: transitFixture(), destination: 'JP' },
      { fields: transitFixture(), destination: 'FR' },
    ],
    changed: transitFixture({ note: 'Asked on the phone' }),
  },
  work_area: {
    of: (api) => api.workArea,
    records: [{ fields: workAreaFixture() }, { fields: workAreaFixture({ area: 'other' }) }],
    changed: workAreaFixture({ note: 'Asked on the phone' }),
  },
  faq: {
    of: (api) => api.faq,
    records: [
      { fields: faqInput(), creationKey },
      { fields: faqInput({ question: 'How long may I stay?' }) },
    ],
    changed: faqInput({ answer: 'No.' }),
  },
};

/** A site with an administrator's browser, and functions for records of a kind there. */
export async function siteWith(entity: TrashedEntity) {
  const { of, changed } = walked[entity];
  const site = await startTestSite();
  const { api } = await site.signedIn();
  await api.destination.create.mutate(destinationFixture());
  /** The number by which the work moves the content version. */
  const moves = async (work: () => Promise<unknown>) => {
    const version = () =>
      site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    const before = (await version()).version;
    await work();
    return (await version()).version - before;
  };
  const historyOf = async (id: Stored['id']) =>
    api.history.ofRecord.query({ entity, id: String(id) });
  return { site, api, records: of(api) as RecordApi, moves, historyOf, changed };
}
