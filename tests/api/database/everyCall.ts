import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { OpenDatabase } from '../../../db/engine.ts';
import { addImport, beginImport } from '../../../db/queries/imports.ts';
import {
  deleteLinkChecksBefore,
  listOutsideAddresses,
  saveLinkCheck,
} from '../../../db/queries/linkChecks.ts';
import { saveSourceFetch } from '../../../db/queries/rules/sourceFetches.ts';
import { addUnansweredRequests } from '../../../db/queries/rules/unansweredRequests.ts';
import {
  destinationSorts,
  reportSorts,
  ruleSorts,
} from '../../../server/schemas/admin/adminList.ts';
import {
  type RecordKindName,
  recordKindNames,
} from '../../../server/schemas/admin/recordImport.ts';
import { TRAVELREQUIREMENTS_MATRIX } from '../../../server/schemas/settings/followedSources.ts';
import { utcDay } from '../../../server/services/entryRules/partialDates.ts';
import { deleteOldImports } from '../../../server/services/fileImport/importer.ts';
import { applyRecords } from '../../../server/services/recordImport/applyRecords.ts';
import { exportRecords } from '../../../server/services/recordImport/exportRecords.ts';
import { kindOf } from '../../../server/services/recordImport/fileKinds.ts';
import { planRecords } from '../../../server/services/recordImport/planRecords.ts';
import { createRuleImports } from '../../../server/services/rules/ruleImports.ts';
import { appRouter } from '../../../server/trpc/appRouter.ts';
import { policyFixture, ruleFixture } from '../../fixtures/administratorRule.ts';
import { linkFixture, validityFixture } from '../../fixtures/countryRecords.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { madeUpEdition } from '../../fixtures/madeUpEdition.ts';
import { addEdition } from '../../fixtures/ruleEdition.ts';
import { codeOf } from '../../fixtures/totp.ts';
import { answerReportInput, faqInput, requirementInput } from '../inputs.ts';
import { mailCalls } from '../mail/mailCalls.ts';
import { administrator, refusalOf, type TestBrowser } from '../testApp.ts';

type Api = TestBrowser['api'];

/** No row of any table has this id. */
const NO_ROW = 2_000_000_000;

/** A call of each procedure, in all variants of its query. */
export const calls: Record<string, (api: Api, db: OpenDatabase) => Promise<unknown>> = {
  'destination.list': async (api) => {
    for (const type of [undefined, 'tourist', 'nomad'] as const)
      for (const countryCode of [undefined, 'JP'])
        for (const continent of [undefined, 'Asia'] as const)
          for (const order of ['newest', 'rating'] as const)
            for (const search of [undefined, 'a', 'an', 'lan', 'japan']) {
              const filter = { type, countryCode, continent, order, search };
              await api.destination.list.query(filter);
              if (search === 'an') continue;
              await api.destination.list.query({ ...filter, noVisaBeforehandFor: ['US', 'IN'] });
            }
  },
  'destination.listToEdit': async (api) => {
    for (const sort of [undefined, ...destinationSorts.map((by) => ({ by }))])
      await api.destination.listToEdit.query({ sort, pageSize: 25 });
    for (const filter of [
      { type: 'tourist' as const },
      { continent: 'Asia' as const },
      { popular: true },
      { status: 'draft' as const },
      { stale: true as const },
      { search: 'lan' },
    ])
      await api.destination.listToEdit.query(filter);
  },
  'destination.popular': (api) => api.destination.popular.query({}),
  'destination.byType': (api) => api.destination.byType.query({ type: 'transit' }),
  'destination.byContinent': (api) => api.destination.byContinent.query(),
  'destination.byId': async (api) => api.destination.byId.query({ id: await anyId(api) }),
  'destination.newAddress': (api) => api.destination.newAddress.query({ id: 'paris' }),
  'destination.stored': async (api) => api.destination.stored.query({ id: await anyId(api) }),
  'destination.choices': (api) => api.destination.choices.query(),
  'destination.createPreview': async (api) =>
    api.destination.createPreview.mutate({ id: await anyId(api) }),
  'destination.previewLink': async (api) =>
    api.destination.previewLink.query({ id: await anyId(api) }),
  'destination.stopSharingPreview': async (api) =>
    api.destination.stopSharingPreview.mutate({ id: await anyId(api) }),
  'destination.createLivePreview': async (api) =>
    api.destination.createLivePreview.mutate({ id: await anyId(api) }),
  'preview.destination': (api) => api.preview.destination.query({ token: 'x.x' }).catch(() => {}),
  'preview.requirements': (api) =>
    api.preview.requirements.query({ token: 'x.x', passport: 'US' }).catch(() => {}),
  'destination.create': (api) =>
    api.destination.create.mutate({
      ...destinationFixture({ images }),
      creationKey: '0'.repeat(32),
    }),
  'destination.update': async (api) =>
    api.destination.update.mutate({
      id: await anyId(api),
      version: 1,
      fields: destinationFixture({ images }),
    }),
  'destination.setStatus': async (api) => {
    const ids = [await anyId(api)];
    await api.destination.setStatus.mutate({ ids, status: 'draft' });
    return api.destination.setStatus.mutate({ ids, status: 'published' });
  },
  'destination.duplicate': async (api) =>
    api.destination.duplicate.mutate({ id: await anyId(api) }),
  'destination.delete': async (api) => api.destination.delete.mutate({ id: await anyId(api) }),
  'destination.deleteMany': async (api) =>
    api.destination.deleteMany.mutate({ ids: [await anyId(api)] }),
  'destination.setPopular': async (api) => {
    const ids = [await anyId(api)];
    for (const popular of [true, false]) await api.destination.setPopular.mutate({ ids, popular });
  },
  'visaRequirement.listByDestination': async (api) =>
    api.visaRequirement.listByDestination.query({ destinationId: await anyId(api) }),
  'visaRequirement.countByDestination': async (api) =>
    api.visaRequirement.countByDestination.query({ destinationId: await anyId(api) }),
  'visaRequirement.matrix': async (api) =>
    api.visaRequirement.matrix.query({ destinationId: await anyId(api) }),
  'visaRequirement.byId': async (api) =>
    api.visaRequirement.byId.query({ id: await newRequirement(api, 'NO') }),
  'visaRequirement.forVisitor': async (api) =>
    api.visaRequirement.forVisitor.query({ destinationId: await anyId(api), passport: 'US' }),
  'visaRequirement.forCountry': (api) =>
    api.visaRequirement.forCountry.query({ countryCode: 'JP', passport: 'US' }),
  'entryRule.saved': (api) =>
    api.entryRule.saved.query({ questions: 'DE-JP-tourist,IN-GB-transit', holds: 'us-visa' }),
  'entryRule.forDestinations': async (api) =>
    api.entryRule.forDestinations.query({
      passports: ['US', 'IN'],
      destinationIds: [await anyId(api)],
    }),
  'entryRule.answer': (api) => api.entryRule.answer.query({ passport: 'US', destination: 'FR' }),
  'visaRequirement.create': (api) => newRequirement(api, 'SE'),
  'visaRequirement.update': async (api) =>
    api.visaRequirement.update.mutate({
      id: await newRequirement(api, 'FI'),
      version: 1,
      fields: requirementInput({ countryCode: 'FI', durationDays: 3 }),
    }),
  'visaRequirement.previewCopy': async (api) =>
    api.visaRequirement.previewCopy.query({
      id: await newRequirement(api, 'BE'),
      passports: ['NL'],
    }),
  'visaRequirement.copy': async (api) => {
    const copy = { id: await newRequirement(api, 'AT'), passports: ['LU'] };
    const { fingerprint } = await api.visaRequirement.previewCopy.query(copy);
    return api.visaRequirement.copy.mutate({ ...copy, fingerprint });
  },
  'visaRequirement.carriedOver': (api) => api.visaRequirement.carriedOver.query({}),
  'visaRequirement.settleCarriedOver': async (api, db) => {
    const id = await newRequirement(api, 'IS');
    const carriedOver = { standing: 'carried_over' } as const;
    await db.updateTable('visa_requirements').set(carriedOver).where('id', '=', id).execute();
    return api.visaRequirement.settleCarriedOver.mutate({ decision: 'put_back', ids: [id] });
  },
  'visaRequirement.delete': async (api) =>
    api.visaRequirement.delete.mutate({ id: await newRequirement(api, 'DK') }),
  'visaRequirement.deleteMany': async (api) =>
    api.visaRequirement.deleteMany.mutate({ ids: [await newRequirement(api, 'IE')] }),
  'rule.list': async (api) => {
    for (const by of ruleSorts)
      for (const filter of [{ passport: 'BR' }, { source: 'passport-index' }])
        await api.rule.list.query({ ...filter, sort: { by, descending: true } });
    for (const passport of [undefined, 'BR'])
      for (const destination of [undefined, 'JP'])
        for (const source of [undefined, 'passport-index'])
          for (const access of [undefined, 'eta'] as const)
            for (const stale of [undefined, true])
              for (const purpose of [undefined, 'tourist'] as const)
                await api.rule.list.query({
                  passport,
                  destination,
                  source,
                  access,
                  stale,
                  purpose,
                });
  },
  'rule.sources': (api) => api.rule.sources.query(),
  'rule.byId': async (api) => api.rule.byId.query({ id: await newRule(api, 'NO') }),
  'rule.create': (api) => newRule(api, 'SE'),
  'rule.update': async (api) =>
    api.rule.update.mutate({
      id: await newRule(api, 'FI'),
      version: 1,
      fields: ruleFixture({ passport: 'FI', stayNumber: 3 }),
    }),
  'rule.delete': async (api) => api.rule.delete.mutate({ id: await newRule(api, 'DK') }),
  'rule.confirm': async (api) =>
    api.rule.confirm.mutate({ id: await newRule(api, 'IS'), version: 1 }),
  'rule.deleteMany': async (api) =>
    api.rule.deleteMany.mutate({ ids: [await newRule(api, 'EE'), await newRule(api, 'LV')] }),
  'rule.confirmMany': async (api) =>
    api.rule.confirmMany.mutate({ rules: [{ id: await newRule(api, 'LT'), version: 1 }] }),
  'rule.refuseMany': async (api, db) => {
    const [id = NO_ROW] = await addEdition(db, {
      source: { id: 'refused' },
      rules: [ruleFixture({ passport: 'SM' })],
    });
    return api.rule.refuseMany.mutate({ rules: [{ id, version: 1 }] });
  },
  'rule.superseded': (api) => api.rule.superseded.query({ page: 1 }),
  'rule.previewPolicy': (api) => api.rule.previewPolicy.mutate({ fields: policyFixture() }),
  'rule.applyPolicy': async (api) => {
    await newRule(api, 'BR', 'KR');
    const { fingerprint } = await api.rule.previewPolicy.mutate({ fields: policyFixture() });
    return api.rule.applyPolicy.mutate({ fields: policyFixture(), fingerprint });
  },
  'rule.doubtful': async (api) => {
    await api.rule.doubtful.query({});
    await api.rule.doubtful.query({ sort: { by: 'passport' } });
  },
  'rule.excepted': (api) => api.rule.excepted.query({ page: 1 }),
  'rule.overruled': (api) => api.rule.overruled.query({}),
  'rule.stale': (api) => api.rule.stale.query({ page: 1, sort: { by: 'stay' } }),
  'entryRule.countUnanswered': (api) =>
    api.entryRule.countUnanswered.mutate({ questions: [{ passport: 'BR', destination: 'JP' }] }),
  'rule.mostAsked': (api) => api.rule.mostAsked.query(),
  'rule.reports': async (api) => {
    await api.rule.reports.query({ page: 1 });
    for (const by of reportSorts) await api.rule.reports.query({ sort: { by, descending: true } });
  },
  // The id doesn't exist: only its statement is executed.
  'rule.closeReports': (api) => refusalOf(api.rule.closeReports.mutate({ ids: [NO_ROW] })),
  'entryCondition.listByDestination': (api) =>
    api.entryCondition.listByDestination.query({ destination: 'JP' }),
  'entryCondition.byId': async (api) =>
    api.entryCondition.byId.query({ id: await newCondition(api, 'BR') }),
  'entryCondition.create': (api) => newCondition(api, 'AR'),
  'entryCondition.update': async (api) =>
    api.entryCondition.update.mutate({
      id: await newCondition(api, 'CL'),
      version: 1,
      fields: validityFixture({ ...unshipped, months: 3 }),
    }),
  'entryCondition.delete': async (api) =>
    api.entryCondition.delete.mutate({ id: await newCondition(api, 'PE') }),
  'entryCondition.deleteMany': async (api) =>
    api.entryCondition.deleteMany.mutate({
      ids: [await newCondition(api, 'UY'), await newCondition(api, 'PY')],
    }),
  'translation.list': (api) => api.translation.list.query({ language: 'ja', search: 'visa' }),
  'translation.bySubject': (api) =>
    api.translation.bySubject.query({ language: 'ja', subject: 'messages/shell/skip' }),
  'translation.byId': async (api) =>
    api.translation.byId.query({ id: (await translate(api, 'search')).id }),
  'translation.create': (api) => translate(api, 'skip'),
  'translation.update': async (api) => {
    const { id, version, ...fields } = await translate(api, 'menu');
    return api.translation.update.mutate({ id, version, fields: { ...fields, text: '選ぶ' } });
  },
  'translation.delete': async (api) =>
    api.translation.delete.mutate({ id: (await translate(api, 'contact')).id }),
  'translation.deleteMany': async (api) =>
    api.translation.deleteMany.mutate({ ids: [(await translate(api, 'legal')).id] }),
  'officialLink.listByDestination': (api) =>
    api.officialLink.listByDestination.query({ destination: 'JP' }),
  'officialLink.byId': async (api) => api.officialLink.byId.query({ id: await newLink(api, 'NO') }),
  'officialLink.create': (api) => newLink(api, 'SE'),
  'officialLink.update': async (api) =>
    api.officialLink.update.mutate({
      id: await newLink(api, 'FI'),
      version: 1,
      fields: linkFixture({ title: 'e-Visa' }),
    }),
  'officialLink.delete': async (api) =>
    api.officialLink.delete.mutate({ id: await newLink(api, 'DK') }),
  'officialLink.deleteMany': async (api) =>
    api.officialLink.deleteMany.mutate({
      ids: [await newLink(api, 'IS'), await newLink(api, 'EE')],
    }),
  'ruleEdition.list': (api) => api.ruleEdition.list.query(),
  // The edition doesn't exist: only the first statement is executed; the comparison's own are
  // covered by imports.
  'ruleEdition.difference': (api) =>
    refusalOf(api.ruleEdition.difference.query({ from: 9_999, to: 9_999 })),
  'ruleEdition.notInstalled': (api) => api.ruleEdition.notInstalled.query(),
  'ruleEdition.installShipped': (api) => api.ruleEdition.installShipped.mutate(),
  'ruleEdition.rollBack': async (api, db) => {
    // Two more editions of the shipped source, so that one can be restored.
    await addEdition(db, { rules: [ruleFixture({ passport: 'CL', access: 'eta' })] });
    await addEdition(db, { rules: [ruleFixture({ passport: 'CL' })] });
    await api.ruleEdition.rollBack.mutate({ source: 'passport-index' });
  },
  'ruleEdition.previewedChanges': async (api, db) => {
    const { id } = await createRuleImports(db).preview(madeUpFile, { date: null, partial: true });
    await api.ruleEdition.previewedChanges.query({ id });
  },
  'ruleEdition.applyPreview': (api) =>
    refusalOf(api.ruleEdition.applyPreview.mutate({ id: noPreview, skipRefused: false })),
  'ruleEdition.progress': async (api, db) => {
    const id = 'f'.repeat(36);
    const now = new Date().toISOString();
    await addImport(db, 'rule_imports', { id, options: '{}', file: madeUpFile }, now);
    // The state left by a process that died while applying it.
    await beginImport(db, 'rule_imports', { id, total: 1 }, now);
    await api.ruleEdition.progress.query({ id });
  },
  'recordImport.columns': (api) => api.recordImport.columns.query({ kind: 'faqs' }),
  'recordImport.preview': async (api, db) => {
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
  },
  'recordImport.rows': (api) =>
    refusalOf(api.recordImport.rows.query({ id: noPreview, outcome: 'added' })),
  'recordImport.applyPreview': (api) =>
    refusalOf(api.recordImport.applyPreview.mutate({ id: noPreview, fingerprint: '0'.repeat(64) })),
  'recordImport.progress': async (api, db) => {
    const now = new Date().toISOString();
    await addImport(db, 'record_imports', { id: noPreview, options: '{}', file: madeUpFile }, now);
    // The state left by a process that died while applying it.
    await beginImport(db, 'record_imports', { id: noPreview, total: 1 }, now);
    await api.recordImport.progress.query({ id: noPreview });
    await deleteOldImports(db);
  },
  'stayZone.list': (api) => api.stayZone.list.query(),
  'country.list': (api) => api.country.list.query(),
  'search.all': (api) => api.search.all.query({ text: 'germany to japan', passport: 'DE' }),
  'country.byName': (api) => api.country.byName.query({ name: 'south-korea' }),
  'country.byText': (api) => api.country.byText.query({ text: 'germny', passports: true }),
  'country.byCode': (api) => api.country.byCode.query({ code: 'JP' }),
  'passport.list': (api) => api.passport.list.query(),
  'passport.byCode': (api) => api.passport.byCode.query({ code: 'JP' }),
  'trip.answers': (api) =>
    api.trip.answers.query({
      travellers: [{ passports: ['IN'] }],
      stops: [
        { country: 'JP', transit: false },
        { country: 'GB', transit: true, on: '2027-01-09' },
      ],
    }),
  'countryFacts.byCode': (api) => api.countryFacts.byCode.query({ code: 'JP' }),
  'countryFacts.remoteWorkVisas': (api) => api.countryFacts.remoteWorkVisas.query(),
  'countryFacts.passportCounts': (api) => api.countryFacts.passportCounts.query({ code: 'JP' }),
  'group.ranking': (api) => api.group.ranking.query({ passports: 'IN GB,DE' }),
  'comparison.ofPassports': (api) => api.comparison.ofPassports.query({ passports: 'IN,DE' }),
  'countryFacts.passportEntry': (api) => api.countryFacts.passportEntry.query({ code: 'JP' }),
  'country.listAll': (api) => api.country.listAll.query(),
  'country.setEnabled': (api) => api.country.setEnabled.mutate({ code: 'SE', enabled: true }),
  'ruleSource.coverage': (api) => api.ruleSource.coverage.query(),
  'ruleSource.listGaps': (api) => api.ruleSource.listGaps.query(),
  'ruleSource.listInUse': (api) => api.ruleSource.listInUse.query(),
  'visitor.country': (api) => api.visitor.country.query(),
  'visitor.choosePassport': (api) => api.visitor.choosePassport.mutate({ passport: 'JP' }),
  'answerChange.editions': (api) => api.answerChange.editions.query(),
  'answerChange.list': async (api) => {
    for (const passport of [undefined, 'BR'])
      for (const destination of [undefined, 'JP'])
        for (const before of [undefined, 1000])
          for (const limit of [undefined, 5])
            await api.answerChange.list.query({ passport, destination, before, limit });
  },
  'visitor.addPassport': (api) => api.visitor.addPassport.mutate({ passport: 'DE' }),
  'visitor.chooseDocuments': (api) => api.visitor.chooseDocuments.mutate({ holds: 'us-visa' }),
  'visitor.forget': (api) => api.visitor.forget.mutate(),
  'visitor.removePassport': (api) => api.visitor.removePassport.mutate({ passport: 'DE' }),
  'answerReport.send': (api) => api.answerReport.send.mutate(answerReportInput()),
  'faq.list': (api) => api.faq.list.query(),
  'faq.deleteMany': async (api) =>
    api.faq.deleteMany.mutate({ ids: [await newFaq(api, 'one'), await newFaq(api, 'another')] }),
  ...mailCalls,
  'faq.listToEdit': (api) => api.faq.listToEdit.query(),
  'faq.byId': async (api) => api.faq.byId.query({ id: await newFaq(api, 'read') }),
  'faq.create': (api) => newFaq(api, 'created'),
  'faq.update': async (api) =>
    api.faq.update.mutate({ id: await newFaq(api, 'updated'), version: 1, fields: faqInput() }),
  'faq.move': async (api) => api.faq.move.mutate({ id: await newFaq(api, 'moved'), position: 0 }),
  'faq.delete': async (api) => api.faq.delete.mutate({ id: await newFaq(api, 'deleted') }),
  ...mailCalls,
  'session.me': (api) => api.session.me.query(),
  'session.signIn': (api) => api.session.signIn.mutate(administrator),
  'session.signOut': (api) => api.session.signOut.mutate(),
  'session.changePassword': (api) =>
    api.session.changePassword.mutate({ current: administrator.password, next: otherPassword }),
  'session.accountLink': async (api) => {
    const { token } = await invite(api, 'link');
    await api.session.accountLink.query({ token });
  },
  'session.useAccountLink': async (api) => {
    const { token } = await invite(api, 'use');
    await api.session.useAccountLink.mutate({ token, name: 'Bo', password: otherPassword });
  },
  'account.read': (api) => api.account.read.query(),
  'account.update': (api) =>
    api.account.update.mutate({ email: administrator.email, name: 'Ana', password: '' }),
  'account.beginTwoFactor': (api) => api.account.beginTwoFactor.mutate(ownPassword),
  'account.confirmTwoFactor': async (api) => {
    const { token, address } = await api.account.beginTwoFactor.mutate(ownPassword);
    await api.account.confirmTwoFactor.mutate({ token, code: codeOf(address) });
    // Both kinds of codes, so that their statements are executed.
    for (const code of ['000000', 'no-such-code']) {
      await refusalOf(api.session.signIn.mutate({ ...administrator, code }));
    }
  },
  'account.renewRecoveryCodes': (api) => api.account.renewRecoveryCodes.mutate(ownPassword),
  'account.switchOffTwoFactor': (api) => api.account.switchOffTwoFactor.mutate(ownPassword),
  'account.sessions': (api) => api.account.sessions.query(),
  'account.endSession': (api) => refusalOf(api.account.endSession.mutate({ id: 'none' })),
  'account.endOtherSessions': (api) => api.account.endOtherSessions.mutate(),
  'savedView.list': (api) => api.savedView.list.query({ list: 'rules' }),
  'savedView.create': (api) => saveView(api, 'Mine'),
  'savedView.rename': async (api) =>
    api.savedView.rename.mutate({ ...(await saveView(api, 'Former')), name: 'Latter' }),
  'savedView.delete': async (api) => api.savedView.delete.mutate(await saveView(api, 'Gone')),
  'user.list': (api) => api.user.list.query(),
  'user.byId': async (api) => api.user.byId.query(await newUser(api, 'read')),
  'user.invite': (api) => invite(api, 'new'),
  'user.createLink': async (api) => api.user.createLink.mutate(await newUser(api, 'again')),
  'user.changeRole': async (api) =>
    api.user.changeRole.mutate({ ...(await newUser(api, 'role')), role: 'administrator' }),
  'user.deactivate': async (api) => api.user.deactivate.mutate(await newUser(api, 'deactivated')),
  'user.reactivate': async (api) => api.user.reactivate.mutate(await newUser(api, 'reactivated')),
  'user.delete': async (api) => api.user.delete.mutate(await newUser(api, 'deleted')),
  'user.switchOffTwoFactor': async (api) =>
    api.user.switchOffTwoFactor.mutate(await newUser(api, 'phone')),
  'user.endSessions': async (api) => api.user.endSessions.mutate(await newUser(api, 'ended')),
  'settings.site': (api) => api.settings.site.query(),
  'settings.placeholders': (api) => api.settings.placeholders.query(),
  'settings.siteToEdit': (api) => api.settings.siteToEdit.query(),
  'settings.updateSite': async (api) =>
    api.settings.updateSite.mutate(await api.settings.siteToEdit.query()),
  'markdown.preview': (api) => api.markdown.preview.mutate({ text: '**b**', topHeading: 2 }),
  'sitePage.byName': (api) => api.sitePage.byName.query({ page: 'privacy' }),
  'sitePage.list': (api) => api.sitePage.list.query(),
  'sitePage.toEdit': (api) => api.sitePage.toEdit.query({ page: 'terms' }),
  'sitePage.update': async (api) => {
    const { version, fields } = await api.sitePage.toEdit.query({ page: 'terms' });
    return api.sitePage.update.mutate({ page: 'terms', version, fields });
  },
  'sitePage.footerToEdit': (api) => api.sitePage.footerToEdit.query(),
  'sitePage.updateFooter': async (api) => {
    const { version, ...fields } = await api.sitePage.footerToEdit.query();
    return api.sitePage.updateFooter.mutate({ version, fields });
  },
  'settings.contact': (api) => api.settings.contact.query(),
  'settings.contactToEdit': (api) => api.settings.contactToEdit.query(),
  'settings.updateContact': async (api) =>
    api.settings.updateContact.mutate(await api.settings.contactToEdit.query()),
  'settings.embedding': (api) => api.settings.embedding.query(),
  'settings.updateEmbedding': async (api) =>
    api.settings.updateEmbedding.mutate(await api.settings.embedding.query()),
  'settings.staleness': (api) => api.settings.staleness.query(),
  'settings.updateStaleness': async (api) =>
    api.settings.updateStaleness.mutate(await api.settings.staleness.query()),
  'settings.security': (api) => api.settings.security.query(),
  'settings.updateSecurity': async (api) =>
    api.settings.updateSecurity.mutate(await api.settings.security.query()),
  'settings.linkChecks': (api) => api.settings.linkChecks.query(),
  'settings.updateLinkChecks': async (api) =>
    api.settings.updateLinkChecks.mutate(await api.settings.linkChecks.query()),
  'settings.followedSources': (api) => api.settings.followedSources.query(),
  'settings.updateFollowedSources': async (api) =>
    api.settings.updateFollowedSources.mutate(await api.settings.followedSources.query()),
  'followedSource.list': (api) => api.followedSource.list.query(),
  // Updates are off: no external request is made.
  'followedSource.check': (api) =>
    refusalOf(api.followedSource.check.mutate({ id: followedMatrix.source })),
  'followedSource.updates': async (api, db) => {
    await stageMatrix(db);
    await api.followedSource.updates.query();
  },
  'followedSource.changes': async (api, db) => {
    await stageMatrix(db);
    const { source } = followedMatrix;
    await api.followedSource.changes.query({ source, group: 'unknownSite' });
  },
  'followedSource.applyUpdate': async (api, db) => {
    await stageMatrix(db);
    const groups = ['unknownSite' as const];
    await api.followedSource.applyUpdate.mutate({ ...followedMatrix, replaces: null, groups });
  },
  'followedSource.refuseUpdate': async (api, db) => {
    await stageMatrix(db);
    await api.followedSource.refuseUpdate.mutate(followedMatrix);
  },
  'rule.lostPages': async (api, db) => {
    const lost = { address: 'https://gone.example/', kind: 'official', problem: null } as const;
    await saveLinkCheck(db, { ...lost, movedTo: 'https://new.example/' }, '2026-01-01');
    await api.rule.lostPages.query();
    await deleteLinkChecksBefore(db, '2026-01-02');
  },
  'linkCheck.broken': async (api, db) => {
    const [link] = await listOutsideAddresses(db, 10);
    for (const day of ['2026-01-01', '2026-01-08'])
      if (link) await saveLinkCheck(db, { ...link, problem: '404 Not Found', movedTo: null }, day);
    await api.linkCheck.broken.query();
    await deleteLinkChecksBefore(db, '2026-01-02');
  },
  // No link has this address: no external request is made.
  'linkCheck.checkAgain': (api) =>
    refusalOf(api.linkCheck.checkAgain.mutate({ address: 'https://nowhere.example/' })),
  'dashboard.read': async (api, db) => {
    await addUnansweredRequests(db, [
      { passport: 'BR', destination: 'JP', day: utcDay(), requests: 1 },
    ]);
    await api.dashboard.read.query();
  },
  'backup.last': (api) => api.backup.last.query(),
  'history.list': async (api) => {
    const { id = '' } = (await api.session.me.query()) ?? {};
    for (const by of [undefined, id, 'site', 'command'])
      for (const entity of [undefined, 'destination'] as const)
        for (const before of [undefined, 1000])
          await api.history.list.query({ by, entity, before });
    await api.history.list.query({ from: '2026-01-01', to: '2099-01-01' });
  },
  'history.accounts': (api) => api.history.accounts.query(),
  'history.ofRecord': async (api) => {
    const record = { entity: 'destination', id: await anyId(api) } as const;
    await api.history.ofRecord.query(record);
    await api.history.ofRecord.query({ ...record, before: 1000 });
  },
  'history.restoreVersion': async (api) => {
    const { id } = await api.destination.create.mutate(destinationFixture({ name: 'Restored' }));
    const fields = destinationFixture({ name: 'Restored', rating: 1 });
    await api.destination.update.mutate({ id, version: 1, fields });
    const { entries } = await api.history.ofRecord.query({ entity: 'destination', id });
    const first = entries.at(-1);
    await api.history.restoreVersion.mutate({ entry: first?.id ?? 0, side: 'after', version: 2 });
  },
  'history.undo': async (api) => {
    const ids = [await anyId(api)];
    const { changes } = await api.destination.setStatus.mutate({ ids, status: 'draft' });
    await api.history.undo.mutate({ changes });
  },
  'trash.list': (api) => api.trash.list.query({ page: 1 }),
  'trash.restore': async (api) => {
    const requirement = { id: await newRequirement(api, 'IE') };
    const inner = await api.visaRequirement.delete.mutate(requirement);
    const { trashId } = await api.destination.delete.mutate({ id: await anyId(api) });
    await api.trash.restore.mutate({ ids: [trashId, inner.trashId] });
  },
  'trash.deleteForGood': async (api) => {
    const { trashId } = await api.destination.delete.mutate({ id: await anyId(api) });
    await api.trash.deleteForGood.mutate({ id: trashId });
  },
};

/** The procedures missing from `calls`. */
export function uncalledProcedures(): string[] {
  // The set-up link is called separately: it requires that there is no administrator yet.
  const called = [...Object.keys(calls), 'session.setUp'];
  return Object.keys(appRouter._def.procedures).filter((path) => !called.includes(path));
}

/** The administrator's password after `session.changePassword`. */
export const otherPassword = 'another correct battery staple';

const ownPassword = { password: administrator.password };

function saveView(api: Api, name: string) {
  return api.savedView.create.mutate({ list: 'rules', name, search: 'access=eta' });
}

function invite(api: Api, name: string) {
  return api.user.invite.mutate({ email: `${name}@example.com`, name, role: 'editor' });
}

/** Invites a user; returns the input of procedures about that account. */
async function newUser(api: Api, name: string): Promise<{ id: string }> {
  const { id } = await invite(api, name);
  return { id };
}

/** A file of a followed source that waits for review. */
const followedMatrix = { source: TRAVELREQUIREMENTS_MATRIX, fileHash: 'e'.repeat(64) };
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
const madeUpFile = Buffer.from(JSON.stringify(madeUpEdition()));
/** No preview has this id. */
const noPreview = '00000000-0000-0000-0000-000000000000';
const images = [{ src: 'https://photos.example/a.jpg', alt: 'The sea', width: 1600, height: 900 }];

/** The id of a destination. */
export async function anyId(api: Api): Promise<string> {
  const { items } = await api.destination.list.query({ order: 'rating', pageSize: 1 });
  return items[0]?.id ?? '';
}

async function newRequirement(api: Api, countryCode: string): Promise<string> {
  const destinationId = await anyId(api);
  const fields = requirementInput({ countryCode });
  const creationKey = randomBytes(16).toString('hex');
  return (await api.visaRequirement.create.mutate({ destinationId, creationKey, fields })).id;
}

async function newRule(api: Api, passport: string, destination = 'JP'): Promise<number> {
  const creationKey = randomBytes(16).toString('hex');
  const fields = ruleFixture({ passport, destination });
  return (await api.rule.create.mutate({ creationKey, fields })).id;
}

/** No shipped condition concerns these visitors' passports. */
const unshipped = { concerns: 'visa_on_arrival' } as const;

async function newCondition(api: Api, destination: string): Promise<number> {
  const fields = validityFixture(unshipped);
  return (await api.entryCondition.create.mutate({ destination, fields })).id;
}

async function newFaq(api: Api, question: string): Promise<string> {
  return (await api.faq.create.mutate({ fields: faqInput({ question }) })).id;
}

/** Translates a text of a setting that the site does not have, which is as good as one that it has. */
function translate(api: Api, name: string) {
  const fields = {
    language: 'ja' as const,
    subject: `settings/${name}/text`,
    english: 'A',
    text: 'あ',
  };
  return api.translation.create.mutate({ fields });
}

async function newLink(api: Api, destination: string): Promise<number> {
  return (await api.officialLink.create.mutate({ destination, fields: linkFixture() })).id;
}
