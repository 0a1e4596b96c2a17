import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyRule } from '#core/rules/ruleFields.ts';
import { type ContentKind, contentKinds, untold } from '#db/contentState.ts';
import type { Db } from '#db/db.ts';
import * as accountLinks from '#db/queries/accounts/accountLinks.ts';
import * as savedViews from '#db/queries/accounts/savedViews.ts';
import * as sessions from '#db/queries/accounts/sessions.ts';
import * as twoFactor from '#db/queries/accounts/twoFactor.ts';
import * as users from '#db/queries/accounts/users.ts';
import * as answerChanges from '#db/queries/answers/answerChanges.ts';
import * as answerReports from '#db/queries/answers/answerReports.ts';
import * as answerReviews from '#db/queries/answers/answerReviews.ts';
import * as pairRequests from '#db/queries/answers/pairRequests.ts';
import * as unanswered from '#db/queries/answers/unansweredRequests.ts';
import { moveContentVersion, readContentVersion } from '#db/queries/contentVersion.ts';
import * as countries from '#db/queries/countries.ts';
import * as destinationRows from '#db/queries/destinations/destinationRows.ts';
import * as destinations from '#db/queries/destinations/destinations.ts';
import * as types from '#db/queries/destinations/destinationTypes.ts';
import * as savedDestinations from '#db/queries/destinations/exchangedDestinations.ts';
import * as moving from '#db/queries/destinations/moveDestination.ts';
import * as previewLinks from '#db/queries/destinations/previewLinks.ts';
import * as publishing from '#db/queries/destinations/publishing.ts';
import * as history from '#db/queries/history/history.ts';
import * as trash from '#db/queries/history/trash.ts';
import * as images from '#db/queries/images.ts';
import * as imports from '#db/queries/imports.ts';
import * as jobRuns from '#db/queries/jobRuns.ts';
import * as linkChecks from '#db/queries/linkChecks.ts';
import * as rateLimits from '#db/queries/rateLimits.ts';
import * as faqs from '#db/queries/records/faqs.ts';
import { faqTable } from '#db/queries/records/faqs.ts';
import * as recordRows from '#db/queries/records/recordRows.ts';
import * as translations from '#db/queries/records/translations.ts';
import * as administratorRules from '#db/queries/rules/administratorRules.ts';
import * as editionRules from '#db/queries/rules/editionRules.ts';
import * as editionStatements from '#db/queries/rules/editionStatements.ts';
import * as editions from '#db/queries/rules/ruleEditions.ts';
import * as shipped from '#db/queries/rules/shippedSources.ts';
import * as sourceFetches from '#db/queries/rules/sourceFetches.ts';
import * as statements from '#db/queries/rules/sourceStatements.ts';
import * as sourceWays from '#db/queries/rules/sourceWays.ts';
import * as settings from '#db/queries/settings.ts';
import * as records from '#db/queries/visaRequirements/exchangedRequirements.ts';
import * as requirements from '#db/queries/visaRequirements/visaRequirements.ts';
import { seedAll } from '#db/seed/seed.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { faqInput, requirementInput } from '../../fixtures/inputs.ts';
import { observedCalls } from '../../procedures/observedCalls.ts';
import { procedures } from '../../procedures/table.ts';
import { inOtherProcess, onceKnown } from '../../support/site/otherProcess.ts';
import { administrator, startTestSite } from '../../support/site/testApp.ts';
import { mailWrites } from '../mail/mailWrites.ts';

const now = '2026-01-01T00:00:00.000Z';
const hash = 'a'.repeat(64);
const countryOf = (code: string) => ({
  code,
  name: code,
  continent: 'Asia' as const,
  flagUrl: '',
  enabled: true,
  issuesPassports: true,
});
const destination = { ...destinationFixture(), country: 'France', images: [] };
const rule = { ...ruleFixture(), verifiedOn: '2026-01-01' };
const source = {
  id: 'law',
  title: 'Law',
  publisher: 'State',
  licence: 'CC0',
  address: null,
  kind: 'official',
  quality: 'primary',
  note: '',
} as const;
const importedRule = {
  purpose: 'tourist',
  access: 'visa_free',
  stay: null,
  condition: null,
  note: '',
  validFrom: null,
  validTo: null,
} as const;
async function* savedRequirements() {
  const fields = requirementInput({ countryCode: 'IS', type: 'working' });
  yield [{ id: 'saved', destinationId: 'new', version: 1, createdAt: now, fields }];
}
const inTransaction = (db: Db, work: (trx: Db) => Promise<unknown>) =>
  db.transaction().execute(work);

type Write = (db: Db) => Promise<unknown>;

/** All query functions that change public content, in an order in which each finds its row. */
const contentWrites: Record<string, Write> = {
  addMissingCountries: (db) => countries.addMissingCountries(db, [countryOf('ZZ')]),
  setCountryEnabled: (db) => countries.setCountryEnabled(db, 'NL', true),
  insertDestination: (db) => destinations.insertDestination(db, { id: 'new' }, destination, now),
  storeDestinations: (db) =>
    savedDestinations.storeDestinations(
      db,
      [
        {
          id: 'new',
          version: 3,
          createdAt: now,
          fields: { ...destination, status: 'published', publishAt: null },
        },
      ],
      now,
    ),
  setDestinationState: (db) =>
    publishing.setDestinationState(
      db,
      'new',
      { status: 'draft', publishAt: null, popular: true },
      now,
    ),
  moveDestination: (db) =>
    inTransaction(db, async (trx) => {
      await moving.moveDestination(trx, { from: 'new', to: 'newer' }, now);
      await moving.moveDestination(trx, { from: 'newer', to: 'new' }, now);
    }),
  replaceDestinationTypes: (db) =>
    inTransaction(db, (trx) => types.replaceDestinationTypes(trx, 'new', ['nomad'])),
  replaceDestinationImages: (db) =>
    inTransaction(db, (trx) => images.replaceDestinationImages(trx, 'new', [], now)),
  insertVisaRequirement: (db) =>
    requirements.insertVisaRequirement(
      db,
      { id: 'rule', destinationId: 'new' },
      requirementInput(),
      now,
    ),
  deleteRekeyedVisaRequirements: async (db) =>
    inTransaction(db, async (trx) => {
      const [stored] = await trx.selectFrom('visa_requirements').select('id').limit(1).execute();
      expect(await records.deleteRekeyedVisaRequirements(trx, [stored?.id ?? ''])).toBe(1);
    }),
  saveVisaRequirements: (db) => records.saveVisaRequirements(db, savedRequirements(), now),
  insertRequirementRows: async (db) => {
    const [row] = await requirements.listRequirementRows(db, 'paris-france');
    if (!row) throw new Error('Paris has requirements');
    await requirements.insertRequirementRows(db, [{ ...row, id: 'again', destination_id: 'new' }]);
  },
  insertDestinationRows: async (db) => {
    const rows = await destinationRows.listDestinationRows(db, 'paris-france');
    await recordRows.deleteRecordRow(db, destinations.destinationTable, 'paris-france');
    await destinationRows.insertDestinationRows(db, rows);
  },
  insertAdministratorRule: (db) => administratorRules.insertAdministratorRule(db, rule, now),
  updateAdministratorRule: (db) =>
    administratorRules.updateAdministratorRule(db, { id: 1, version: 1 }, rule, now),
  reviewRule: (db) =>
    administratorRules.reviewRule(
      db,
      { id: 1, version: 2 },
      { verifiedOn: '2026-01-01', refusedOn: null },
      now,
    ),
  addMissingFaqs: (db) =>
    faqs.addMissingFaqs(db, [{ id: 'new', question: '?', answer: '.', category: 'visa' }]),
  insertRecordRow: (db) =>
    recordRows.insertRecordRow(db, faqTable, { id: 'asked', position: 20, ...faqInput() }),
  updateRecordRow: (db) => {
    const fields = faqInput({ answer: 'No.' });
    return recordRows.updateRecordRow(db, faqTable, { id: 'asked', version: 1, fields }, now);
  },
  setFaqPosition: (db) => faqs.setFaqPosition(db, 'asked', 21),
  deleteRecordRow: (db) => recordRows.deleteRecordRow(db, faqTable, 'asked'),
  moveTranslations: async (db) => {
    const text = { language: 'ja', english: 'No answer yet', text: '未回答' };
    const row = { ...text, version: 1, created_at: now, updated_at: now };
    await db
      .insertInto('translations')
      .values({ ...row, subject: 'messages/head/unknown' })
      .execute();
    await translations.moveTranslations(db);
  },
  deleteSourceStatements: (db) =>
    inTransaction(db, (trx) => statements.deleteSourceStatements(trx, 'law', { edited: true })),
  replaceSourceStatements: (db) =>
    inTransaction(db, (trx) =>
      statements.replaceSourceStatements(trx, 'law', {
        zones: [],
        conditions: [],
        officialLinks: [],
        programmes: [],
        ways: [],
        unconfirmed: [],
        restrictions: [],
        exceptions: [],
        policies: [],
      }),
    ),
  switchEdition: (db) =>
    inTransaction(db, async (trx) => {
      await editions.addMissingRuleSource(trx, sourceRow);
      const id = await editions.addStagedEdition(trx, edition);
      await editions.switchEdition(trx, source.id, { before: null, after: id, now });
    }),
  restoreStatements: (db) =>
    inTransaction(db, async (trx) => {
      const [id = 0] = await editions.listEditionIdsOf(trx, source.id);
      await editionStatements.storeStatements(trx, source.id, id);
      await editionStatements.restoreStatements(trx, source.id, { from: id, to: id, now });
    }),
  deleteRuleSource: (db) => inTransaction(db, (trx) => editions.deleteRuleSource(trx, source.id)),
  writeSetting: (db) => settings.writeSetting(db, 'contact', {}, now),
  deleteSetting: (db) => settings.deleteSetting(db, 'contact'),
};

const sourceRow = { ...source, current_edition_id: null, created_at: now, updated_at: now };
const edition = {
  sourceId: source.id,
  date: null,
  fileHash: hash,
  importedBy: 'test',
  importedAt: now,
  replacesEditionId: null,
  ruleCount: 1,
  skippedCount: 0,
};
const pair = { passport: 'BR', destination: 'JP', purpose: 'tourist' as const };
const editionRule = {
  ...emptyRule,
  passport: 'BR',
  destination: 'JP',
  purpose: 'tourist',
  access: 'visa_free',
} as const;
const answerChange = {
  ...pair,
  changed_at: now,
  cause: 'edit' as const,
  edition_id: null,
  source_title: 'Law',
  access_before: null,
  stay_number_before: null,
  stay_unit_before: null,
  access_after: 'visa_free' as const,
  stay_number_after: null,
  stay_unit_after: null,
  programmes_only: 0 as const,
};

const tries = { name: 'setUp', keyHash: hash };

/** All query functions whose writes aren't public. */
const otherWrites: Record<string, Write> = {
  addEditors: (db) => administratorRules.addEditors(db),
  copyConfirmations: (db) => shipped.copyConfirmations(db, { from: 1, to: 2 }),
  carryDecidedTransitRules: async (db) =>
    expect(await shipped.carryDecidedTransitRules(db, { from: 1, to: 2 })).toBe(0),
  describeSource: (db) => shipped.describeSource(db, source, now),
  insertEqualRules: async (db) => {
    const { id } = await db
      .insertInto('rule_editions')
      .values({
        source_id: 'law',
        file_hash: hash,
        imported_by: 'test',
        imported_at: now,
        state: 'staged',
        rule_count: 1,
        skipped_count: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shipped.insertEqualRules(db, { sourceId: 'law', editionId: id, now }, importedRule, [
      'BRJP',
    ]);
  },
  detachStagedEditions: (db) => editions.detachStagedEditions(db),
  detachStagedEdition: (db) => editions.detachStagedEdition(db, { id: 1, importedAt: now }),
  addMissingRuleSource: (db) => editions.addMissingRuleSource(db, sourceRow),
  addStagedEdition: async (db) => expect(await editions.addStagedEdition(db, edition)).toBe(2),
  insertProgrammes: (db) => sourceWays.insertProgrammes(db, 'law', []),
  insertWays: (db) => sourceWays.insertWays(db, 'law', [], new Map()),
  storeStatements: (db) => editionStatements.storeStatements(db, source.id, 2),
  addEditionRules: (db) =>
    editionRules.addEditionRules(db, { sourceId: source.id, editionId: 2, now }, [editionRule]),
  deleteEditionRules: async (db) =>
    expect(await editionRules.deleteEditionRules(db, 2, 10)).toBe(1),
  addImport: async (db) => {
    const file = { options: '{}', file: Buffer.from('x') };
    await imports.addImport(db, 'rule_imports', { ...file, id: 'file' }, now);
    await imports.addImport(db, 'record_imports', { ...file, id: 'records' }, now);
  },
  beginImport: async (db) => {
    const begin = (table: imports.ImportTable, id: string) =>
      imports.beginImport(db, table, { id, total: 1 }, now);
    expect(await begin('rule_imports', 'file')).toBe(true);
    expect(await begin('record_imports', 'records')).toBe(true);
  },
  noteRuleImportProgress: (db) =>
    imports.noteRuleImportProgress(db, 'file', { done: 1, editionId: 2 }, now),
  deleteRuleEdition: (db) => editions.deleteRuleEdition(db, 2),
  addAnswerChanges: (db) => answerChanges.addAnswerChanges(db, [answerChange]),
  recordImage: (db) => images.recordImage(db, { hash, width: 1, height: 1, bytes: 1 }, now),
  renewImage: (db) => images.renewImage(db, hash, now),
  deleteUnusedImagesFromBefore: (db) =>
    inTransaction(db, (trx) => images.deleteUnusedImagesFromBefore(trx, '2999', '2999')),
  addPairRequests: (db) =>
    pairRequests.addPairRequests(db, [
      { passport: 'FR', destination: 'JP', purpose: 'tourist', requests: 1 },
    ]),
  storePreviewLink: (db) =>
    previewLinks.storePreviewLink(db, 'tokyo-japan', { key: 'a', expiresAt: '2999' }),
  deletePreviewLinks: (db) => previewLinks.deletePreviewLinks(db, ['tokyo-japan']),
  addUnansweredRequests: (db) =>
    unanswered.addUnansweredRequests(db, [
      { passport: 'FR', destination: 'JP', day: '2026-01-01', requests: 1 },
    ]),
  deleteUnansweredBefore: (db) => unanswered.deleteUnansweredBefore(db, '2999-01-01'),
  saveSourceFetch: (db) =>
    sourceFetches.saveSourceFetch(db, {
      source_id: 'law',
      address: 'https://a.example/',
      file_hash: 'a',
      file: Buffer.from('a'),
      checked_at: now,
    }),
  deleteWaitingFile: (db) => sourceFetches.deleteWaitingFile(db, 'law', 'a'),
  saveLinkCheck: (db) =>
    linkChecks.saveLinkCheck(
      db,
      { address: 'https://a.example/', kind: 'image', problem: null, movedTo: null },
      now,
    ),
  deleteLinkChecksBefore: (db) => linkChecks.deleteLinkChecksBefore(db, '2999'),
  deleteReportsClosedBefore: (db) => answerReports.deleteReportsClosedBefore(db, '2999'),
  ...mailWrites,
  setAnswerReportStatus: (db) => answerReviews.setAnswerReportStatus(db, 1, 'closed', now),
  insertUser: (db) =>
    users.insertUser(db, { id: 'ana', email: 'ana@example.com', passwordHash: 'x' }, now),
  updateUser: (db) => users.updateUser(db, 'ana', { passwordHash: 'y' }, now),
  setUserSeen: (db) => users.setUserSeen(db, 'ana', now),
  recordSignIn: (db) =>
    users.recordSignIn(db, { id: 'ana', passwordHash: 'y', totpSecret: null }, now),
  insertSession: (db) =>
    sessions.insertSession(db, { idHash: 'x', userId: 'ana', expiresAt: now }, now),
  setSessionExpiry: (db) => sessions.setSessionExpiry(db, 'x', '2999'),
  setSessionSeen: (db) => sessions.setSessionSeen(db, 'x', { now: '2999', since: '2998' }),
  replaceAccountLink: (db) =>
    accountLinks.replaceAccountLink(
      db,
      { tokenHash: 'x', userId: 'ana', purpose: 'reset', expiresAt: now },
      now,
    ),
  deleteAccountLinksOf: (db) => accountLinks.deleteAccountLinksOf(db, 'ana'),
  setTotpSecret: (db) => twoFactor.setTotpSecret(db, 'ana', { secret: 'A', lastStep: 1 }, now),
  acceptTotpStep: (db) => twoFactor.acceptTotpStep(db, 'ana', 2),
  replaceRecoveryCodes: (db) => twoFactor.replaceRecoveryCodes(db, 'ana', ['a']),
  insertSavedView: (db) =>
    savedViews.insertSavedView(db, 'ana', 'rules', { id: 'mine', name: 'Mine', search: '' }),
  renameSavedView: (db) => savedViews.renameSavedView(db, 'mine', 'Yours'),
  deleteSavedView: (db) => savedViews.deleteSavedView(db, 'mine'),
  consumeRecoveryCode: (db) => twoFactor.consumeRecoveryCode(db, 'ana', 'a'),
  deleteSessionOfUser: (db) => sessions.deleteSessionOfUser(db, 'ana', 'y'),
  deleteSession: (db) => sessions.deleteSession(db, 'x'),
  deleteSessionsOfUser: (db) => sessions.deleteSessionsOfUser(db, 'ana'),
  deleteSessionsExpiredBy: (db) => sessions.deleteSessionsExpiredBy(db, now),
  recordJobRun: (db) => jobRuns.recordJobRun(db, 'old-reports', now),
  addTries: (db) => rateLimits.addTries(db, [{ ...tries, endsAt: '2999', latestEnd: '2999' }], now),
  deleteTries: (db) => rateLimits.deleteTries(db, tries),
  deleteTriesBeginningWith: (db) =>
    rateLimits.deleteTriesBeginningWith(db, { name: tries.name, hash }),
  deleteTriesEndedBy: (db) => rateLimits.deleteTriesEndedBy(db, { now, latestEnd: '2999' }),
  addSetting: (db) => settings.addSetting(db, 'ownKey', 'secret', now),
  insertHistory: (db) =>
    history.insertHistory(db, {
      changedAt: now,
      actor: { kind: 'site', id: null, name: 'Landfall' },
      entity: 'destination',
      entityId: 'paris-france',
      title: 'Paris, France',
      action: 'changed',
      before: null,
      after: {},
    }),
  moveHistory: (db) =>
    history.moveHistory(db, 'destination', { from: 'paris-france', to: 'paris' }),
  insertHistoryRows: (db) =>
    history.insertHistoryRows(db, {
      changedAt: now,
      actor: { kind: 'site', id: null, name: 'Landfall' },
      entity: 'visa_requirement',
      changes: [{ id: 'rule', title: 'A rule', action: 'created', before: null, after: '{}' }],
    }),
  noteImportApplied: (db) =>
    inTransaction(db, async (trx) =>
      expect(
        await imports.noteImportApplied(trx, 'record_imports', { id: 'records', message: '' }, now),
      ).toBe(true),
    ),
  endImports: async (db) => {
    await imports.endImports(db, 'rule_imports', { message: 'Stopped' }, now);
    await imports.endImports(db, 'record_imports', { message: 'Stopped' }, now);
  },
  deleteAllButNewestImports: (db) => imports.deleteAllButNewestImports(db, 'record_imports', 3),
  deleteImportsUnchangedSince: async (db) => {
    const unchanged = { time: '2999', latest: '2999' };
    await imports.deleteImportsUnchangedSince(db, 'rule_imports', unchanged);
    await imports.deleteImportsUnchangedSince(db, 'record_imports', unchanged);
  },
  insertTrash: (db) =>
    trash.insertTrash(db, {
      id: 'deleted',
      entity: 'destination',
      entityId: 'gone',
      title: 'Gone',
      data: {},
      images: [hash],
      deletedAt: now,
      deletedBy: 'Ana',
    }),
  updateTrashData: (db) => trash.updateTrashData(db, 'deleted', { rows: [] }),
  deleteTrash: async (db) => expect(await trash.deleteTrash(db, 'deleted')).toBe(true),
  deleteTrashFromBefore: (db) => trash.deleteTrashFromBefore(db, '2999', 10),
  deleteUser: (db) => users.deleteUser(db, 'ana'),
};

/** The kinds of content that a write counts as; a switched country and translations are part of all. */
function kindsOf(write: string): readonly ContentKind[] | 'unknown' {
  if (/Countr(y|ies)|Translations/.test(write)) return 'unknown';
  if (/Setting$/.test(write)) return ['settings'];
  if (/Faq|RecordRow$/.test(write)) return ['questions'];
  if (/Destination|Requirement|PublishStatus/.test(write)) return ['destinations'];
  return ['rules'];
}

async function start() {
  const site = await startTestSite({ samples: true });
  const other = inOtherProcess(site.data.address);
  const version = await other.engine.watchContentVersion();
  onTestFinished(() => version.close());
  /** Whether the work moved the content version as seen by another process. */
  const moves = async (work: () => Promise<unknown>) => {
    const before = await readContentVersion(site.db);
    await work();
    const after = await readContentVersion(site.db);
    // All changes of the work are known, not only the first.
    await onceKnown(() => expect(version.current().version).toBe(after));
    return after !== before;
  };
  return { site, version, moves };
}

/** The exported query functions that take a database and aren't declared read-only. */
async function writeFunctions(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../../db');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => /^(queries|records)\b.*\.ts$/.test(file))
      .map((file) => import(join(folder, file))),
  );
  return modules
    .flatMap((exported) => Object.entries<unknown>(exported))
    .filter(([, value]) => /^(async )?function \w+\((db|trx)\b/.test(String(value)))
    .map(([name]) => name)
    .filter((name) => !/^(list|find|count|read|has|is)[A-Z]|Exists$/.test(name))
    .filter(
      (name) =>
        !['moveContentVersion', 'changeContent', 'watchContentOf', 'contentStateOf'].includes(name),
    )
    .sort();
}

describe('the content version', () => {
  test('is tested with each query function that writes', async () => {
    const known = [...Object.keys(contentWrites), ...Object.keys(otherWrites)];
    expect(await writeFunctions()).toEqual(known.sort());
  });

  test('changes with each write to public content, with that of its kind alone', async () => {
    const { site, version, moves } = await start();
    for (const [name, write] of Object.entries(contentWrites)) {
      const before = version.current();
      expect([name, await moves(() => write(site.db))]).toEqual([name, true]);
      const after = version.current();
      const moved = contentKinds.filter((kind) => after[kind] !== before[kind]);
      const isTold = untold(before) === untold(after);
      expect([name, isTold ? moved : 'unknown']).toEqual([name, kindsOf(name)]);
    }
  });

  test('stays after every other write', async () => {
    const { site, moves } = await start();
    // The last administrator can't be deleted.
    await users.insertUser(site.db, { id: 'bo', email: 'bo@example.com', passwordHash: 'x' }, now);
    for (const [name, write] of Object.entries(otherWrites)) {
      expect([name, await moves(() => write(site.db))]).toEqual([name, false]);
    }
    const note = () => settings.writeSetting(site.db, 'setupLink', {}, now);
    expect(await moves(note)).toBe(false);
    expect(await moves(() => settings.deleteSetting(site.db, 'setupLink'))).toBe(false);
  });

  test('stays when nothing changed, and after a rollback', async () => {
    const { site, moves } = await start();
    const { db } = site;
    const table = destinations.destinationTable;
    expect(await moves(() => countries.setCountryEnabled(db, 'ZZ', true))).toBe(false);
    expect(await moves(() => recordRows.deleteRecordRow(db, table, 'nowhere'))).toBe(false);
    expect(await moves(() => seedAll(db))).toBe(false);
    const failing = () =>
      inTransaction(db, async (trx) => {
        await recordRows.deleteRecordRow(trx, table, 'paris-france');
        throw new Error('Taken back');
      }).catch(() => {});
    expect(await moves(failing)).toBe(false);
    await expect(moveContentVersion(db)).rejects.toThrow('inside a transaction only');
  });

  test('changes with the mutations that change content, and with no other procedure', async () => {
    const { site, moves } = await start();
    const { api } = await site.signedIn();
    const moving = new Set<string>();
    const observed = observedCalls(api, async (path, _input, call) => {
      let output: unknown;
      const moved = await moves(async () => {
        output = await call();
      });
      if (moved) moving.add(path);
      return output;
    });
    for (const { call } of procedures.values()) await call(observed, site.db);
    const changing = [...procedures].flatMap(([path, { content }]) => (content ? [path] : []));
    expect([...moving].sort()).toEqual(
      // This one fetches from another site first: tests/api/rules/followedSources.test.ts.
      changing.filter((path) => path !== 'followedSource.check').sort(),
    );
    expect(
      await moves(() =>
        api.session.signIn.mutate({ ...administrator, password: 'another correct battery staple' }),
      ),
    ).toBe(false);
  });

  test('is visible at the next look-up after a write by another connection', async () => {
    const { site, version } = await start();
    const seen = [version.current()];
    for (let count = 1; count <= 10; count += 1) {
      await countries.setCountryEnabled(site.db, 'NL', count % 2 === 0);
      await onceKnown(() => expect(seen).not.toContain(version.current()));
      seen.push(version.current());
      expect(version.current()).toBe(seen.at(-1));
    }
  });

  test('is read again only after a commit', async () => {
    const { site, version } = await start();
    const before = version.current();
    await inTransaction(inOtherProcess(site.data.address), async (trx) => {
      await moveContentVersion(trx);
      // Long enough for a notice sent earlier to arrive.
      await readContentVersion(site.db);
      expect(version.current()).toBe(before);
    });
    await onceKnown(() => expect(version.current().version).toBe(before.version + 1));
  });
});
