// Who vouches for a requirement: the team for what it saves, nobody for a sample.

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { VisaRequirementInput } from '#core/inputs/visaRequirement.ts';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import { openDatabase } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { requirementTable } from '#db/queries/visaRequirements/visaRequirements.ts';
import { seedAll } from '#db/seed/seed.ts';
import { carriedOverInLines } from '#server/records/visaRequirements/carriedOver.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { addSource } from '../../fixtures/entryRules.ts';
import { requirementInput } from '../../fixtures/inputs.ts';
import { openDecisions } from '../../support/site/openDecisions.ts';
import { newSite } from '../../support/site/preparedDatabases.ts';
import { startTestSite } from '../../support/site/testApp.ts';

async function siteWithSamples() {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const rows = () =>
    site.db
      .selectFrom('visa_requirements')
      .select(['id', 'destination_id as destinationId', 'country_code as countryCode'])
      .select(['type', 'standing'])
      .orderBy('id')
      .execute();
  const standingOf = async (id: string) =>
    (await rows()).find((row) => row.id === id)?.standing ?? 'gone';
  const sample = async () => {
    const stored = await api.visaRequirement.byId.query({ id: 'paris-france-us-tourist' });
    const fields = Object.fromEntries(
      Object.entries(stored).filter(([name]) =>
        (requirementTable.fields.names as string[]).includes(
          name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        ),
      ),
    ) as VisaRequirementInput;
    return { ...stored, fields };
  };
  return { site, api, rows, standingOf, sample };
}

test('all samples of a new site are samples, and what the team creates is its own', async () => {
  const { api, rows, standingOf } = await siteWithSamples();
  expect(new Set((await rows()).map(({ standing }) => standing))).toEqual(new Set(['sample']));
  const { id } = await api.visaRequirement.create.mutate({
    destinationId: 'paris-france',
    fields: requirementInput({ countryCode: 'KE' }),
  });
  expect(await standingOf(id)).toBe('team');
});

test('a changed sample is the team’s; undone it is a sample, restored the team’s again', async () => {
  const { api, standingOf, sample } = await siteWithSamples();
  const { id, version, fields } = await sample();
  await api.visaRequirement.update.mutate({ id, version, fields });
  expect(await standingOf(id)).toBe('sample');
  const changed = { ...fields, durationDays: 60 };
  const saved = await api.visaRequirement.update.mutate({
    id,
    version: version + 1,
    fields: changed,
  });
  expect(await standingOf(id)).toBe('team');

  const entries = async () =>
    (await api.history.ofRecord.query({ entity: 'visa_requirement', id })).entries;
  const [change] = await entries();
  await api.history.restoreVersion.mutate({
    entry: change?.id ?? 0,
    side: 'before',
    version: saved.version,
  });
  expect(await standingOf(id)).toBe('sample');
  await api.history.restoreVersion.mutate({
    entry: change?.id ?? 0,
    side: 'after',
    version: saved.version + 1,
  });
  expect(await standingOf(id)).toBe('team');
});

test('a restore of what an earlier version recorded is a save of the team', async () => {
  const { site, api, standingOf, sample } = await siteWithSamples();
  const { id, version, fields } = await sample();
  const changed = { ...fields, durationDays: 60 };
  const saved = await api.visaRequirement.update.mutate({ id, version, fields: changed });
  const back = { id, version: saved.version, fields };
  await api.visaRequirement.update.mutate(back);
  const withoutStanding = sql<string>`replace(replace("after", ',"standing":"team"', ''), '"standing":"team",', '')`;
  await site.db
    .updateTable('history')
    .set({ after: withoutStanding })
    .where('entity_id', '=', id)
    .execute();
  const { entries } = await api.history.ofRecord.query({ entity: 'visa_requirement', id });
  expect(entries.at(-1)?.after).toEqual({ durationDays: 60, standing: null });
  const entry = entries.at(-1)?.id ?? 0;
  await api.history.restoreVersion.mutate({ entry, side: 'after', version: saved.version + 1 });
  expect(await api.visaRequirement.byId.query({ id })).toMatchObject({ durationDays: 60 });
  expect(await standingOf(id)).toBe('team');
});

test('a copy to other passports is the team’s, and so is its replaced sample', async () => {
  const { api, rows } = await siteWithSamples();
  const copy = { id: 'paris-france-cn-tourist', passports: ['KE', 'US'] };
  const { fingerprint } = await api.visaRequirement.previewCopy.query(copy);
  const { changes } = await api.visaRequirement.copy.mutate({ ...copy, fingerprint });
  const inParis = async () =>
    Object.fromEntries(
      (await rows())
        .filter(({ destinationId, type }) => destinationId === 'paris-france' && type === 'tourist')
        .map(({ countryCode, standing }) => [countryCode, standing]),
    );
  expect(await inParis()).toMatchObject({ KE: 'team', US: 'team', CN: 'sample' });
  await api.history.undo.mutate({ changes });
  const { KE, US } = await inParis();
  expect([KE, US]).toEqual([undefined, 'sample']);
});

test('the copy of a destination, its move, and deletion and return keep who vouches', async () => {
  const { site, api, rows } = await siteWithSamples();
  await site.db
    .updateTable('visa_requirements')
    .set({ standing: 'set_aside' })
    .where('id', '=', 'tokyo-japan-us-tourist')
    .execute();
  const { id } = await api.visaRequirement.create.mutate({
    destinationId: 'tokyo-japan',
    fields: requirementInput({ countryCode: 'KE' }),
  });
  const of = async (destination: string) => {
    const counted: Partial<Record<RequirementStanding, number>> = {};
    for (const { destinationId, standing } of await rows()) {
      if (destinationId === destination) counted[standing] = (counted[standing] ?? 0) + 1;
    }
    return counted;
  };
  const before = await of('tokyo-japan');
  expect(before).toMatchObject({ team: 1, set_aside: 1 });
  const copy = await api.destination.duplicate.mutate({ id: 'tokyo-japan' });
  expect(await of(copy.id)).toEqual(before);

  const { version } = await api.destination.stored.query({ id: 'tokyo-japan' });
  const fields = destinationFixture({ name: 'Tokyo', countryCode: 'JP' });
  await api.destination.update.mutate({ id: 'tokyo-japan', version, slug: 'edo', fields });
  expect(await of('edo')).toEqual(before);
  const { trashId } = await api.destination.delete.mutate({ id: 'edo' });
  await api.trash.restore.mutate({ ids: [trashId] });
  expect(await of('edo')).toEqual(before);

  const one = await api.visaRequirement.deleteMany.mutate({
    ids: [id, 'tokyo-japan-us-tourist', 'tokyo-japan-gb-tourist'],
  });
  await api.trash.restore.mutate({ ids: one.trashIds });
  expect(await of('edo')).toEqual(before);
});

test('what a version without standings deleted comes back as a sample or as the team’s', async () => {
  const { site, api, standingOf } = await siteWithSamples();
  const { id } = await api.visaRequirement.create.mutate({
    destinationId: 'paris-france',
    fields: requirementInput({ countryCode: 'KE' }),
  });
  const { trashIds } = await api.visaRequirement.deleteMany.mutate({
    ids: [id, 'paris-france-us-tourist'],
  });
  for (const { id: trashId, data } of await site.db.selectFrom('trash').selectAll().execute()) {
    const { requirement, ...others } = JSON.parse(data);
    const { standing: _, ...earlier } = requirement;
    await site.db
      .updateTable('trash')
      .set({ data: JSON.stringify({ ...others, requirement: earlier }) })
      .where('id', '=', trashId)
      .execute();
  }
  await api.trash.restore.mutate({ ids: trashIds });
  expect(await standingOf(id)).toBe('team');
  expect(await standingOf('paris-france-us-tourist')).toBe('sample');
});

test('an upgrade takes over as the team’s all but the samples that were never saved', async () => {
  const { address } = await newSite();
  const db = openDatabase(address);
  onTestFinished(() => db.destroy());
  const names = Object.keys(db.engine.migrations);
  const before = names.slice(0, names.indexOf('0023_requirement_standing'));
  await migrateToLatest(
    db,
    Object.fromEntries(before.map((name) => [name, db.engine.migrations[name] ?? never()])),
  );
  // A site of today: the samples of a new database, without the mark.
  const seeded = await startTestSite({ samples: true });
  for (const table of ['countries', 'destinations', 'visa_requirements'] as const) {
    const rows = await seeded.db.selectFrom(table).selectAll().execute();
    for (const { standing: _, ...row } of rows as { standing?: string }[]) {
      await sql`insert into ${sql.table(table)}
        (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})`.execute(db);
    }
  }
  const saved = sql`update visa_requirements set version = 3 where id = 'dubai-united-arab-emirates-us-tourist'`;
  await saved.execute(db);
  await sql`update visa_requirements set duration_days = 14
    where id = 'paris-france-us-tourist'`.execute(db);
  await sql`update visa_requirements set id = 'other-id' where id = 'paris-france-gb-tourist'`.execute(
    db,
  );
  await migrateToLatest(db);
  const rows = await db.selectFrom('visa_requirements').select(['id', 'standing']).execute();
  const standing = new Map(rows.map((row) => [row.id, row.standing]));
  expect(standing.get('paris-france-us-tourist')).toBe('carried_over');
  expect(standing.get('other-id')).toBe('sample');
  const carried = rows.filter((row) => row.standing === 'carried_over').map(({ id }) => id);
  expect(carried).toHaveLength(2);
  expect(rows.filter((row) => row.standing === 'sample')).toHaveLength(rows.length - 2);

  // Restarts change nothing.
  await migrateToLatest(db);
  await seedAll(db, { rules: false });
  expect(await db.selectFrom('visa_requirements').select(['id', 'standing']).execute()).toEqual(
    expect.arrayContaining(rows),
  );
});

function never(): never {
  throw new Error('The migration is there');
}

/** A site whose requirements were saved before the team's came first. */
async function upgradedSite() {
  const site = await startTestSite();
  const { api } = await site.signedIn();
  await addSource(site.db, { id: 'index', edition: '2026-02-17' }, [
    { destination: 'JP', access: 'visa_free', stay_number: 90, stay_unit: 'days' },
    { destination: 'JP', access: 'visa_free', passport: 'FR' },
    { destination: 'JP', access: 'visa_required', passport: 'US' },
  ]);
  const law = { id: 'law', kind: 'official', edition: '2020-01-01' } as const;
  await addSource(site.db, law, [{ destination: 'JP', access: 'eta', passport: 'KE' }]);
  const destination = destinationFixture({ name: 'Tokyo', countryCode: 'JP' });
  const { id: destinationId } = await api.destination.create.mutate(destination);
  const unsourced = { sourceAddress: null, sourceDate: null };
  const carry = async (countryCode: string, changes: Partial<VisaRequirementInput>) => {
    const fields = requirementInput({ countryCode, ...unsourced, ...changes });
    const { id } = await api.visaRequirement.create.mutate({ destinationId, fields });
    return id;
  };
  const ids = {
    // Harder than the answer.
    BR: await carry('BR', { onArrival: true }),
    // It agrees.
    FR: await carry('FR', { required: false }),
    // Easier than an official source.
    KE: await carry('KE', { required: false, durationDays: 60 }),
    // It came first before, too.
    US: await carry('US', {
      onArrival: true,
      sourceAddress: 'https://law.example/',
      sourceDate: '2026-03',
    }),
  };
  await site.db.updateTable('visa_requirements').set({ standing: 'carried_over' }).execute();
  await api.country.setEnabled.mutate({ code: 'GL', enabled: true });
  const listed = async () =>
    (await openDecisions(api, { kind: 'carried_over' })).map(
      ({ passports, sides: [now, before], requirement }) =>
        `${passports[0]}: ${before?.access} ${now?.access}${requirement?.differs === 'easier' ? ' easier' : ''}`,
    );
  const standings = async () =>
    Object.fromEntries(
      (
        await site.db
          .selectFrom('visa_requirements')
          .select(['country_code as passport', 'standing'])
          .execute()
      ).map(({ passport, standing }) => [passport, standing]),
    );
  const answer = async (passport: string) => {
    const input = { passports: [passport], destinationIds: [destinationId] };
    return (await api.entryRule.forDestinations.query(input))[0]?.access;
  };
  return { site, api, ids, listed, standings, answer };
}

test('the answers that an upgrade changes are listed, those easier than an official source first', async () => {
  const { site, api, listed, answer } = await upgradedSite();
  expect(await listed()).toEqual(['KE: eta visa_free easier', 'BR: visa_free visa_on_arrival']);
  expect(await answer('KE')).toBe('visa_free');
  expect((await api.dashboard.read.query()).carriedOver).toEqual({ all: 2, easier: 1 });
  expect(await carriedOverInLines(site.db)).toEqual([
    expect.stringContaining('2 answers change with the upgrade, 1 of them becomes easier than'),
    'Tokyo, passport Kenya, tourist: Travel authorisation → Visa free · up to 60 days (easier than an official source)',
    'Tokyo, passport Brazil, tourist: Visa free · up to 90 days → Visa on arrival · up to 30 days',
  ]);
});

test('all are confirmed at once, and an undo lists them again', async () => {
  const { site, api, listed, standings } = await upgradedSite();
  const { settled, changes } = await api.visaRequirement.settleCarriedOver.mutate({
    decision: 'confirm',
  });
  expect(settled).toBe(2);
  expect(await listed()).toEqual([]);
  expect(await standings()).toMatchObject({ BR: 'team', KE: 'team', FR: 'carried_over' });
  expect(await carriedOverInLines(site.db)).toEqual([]);
  await api.history.undo.mutate({ changes });
  expect(await listed()).toHaveLength(2);
});

test('one is put back below its country’s answer until the team saves it', async () => {
  const { site, api, ids, listed, standings, answer } = await upgradedSite();
  const one = { decision: 'put_back' as const, ids: [ids.KE, 'unknown'] };
  expect(await api.visaRequirement.settleCarriedOver.mutate(one)).toMatchObject({ settled: 1 });
  expect(await listed()).toEqual(['BR: visa_free visa_on_arrival']);
  expect(await standings()).toMatchObject({ KE: 'set_aside', BR: 'carried_over' });
  expect((await carriedOverInLines(site.db))[0]).toMatch(
    /: 1 answer changes with the upgrade, not to one easier than an official source$/,
  );
  expect(await answer('KE')).toBe('eta');
  // Whoever settled it meanwhile decided.
  expect(
    await api.visaRequirement.settleCarriedOver.mutate({ ...one, decision: 'confirm' }),
  ).toMatchObject({ settled: 0 });
  const { version } = await api.visaRequirement.byId.query({ id: ids.KE });
  const fields = requirementInput({ countryCode: 'KE', required: false });
  await api.visaRequirement.update.mutate({ id: ids.KE, version, fields });
  expect(await answer('KE')).toBe('visa_free');
});

test('a preview shows what the team saved as the verdict, and below the country’s answer once put back', async () => {
  const site = await startTestSite({ pages: await builtPages() });
  const { api } = await site.signedIn();
  const law = { id: 'law', kind: 'official', edition: '2026-10-01' } as const;
  await addSource(site.db, law, [{ passport: 'KE', destination: 'JP', access: 'visa_required' }]);
  const draft = destinationFixture({ name: 'Tokyo', countryCode: 'JP', status: 'draft' });
  const { id: destinationId } = await api.destination.create.mutate(draft);
  const fields = requirementInput({
    countryCode: 'KE',
    required: false,
    durationDays: 60,
    sourceAddress: null,
    sourceDate: null,
  });
  const { id } = await api.visaRequirement.create.mutate({ destinationId, fields });
  const { token } = await api.destination.createPreview.mutate({ id: destinationId });
  const verdict = async () => {
    const cookie = 'passport=KE';
    const { body } = await site.app.inject({ url: `/preview/${token}`, headers: { cookie } });
    return /class="verdict" data-status="([a-z-]+)".*?<h3[^>]*>([^<]*)</s.exec(body)?.slice(1);
  };
  expect(await verdict()).toEqual([
    'doubtful',
    'Our team: No Visa Required. Official source: Visa required.',
  ]);
  await changeContent(site.db, 'destinations', (db) =>
    db
      .updateTable('visa_requirements')
      .set({ standing: 'set_aside' })
      .where('id', '=', id)
      .execute(),
  );
  expect(await verdict()).toEqual(['in-advance', 'Visa Required']);
});
