import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { titleOfDestination } from '#core/destinationTitle.ts';
import { type VisaRequirementInput, visaRequirementFields } from '#core/inputs/visaRequirement.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { listCountries } from '#db/queries/countries.ts';
import { listDestinationNames } from '#db/queries/destinations/exchangedDestinations.ts';
import { listVersions } from '#db/queries/records/versions.ts';
import {
  deleteRekeyedVisaRequirements,
  listRequirementKeys,
  listVisaRequirementsByIds,
  readVisaRequirements,
  saveVisaRequirements,
} from '#db/queries/visaRequirements/exchangedRequirements.ts';
import type { VisaRequirement } from '#db/queries/visaRequirements/visaRequirements.ts';
import { titleOfRequirement } from '#server/history/names.ts';
import { recordChanges } from '#server/history/recordChange.ts';
import { columnsOf, shapedLike } from './fileColumns.ts';
import type { Checks, Fields, RecordKind, StoredRecord, WrittenChange } from './recordKind.ts';
import { refused } from './refusedRow.ts';

/** Requirements per progress report. */
const BATCH = 500;

const parent = {
  name: 'destinationId',
  path: ['destinationId'],
  form: 'text',
  nullable: false,
  optional: false,
} as const;

export const requirementKind: RecordKind = {
  name: 'requirements',
  noun: 'requirement',
  parent,
  fields: columnsOf(visaRequirementFields),
  checkFields: (fields) => visaRequirementFields.safeParse(withoutExtension(fields)),
  keyOf: (fields, destinationId) => keyOf(destinationId, fields as VisaRequirementInput),
  example: {
    parent: 'paris-france',
    fields: {
      countryCode: 'BR',
      type: 'tourist',
      required: false,
      onArrival: false,
      durationDays: 90,
      cost: 'Free',
      processingTime: null,
      notes: '',
      documents: ['Passport valid for 3 months after departure', 'Return ticket'],
      eligibility: [],
      restrictions: ['No paid work'],
      extensions: { possible: false, maxDuration: 0, cost: '', requirements: [] },
      sourceAddress: null,
      sourceDate: null,
    } satisfies VisaRequirementInput,
  },
  listVersions: (db, ids) => listVersions(db, 'visa_requirements', ids),
  findStored: async (db, ids) => (await listVisaRequirementsByIds(db, ids)).map(storedRecord),
  async *readStored(db, { destination }) {
    for await (const some of readVisaRequirements(db, { destinationId: destination })) {
      yield some.map(storedRecord);
    }
  },
  checks: checksOf,
  write,
};

/** Where no extension is possible, none has a length: the cell may be empty. */
function withoutExtension(fields: Fields): Fields {
  const { extensions } = fields as { extensions?: { possible?: unknown; maxDuration?: unknown } };
  if (extensions?.possible !== false || (extensions.maxDuration ?? null) !== null) return fields;
  return { ...fields, extensions: { ...extensions, maxDuration: 0 } };
}

function storedRecord(requirement: VisaRequirement): StoredRecord {
  const { id, version, createdAt, destinationId } = requirement;
  const fields = shapedLike(visaRequirementFields, requirement) as Fields;
  return { id, version, createdAt, parent: destinationId, fields };
}

async function checksOf(db: Db): Promise<Checks> {
  const countries = new Map((await listCountries(db)).map(({ code, name }) => [code, name]));
  const destinations = new Map((await listDestinationNames(db)).map((place) => [place.id, place]));

  return {
    async title({ countryCode, type }, destinationId) {
      const destination = destinationId && destinations.get(destinationId);
      const country = countries.get(String(countryCode)) ?? countryCode;
      if (destination && country && type) {
        return titleOfRequirement(destination, String(country), type as VisaType);
      }
      const place = destination && titleOfDestination(destination);
      return [place, country, type].filter(Boolean).join(', ');
    },

    async reasonsAgainst({ countryCode }, { parent: destinationId }) {
      const reasons = [];
      if (!countries.has(String(countryCode))) {
        const message = `No country has the code ${String(countryCode)}`;
        reasons.push({ column: 'countryCode', message });
      }
      if (!destinationId) {
        reasons.push({ column: parent.name, message: 'Say which destination it belongs to' });
      } else if (!destinations.has(destinationId)) {
        const message = `There is no destination ${JSON.stringify(destinationId)}`;
        reasons.push({ column: parent.name, message });
      }
      return reasons;
    },

    async refuseTogether(rows) {
      // All others keep their key.
      const coming = [...rows.entries()].flatMap(([index, row]) =>
        'hasNewKey' in row && row.hasNewKey ? [{ index, row }] : [],
      );
      const leaving = new Set(coming.map(({ row }) => row.id));
      const parents = new Set(coming.map(({ row }) => row.parent ?? ''));
      const taken = new Map<string, string>();
      for (const stored of await listRequirementKeys(db, [...parents])) {
        if (leaving.has(stored.id)) continue;
        taken.set(keyOf(stored.destinationId, stored), 'already exists');
      }
      for (const { index, row } of coming) {
        const key = row.key ?? '';
        const earlier = taken.get(key);
        if (earlier === undefined) {
          taken.set(key, `is in row ${row.row} already`);
          continue;
        }
        const { countryCode, type } = JSON.parse(row.after) as VisaRequirementInput;
        const message = `A ${type} requirement for ${countries.get(countryCode)} ${earlier}`;
        rows[index] = refused(row, row.title, [{ column: 'countryCode', message }]);
      }
    },
  };
}

function keyOf(
  destinationId: string | null,
  { countryCode, type }: { countryCode: string; type: string },
) {
  return `${destinationId} ${countryCode} ${type}`;
}

async function write(
  trx: Db,
  changes: WrittenChange[],
  onProgress: (done: number) => Promise<void> | void,
): Promise<void> {
  await deleteRekeyed(trx, changes);
  const now = new Date().toISOString();
  await saveVisaRequirements(trx, batches(), now);

  async function* batches() {
    for (let start = 0; start < changes.length; start += BATCH) {
      const batch = changes.slice(start, start + BATCH).map((change) => ({
        ...change,
        id: change.id ?? randomUUID(),
      }));
      yield batch.map(({ id, version, createdAt, parent: destinationId, after }) => ({
        id,
        version: version + 1,
        createdAt: createdAt ?? now,
        destinationId: destinationId ?? '',
        fields: JSON.parse(after) as VisaRequirementInput,
      }));
      await recordChanges(trx, 'visa_requirement', batch.map(historyOf));
      await onProgress(Math.min(start + BATCH, changes.length));
      // Yields to other work on the thread.
      await setImmediate();
    }
  }
}

function historyOf({ id, title, outcome, before, after }: WrittenChange & { id: string }) {
  const action = outcome === 'added' ? ('created' as const) : ('changed' as const);
  return { id, title, action, before, after };
}

/** Deletes requirements whose key changes first, since two may swap their passports. */
async function deleteRekeyed(trx: Db, changes: WrittenChange[]) {
  const ids = changes.flatMap(({ id, hasNewKey }) => (id !== null && hasNewKey ? [id] : []));
  for (let start = 0; start < ids.length; start += BATCH) {
    await deleteRekeyedVisaRequirements(trx, ids.slice(start, start + BATCH));
  }
}
