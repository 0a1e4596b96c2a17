import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileFormats, recordKindNames } from '#core/records/files.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { insertDestination } from '#db/queries/destinations/destinations.ts';
import { entryConditionTable } from '#db/queries/records/entryConditions.ts';
import { faqTable } from '#db/queries/records/faqs.ts';
import { officialLinkTable } from '#db/queries/records/officialLinks.ts';
import { insertRecordRow } from '#db/queries/records/recordRows.ts';
import type { RecordHead, RecordTable } from '#db/queries/records/recordTable.ts';
import { transitPolicyTable } from '#db/queries/records/transitPolicies.ts';
import { translationTable } from '#db/queries/records/translations.ts';
import { wayToWorkTable } from '#db/queries/records/waysToWork.ts';
import { workAreaTable } from '#db/queries/records/workAreas.ts';
import { workProgrammeTable } from '#db/queries/records/workProgrammes.ts';
import { insertVisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';
import { applyRecords } from '#server/records/files/applyRecords.ts';
import { exportRecords } from '#server/records/files/exportRecords.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import { planRecords } from '#server/records/files/planRecords.ts';
import type { RecordKind } from '#server/records/files/recordKind.ts';
import {
  linkFixture,
  nomadVisaFixture,
  programmeFixture,
  transitFixture,
  validityFixture,
} from '../../fixtures/countryRecords.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { workAreaFixture } from '../../fixtures/workAreas.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

const NOW = '2026-02-17T10:00:00.000Z';

const site = siteOfFile();

/**
 * Texts that a spreadsheet, a CSV or a list in a cell could misread, and any text that PostgreSQL
 * stores.
 */
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      ...'=+-@\t\r\n;,|\\\'" ａ＝é{}[]',
      '\r\n',
      '\u{feff}',
      'true',
      '1e3',
      '😀',
    ),
    maxLength: 14,
  }),
  fc.string({ unit: 'grapheme', maxLength: 10 }).filter((some) => !some.includes('\0')),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
);
const list = fc.array(text, { maxLength: 4 });

/** Texts as stored in the database: without characters that UTF-8 can't encode. */
const destination = fc.record({
  name: text.map((some) => `${some}!`),
  shortDescription: text,
  description: text,
  highlights: list,
  languages: list,
  currency: text,
  timeZone: text,
  emergencyNumbers: fc.record({ police: text, ambulance: text, fire: text }),
  weather: fc.record({
    bestTimeToVisit: text,
    seasons: fc.array(
      fc.record({
        name: text,
        months: text,
        temperature: fc.record({ min: number, max: number }),
        rainfall: number,
      }),
      { maxLength: 2 },
    ),
  }),
  types: fc.subarray(['tourist', 'transit', 'nomad'] as const),
  popular: fc.boolean(),
  images: fc.array(
    fc.record({ src: text.map((some) => `/${some}`), alt: text.map((some) => `${some}.`) }),
    { maxLength: 3 },
  ),
});

const requirement = fc.record({
  cost: text,
  processingTime: fc.option(text),
  notes: text,
  documents: list,
  eligibility: list,
  restrictions: list,
  sourceAddress: fc.option(text),
  sourceDate: fc.constantFrom(null, '2026', '2026-02-17'),
  extensions: fc.record({
    possible: fc.boolean(),
    maxDuration: fc.integer({ min: 0, max: 3000 }),
    cost: text,
    requirements: list,
  }),
});

/** The common fields of entry conditions and official links. */
const countryFact = fc.record({
  note: text,
  sourceTitle: text,
  sourceAddress: fc.option(text),
  sourceDate: fc.constantFrom(null, '2026', '2026-02-17'),
  purposes: fc.subarray([...visaTypes], { minLength: 1 }),
});

async function fileOf(kind: RecordKind, format: 'csv' | 'json', bom: boolean): Promise<Buffer> {
  let file = '';
  for await (const piece of exportRecords(site().db, kind, { format, bom })) file += piece;
  return Buffer.from(file);
}

async function empty() {
  const { db } = site();
  await db.deleteFrom('destinations').execute();
  await db.deleteFrom('faqs').execute();
  await db.deleteFrom('entry_conditions').execute();
  await db.deleteFrom('application_portals').execute();
  await db.deleteFrom('work_programmes').execute();
  await db.deleteFrom('ways_to_work').execute();
  await db.deleteFrom('translations').execute();
  await db.deleteFrom('transit_policies').execute();
  await db.deleteFrom('work_areas').execute();
}

/** Stores a record of one of the countries, whose source is sometimes that of an imported one. */
async function insertOfCountry<Fields extends object>(
  table: RecordTable<Fields, RecordHead>,
  at: number,
  fields: Fields,
) {
  const head = { destination: ['JP', 'FR', 'DE'][at], created_at: NOW, updated_at: NOW };
  const source_id = at === 1 ? 'law' : null;
  const row = { ...table.fields.toRow(fields), ...head, source_id };
  await insertRecordRow(site().db, table, row);
}

test('Importing an export changes nothing, for any stored values', async () => {
  const { db } = site();
  await addEdition(db, { source: { id: 'law', kind: 'official' }, rules: [] });
  const question = fc.record({ question: text, answer: text });
  const translation = fc.record({ english: text, text });
  const stored = fc.tuple(destination, requirement, question, countryFact, translation);
  await fc.assert(
    fc.asyncProperty(
      fc.array(stored, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (all, bom) => {
        await empty();
        for (const [at, [place, rule, faq, fact, translated]] of all.entries()) {
          const id = `place-${at}`;
          const { countryCode, ...fixture } = destinationFixture();
          const images = place.images.map((image) => ({
            ...image,
            hash: null,
            width: 3,
            height: 2,
          }));
          const fields = { ...fixture, ...place, countryCode, country: 'France', images };
          await insertDestination(
            db,
            { id },
            { ...fields, status: 'published', publishAt: null },
            NOW,
          );
          const ids = { id: `rule-${at}`, destinationId: id };
          await insertVisaRequirement(db, ids, { ...requirementInput(), ...rule }, NOW);
          const row = { id: `faq-${at}`, position: at, category: 'visa', ...faq };
          await insertRecordRow(db, faqTable, row);
          const subject = `faqs/faq-${at}/answer`;
          const times = { created_at: NOW, updated_at: NOW };
          const translatedRow = { language: 'de', subject, ...translated, ...times };
          await insertRecordRow(db, translationTable, translatedRow);
          await insertOfCountry(entryConditionTable, at, { ...validityFixture(), ...fact });
          const policy = transitFixture({ note: fact.note });
          await insertRecordRow(db, transitPolicyTable, {
            ...transitPolicyTable.fields.toRow(policy),
            ...{ destination: ['JP', 'FR', 'DE'][at], ...times },
          });
          const area = workAreaFixture({ area: `area-${at}`, note: fact.note });
          await insertRecordRow(db, workAreaTable, {
            ...workAreaTable.fields.toRow(area),
            ...times,
          });
          await insertOfCountry(officialLinkTable, at, {
            ...linkFixture(),
            ...fact,
            title: `${at}`,
          });
          const { sourceTitle, sourceAddress, sourceDate } = fact;
          const source = { sourceTitle, sourceAddress, sourceDate };
          await insertOfCountry(workProgrammeTable, at, { ...programmeFixture(), ...source });
          await insertOfCountry(wayToWorkTable, at, { ...nomadVisaFixture(), ...source });
        }
        for (const kind of recordKindNames.map(kindOf)) {
          for (const format of fileFormats) {
            const { rows, counts } = await planRecords(db, kind, await fileOf(kind, format, bom));
            expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
            expect(counts).toEqual({ added: 0, changed: 0, refused: 0, unchanged: all.length });
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

test.each(fileFormats)('A site moves to another as %s, field for field', async (format) => {
  const { db } = site();
  await empty();
  const kind = kindOf('destinations');
  const {
    countryCode,
    images: _,
    ...fixture
  } = destinationFixture({
    name: '=Paris',
    highlights: ['a | b', '\\', '=1+1'],
    description: '- one\n- two',
  });
  const images = [
    { src: 'https://photos.example/1.jpg', alt: '+x', width: 3, height: 2, hash: null },
  ];
  const fields = { ...fixture, countryCode, country: 'France', images };
  await insertDestination(
    db,
    { id: 'paris' },
    { ...fields, status: 'draft', publishAt: null },
    NOW,
  );
  const file = String(await fileOf(kind, format, true));
  const before = await kind.findStored(db, ['paris']);
  await empty();
  // Without its id it is a new record there.
  const moved = file.replace('"id":"paris"', '"id":null').replace('\nparis,1,', '\n,,');
  const plan = await planRecords(db, kind, Buffer.from(moved));
  expect(plan.counts).toMatchObject({ added: 1, refused: 0 });
  await db.transaction().execute((trx) => applyRecords(trx, kind, plan));
  const [after] = await kind.findStored(db, ['paris-france']);
  expect(after?.fields).toEqual(before[0]?.fields);
});
