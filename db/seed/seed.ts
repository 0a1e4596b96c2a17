import slugify from '@sindresorhus/slugify';
import type { Db } from '../db.ts';
import { sqlOf } from '../engine.ts';
import { installShippedSources } from '../packs/installSources.ts';
import { addMissingCountries } from '../queries/countries.ts';
import { findDestination, insertDestination } from '../queries/destinations/destinations.ts';
import { type Actor, insertHistory, site } from '../queries/history/history.ts';
import { addMissingFaqs } from '../queries/records/faqs.ts';
import { readSetting, writeSetting } from '../queries/settings.ts';
import { insertVisaRequirement } from '../queries/visaRequirements/visaRequirements.ts';
import { sampleCountries } from './countries.ts';
import {
  readSampleDestinations,
  readSampleFaqs,
  type SampleDestination,
} from './samples/samples.ts';

/** Set once the samples were installed, so that deleted ones don't come back. */
const SEEDED = 'samplesSeeded';

/** The month that the samples describe. */
const SAMPLES_DATE = '2025-11';

type SeedResult = { countries: number; destinations: number; faqs: number; rules: number };

/** Adds missing countries and, on a new database, the entry rules and samples. */
export async function seedNewDatabase(
  db: Db,
  { samples }: { samples: boolean },
): Promise<SeedResult> {
  if (samples && (await readSetting(db, SEEDED)) !== true) return seedAll(db);
  return db.transaction().execute(async (trx) => {
    const countries = await addMissingCountries(trx, sampleCountries);
    const added = { countries, destinations: 0, faqs: 0, rules: 0 };
    await record(trx, added, site);
    return added;
  });
}

/**
 * Adds all missing countries, sample destinations and FAQ entries; existing rows stay unchanged. A
 * new database gets a sample contact block and the shipped entry rules too, unless `rules` is false;
 * elsewhere administrators import them. Returns the number of each; the history names `actor`.
 */
export async function seedAll(
  db: Db,
  { rules = true, actor = site }: { rules?: boolean; actor?: Actor } = {},
): Promise<SeedResult> {
  return db.transaction().execute(async (trx) => {
    const isNew = (await readSetting(trx, SEEDED)) !== true;
    const added = {
      countries: await addMissingCountries(trx, sampleCountries),
      destinations: await addMissingDestinations(trx, readSampleDestinations()),
      faqs: await addMissingFaqs(
        trx,
        readSampleFaqs().map(({ earlierAnswers: _earlier, ...faq }) => ({
          id: slugify(faq.question),
          ...faq,
        })),
      ),
      rules: rules && isNew ? await fillWithRules(trx, actor) : 0,
    };
    await record(trx, added, actor);
    if (isNew) await showSampleContact(trx);
    await writeSetting(trx, SEEDED, true, new Date().toISOString());
    return added;
  });
}

/** Has visitors see the contact block's placeholders, unless the team has saved one. */
async function showSampleContact(trx: Db): Promise<void> {
  if ((await readSetting(trx, 'contact')) !== undefined) return;
  await writeSetting(trx, 'contact', { placeholdersShown: true }, new Date().toISOString());
}

/** Records the additions in the history, if any. */
async function record(trx: Db, added: SeedResult, actor: Actor): Promise<void> {
  if (Object.values(added).every((count) => count === 0)) return;
  await insertHistory(trx, {
    changedAt: new Date().toISOString(),
    actor,
    entity: 'import',
    entityId: 'samples',
    title: 'What ships with Landfall',
    action: 'imported',
    before: null,
    after: added,
  });
}

async function fillWithRules(trx: Db, actor: Actor): Promise<number> {
  const { rules } = await sqlOf(trx).fillTable(trx, 'entry_rules', () =>
    installShippedSources(trx, { importedBy: 'first start', actor }),
  );
  return rules;
}

async function addMissingDestinations(db: Db, samples: SampleDestination[]): Promise<number> {
  let added = 0;
  for (const { destination, requirements } of samples) {
    const { id, ...fields } = destination;
    if (await findDestination(db, id)) continue;
    const now = new Date().toISOString();
    await insertDestination(db, { id }, { ...fields, images: [] }, now);
    for (const requirement of requirements) {
      const { countryCode, type } = requirement;
      const requirementId = `${id}-${countryCode.toLowerCase()}-${type}`;
      const dated = { ...requirement, sourceDate: SAMPLES_DATE };
      await insertVisaRequirement(db, { id: requirementId, destinationId: id }, dated, now);
    }
    added += 1;
  }
  return added;
}
