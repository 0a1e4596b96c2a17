import { gzipSync } from 'node:zlib';
import { TRAVELREQUIREMENTS_MATRIX } from '#core/inputs/settings/followedSources.ts';
import { type RecordKindName, recordKindNames } from '#core/records/files.ts';
import type { OpenDatabase } from '#db/engine.ts';
import { addImport, beginImport } from '#db/queries/imports.ts';
import {
  deleteLinkChecksBefore,
  listOutsideAddresses,
  saveLinkCheck,
} from '#db/queries/linkChecks.ts';
import { saveSourceFetch } from '#db/queries/rules/sourceFetches.ts';
import { deleteOldImports } from '#server/files/importer.ts';
import { applyRecords } from '#server/records/files/applyRecords.ts';
import { exportRecords } from '#server/records/files/exportRecords.ts';
import { kindOf } from '#server/records/files/fileKinds.ts';
import { planRecords } from '#server/records/files/planRecords.ts';
import { createRuleImports } from '#server/rules/editions/ruleImports.ts';
import { ruleFixture } from '../fixtures/administratorRule.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { addEdition } from '../fixtures/ruleEdition.ts';
import { refusalOf } from '../support/site/testApp.ts';
import { anyId, madeUpFile, noPreview } from './examples.ts';
import { administrator, editor, type ProceduresOf, visitor } from './procedure.ts';
import { added, anyOf, anyRow, columns, content, withAnswers } from './touches.ts';

/** Tables of the shipped sources and their statements. */
const shippedTables = [
  'rule_sources',
  'rule_editions',
  'entry_rules',
  'zones',
  'zone_members',
  'entry_conditions',
  'application_portals',
  'work_programmes',
  'ways_to_work',
  'entry_restrictions',
  'entry_exceptions',
  'unconfirmed_rules',
  'stay_policies',
];

/** A file of a followed source that waits for review. */
const followedMatrix = { source: TRAVELREQUIREMENTS_MATRIX, fileHash: 'e'.repeat(64) };

export const imports: ProceduresOf<
  'ruleSource' | 'ruleEdition' | 'followedSource' | 'linkCheck' | 'recordImport'
> = {
  'ruleSource.coverage': visitor((api) => api.ruleSource.coverage.query()),
  'ruleSource.listGaps': visitor((api) => api.ruleSource.listGaps.query()),
  'ruleSource.listInUse': visitor((api) => api.ruleSource.listInUse.query()),
  'ruleEdition.list': administrator((api) => api.ruleEdition.list.query()),
  // The edition doesn't exist: only the first statement is executed; the comparison's own are
  // covered by imports.
  'ruleEdition.difference': administrator((api) =>
    refusalOf(api.ruleEdition.difference.query({ from: 9_999, to: 9_999 })),
  ),
  'ruleEdition.notInstalled': administrator((api) => api.ruleEdition.notInstalled.query()),
  'ruleEdition.installShipped': administrator(
    {
      ...content(
        withAnswers(
          ({ table, kind }) =>
            shippedTables.includes(table) &&
            (kind === 'added' || ['rule_sources', 'rule_editions'].includes(table)),
        ),
      ),
      partlyTraced:
        'rules are staged some at a time; the switch to an edition that is whole is recorded',
    },
    (api) => api.ruleEdition.installShipped.mutate(),
  ),
  'ruleEdition.rollBack': administrator(
    {
      ...content(
        withAnswers(
          ({ table, kind, key }, { source }) =>
            table === 'rule_sources' && kind === 'changed' && key === source,
        ),
      ),
      partlyTraced: 'the test itself stages the editions that it goes back from',
    },
    async (api, db) => {
      // Two more editions of the shipped source, so that one can be restored.
      await addEdition(db, { rules: [ruleFixture({ passport: 'CL', access: 'eta' })] });
      await addEdition(db, { rules: [ruleFixture({ passport: 'CL' })] });
      await api.ruleEdition.rollBack.mutate({ source: 'passport-index' });
    },
  ),
  'ruleEdition.makeCurrentAgain': administrator(
    {
      ...content(withAnswers(({ table, kind }) => table === 'rule_sources' && kind === 'changed')),
      partlyTraced: 'the test itself stages the editions, and goes back from the last',
    },
    async (api, db) => {
      await addEdition(db, { rules: [ruleFixture({ passport: 'CL', access: 'eta' })] });
      await addEdition(db, { rules: [ruleFixture({ passport: 'CL' })] });
      const { from } = await api.ruleEdition.rollBack.mutate({ source: 'passport-index' });
      await api.ruleEdition.makeCurrentAgain.mutate({ edition: from });
    },
  ),
  'ruleEdition.previewedChanges': administrator(async (api, db) => {
    const { id } = await createRuleImports(db).preview(madeUpFile, { date: null, partial: true });
    await api.ruleEdition.previewedChanges.query({ id });
  }),
  'ruleEdition.applyPreview': administrator(
    { touches: anyRow('rule_imports'), needs: 'the id of a preview' },
    (api) => refusalOf(api.ruleEdition.applyPreview.mutate({ id: noPreview, skipRefused: false })),
  ),
  'ruleEdition.progress': administrator(
    {
      touches: columns('rule_imports', 'state', 'message', 'updated_at'),
      needs: 'the id of an interrupted import',
    },
    async (api, db) => {
      const id = 'f'.repeat(36);
      const now = new Date().toISOString();
      await addImport(db, 'rule_imports', { id, options: '{}', file: madeUpFile }, now);
      // The state left by a process that died while applying it.
      await beginImport(db, 'rule_imports', { id, total: 1 }, now);
      await api.ruleEdition.progress.query({ id });
    },
  ),
  'followedSource.list': administrator((api) => api.followedSource.list.query()),
  // Updates are off: no external request is made.
  'followedSource.check': administrator(
    {
      ...content(
        withAnswers(anyRow('source_fetches', 'rule_sources', 'rule_editions', 'entry_rules')),
      ),
      needs: 'followed sources, which are off',
    },
    (api) => refusalOf(api.followedSource.check.mutate({ id: followedMatrix.source })),
  ),
  'followedSource.updates': editor(async (api, db) => {
    await stageMatrix(db);
    await api.followedSource.updates.query();
  }),
  'followedSource.changes': editor(async (api, db) => {
    await stageMatrix(db);
    const { source } = followedMatrix;
    await api.followedSource.changes.query({ source, group: 'unknownSite' });
  }),
  'followedSource.applyUpdate': editor(
    {
      ...content(
        withAnswers(
          anyOf(
            added('rule_editions', 'entry_rules'),
            ({ table, key }, { source }) =>
              ['rule_sources', 'source_fetches'].includes(table) && key === source,
          ),
        ),
      ),
      partlyTraced: 'the same',
    },
    async (api, db) => {
      await stageMatrix(db);
      const groups = ['unknownSite' as const];
      await api.followedSource.applyUpdate.mutate({ ...followedMatrix, replaces: null, groups });
    },
  ),
  'followedSource.refuseUpdate': editor(
    ({ table, kind, key }, { source }) =>
      table === 'source_fetches' && kind === 'changed' && key === source,
    async (api, db) => {
      await stageMatrix(db);
      await api.followedSource.refuseUpdate.mutate(followedMatrix);
    },
  ),
  'linkCheck.everRan': editor((api) => api.linkCheck.everRan.query()),
  'linkCheck.broken': editor(async (api, db) => {
    const [link] = await listOutsideAddresses(db, 10);
    for (const day of ['2026-01-01', '2026-01-08'])
      if (link) await saveLinkCheck(db, { ...link, problem: '404 Not Found', movedTo: null }, day);
    await api.linkCheck.broken.query({});
    await deleteLinkChecksBefore(db, '2026-01-02');
  }),
  // No link has this address: no external request is made.
  'linkCheck.checkAgain': editor(
    { touches: anyRow('link_checks'), needs: 'the address of a broken link' },
    (api) => refusalOf(api.linkCheck.checkAgain.mutate({ address: 'https://nowhere.example/' })),
  ),
  'recordImport.columns': editor((api) => api.recordImport.columns.query({ kind: 'faqs' })),
  'recordImport.preview': editor(async (api, db) => {
    // The server runs these in a separate thread.
    for (const kind of recordKindNames.map(kindOf)) {
      await planRecords(db, kind, Buffer.from('id\nnone'));
      for await (const _ of exportRecords(db, kind, { format: 'csv' }));
    }
    const requirements = kindOf('requirements');
    const place = { destination: await anyId(api) };
    for await (const _ of exportRecords(db, requirements, { format: 'csv', ...place }));
    const added = `destinationId,countryCode,type,required,onArrival,durationDays,cost,extensions.possible,extensions.maxDuration
${place.destination},IS,working,true,false,1,Free,false,0`;
    const photo = { src: 'https://photos.example/a.jpg', alt: 'A', width: 1, height: 1 };
    const isNew = destinationFixture({ name: 'Imported', images: [photo] });
    const files = { requirements: added, destinations: JSON.stringify([isNew]) };
    await db.transaction().execute(async (trx) => {
      for (const [name, file] of Object.entries(files)) {
        const kind = kindOf(name as RecordKindName);
        await applyRecords(trx, kind, await planRecords(trx, kind, Buffer.from(file)));
      }
    });
    await refusalOf(api.recordImport.preview.query({ id: noPreview }));
  }),
  'recordImport.rows': editor((api) =>
    refusalOf(api.recordImport.rows.query({ id: noPreview, outcome: 'added' })),
  ),
  'recordImport.applyPreview': editor(
    { touches: anyRow('record_imports'), needs: 'the id of a preview' },
    (api) =>
      refusalOf(
        api.recordImport.applyPreview.mutate({ id: noPreview, fingerprint: '0'.repeat(64) }),
      ),
  ),
  'recordImport.progress': editor(
    {
      touches: columns('record_imports', 'state', 'message', 'updated_at'),
      needs: 'the id of an interrupted import',
    },
    async (api, db) => {
      const now = new Date().toISOString();
      await addImport(
        db,
        'record_imports',
        { id: noPreview, options: '{}', file: madeUpFile },
        now,
      );
      // The state left by a process that died while applying it.
      await beginImport(db, 'record_imports', { id: noPreview, total: 1 }, now);
      await api.recordImport.progress.query({ id: noPreview });
      await deleteOldImports(db);
    },
  ),
};

async function stageMatrix(db: OpenDatabase) {
  const matrix = `passport,destination,requirement,max_stay_days,source_url,last_verified
BR,JP,visa-free,90,https://www.mofa.example/,2026-10-09`;
  const now = new Date().toISOString();
  await saveSourceFetch(db, {
    source_id: followedMatrix.source,
    address: 'https://travelrequirements.info/data/visa-matrix.csv',
    file_hash: followedMatrix.fileHash,
    file: gzipSync(matrix),
    checked_at: now,
    fetched_at: now,
  });
}
