// This version ends all work that a team had begun on a released one: files that wait to be imported,
// forms that were sent once, sources to review, editions to go back to.
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { releasedDumps } from './releasedDatabases.ts';
import { siteOfDump } from './siteOfDump.ts';

type Stored = Record<string, unknown[] | undefined> & {
  policies?: { purpose: string; policy: string }[];
};

/** A source's statements in an edition, by their tables. */
const statementsIn = {
  entry_conditions: ({ conditions }: Stored) => conditions,
  application_portals: ({ officialLinks }: Stored) => officialLinks,
  entry_exceptions: ({ exceptions }: Stored) => exceptions,
  unconfirmed_rules: ({ unconfirmed }: Stored) => unconfirmed,
  entry_restrictions: ({ restrictions }: Stored) => restrictions,
  work_programmes: ({ programmes, ...stored }: Stored) =>
    programmes ?? inPolicies(stored, 'programmes'),
  ways_to_work: ({ ways, schemes = [], ...stored }: Stored) =>
    ways ?? [...schemes, ...inPolicies(stored, 'routes')],
  zones: ({ zones }: Stored) => zones,
};

/** What earlier versions stored in the policies on working. */
function inPolicies({ policies = [] }: Stored, list: 'programmes' | 'routes'): unknown[] {
  return policies
    .filter(({ purpose }) => purpose === 'working')
    .flatMap(({ policy }) => JSON.parse(policy)[list]);
}

/** The dumps that hold every kind; the first release's holds few. */
const dumps = releasedDumps(inject('engine')).slice(1);

describe.each(dumps)('of a database of %s', (dump) => {
  test('each waiting file of records is previewed and imported', async () => {
    const { api, db, history } = await siteOfDump(dump);
    const imports = await db
      .selectFrom('record_imports')
      .select(['id', 'options', 'state'])
      .execute();
    const imported: string[] = [];
    for (const { id, options } of imports.filter(({ state }) => state === 'previewed')) {
      const { kind } = JSON.parse(options);
      const { counts, fingerprint } = await api.recordImport.preview.query({ id });
      expect(counts, kind).toMatchObject({ added: 1, changed: 0, refused: 0 });
      const { items } = await api.recordImport.rows.query({ id, outcome: 'added' });
      expect(items, kind).toHaveLength(1);
      await api.recordImport.applyPreview.mutate({ id, fingerprint });
      await eventually(async () =>
        expect(await api.recordImport.progress.query({ id })).toMatchObject({ state: 'applied' }),
      );
      expect((await history()).at(-1), kind).toMatchObject({ entity: 'import', entityId: kind });
      imported.push(kind);
    }
    expect(imported.sort()).toEqual([
      'destinations',
      'entry-conditions',
      'faqs',
      'official-links',
      'requirements',
      // Earlier versions keep no policies of the team.
      ...(dump >= '0032' ? ['transit-policies'] : []),
      'translations',
      ...(dump >= '0034' ? ['ways-to-work', 'work-areas', 'work-programmes'] : []),
    ]);
    const ended = imports.find(({ state }) => state === 'failed');
    expect(await api.recordImport.progress.query({ id: ended?.id ?? '' })).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^The server/),
    });
  });

  test('the waiting file of rules is imported, and the edition before is current again', async () => {
    const { api, db } = await siteOfDump(dump);
    const { id } = await db
      .selectFrom('rule_imports')
      .select('id')
      .where('state', '=', 'previewed')
      .executeTakeFirstOrThrow();
    const { items } = await api.ruleEdition.previewedChanges.query({ id });
    expect(items).toMatchObject([{ passport: 'AR', destination: 'SM' }]);
    await api.ruleEdition.applyPreview.mutate({ id, skipRefused: false });
    await eventually(async () =>
      expect(await api.ruleEdition.progress.query({ id })).toMatchObject({ state: 'applied' }),
    );
    const pair = { passport: 'AR', destination: 'SM', source: 'passport-index' };
    const stay = async () => (await api.rule.list.query(pair)).items.map((rule) => rule.stayNumber);
    expect(await stay()).toEqual([60]);
    await api.ruleEdition.rollBack.mutate({ source: 'passport-index' });
    expect(await stay()).toEqual([80]);
  });

  test('the statements that were stored with replaced editions are put back', async () => {
    const { api, db } = await siteOfDump(dump);
    const replaced = await db
      .selectFrom('rule_editions')
      .select(['source_id as source', 'statements'])
      .where('statements', 'is not', null)
      .execute();
    const kinds = new Set<string>();
    for (const { source, statements } of replaced) {
      await api.ruleEdition.rollBack.mutate({ source });
      const stored: Stored = JSON.parse(statements ?? '');
      for (const [table, keptIn] of Object.entries(statementsIn)) {
        const rows = await db
          .selectFrom(table as keyof typeof statementsIn)
          .select('source_id')
          .where('source_id', '=', source)
          .execute();
        const kept = keptIn(stored) ?? [];
        expect(rows, `${source} ${table}`).toHaveLength(kept.length);
        if (kept.length > 0) kinds.add(table);
      }
    }
    // Earlier versions know nothing of working.
    const expected = Object.keys(statementsIn).filter(
      (table) => dump >= '0030' || table !== 'work_programmes',
    );
    expect([...kinds].sort()).toEqual(expected.sort());
  });

  test('the fetched file of a followed source is reviewed', async () => {
    const { api } = await siteOfDump(dump);
    const [update] = await api.followedSource.updates.query();
    expect(update).toMatchObject({ source: 'travelrequirements-matrix', refused: 0 });
    const { source = '', fileHash = '', replaces = null, groups = [] } = update ?? {};
    for (const { group, changes } of groups) {
      const { total } = await api.followedSource.changes.query({ source, group });
      expect(total).toBe(changes);
    }
    const all = groups.map(({ group }) => group);
    await api.followedSource.applyUpdate.mutate({ source, fileHash, replaces, groups: all });
    const { items } = await api.rule.list.query({ source, passport: 'BR' });
    expect(items).toHaveLength(1);
  });

  test('requirements that an upgrade carried over are put back below the country’s answer', async () => {
    const { api, db } = await siteOfDump(dump);
    const idsOf = async (standing: 'carried_over' | 'set_aside') => {
      const all = db.selectFrom('visa_requirements').select('id').where('standing', '=', standing);
      return (await all.execute()).map(({ id }) => id);
    };
    const [ids, before] = [await idsOf('carried_over'), await idsOf('set_aside')];
    expect([ids, before]).toEqual([[expect.any(String)], [expect.any(String)]]);
    const settled = await api.visaRequirement.settleCarriedOver.mutate({
      decision: 'put_back',
      ids,
    });
    expect(settled.settled).toBe(1);
    expect((await idsOf('set_aside')).sort()).toEqual([...ids, ...before].sort());
  });

  test('a form that was sent before creates no second record', async () => {
    const { api, db, history } = await siteOfDump(dump);
    const changes = await history();
    const repeats = {
      destination: (creationKey: string, fields: object) =>
        api.destination.create.mutate({ ...fields, creationKey } as never),
      visa_requirement: async (creationKey: string, fields: object, id: string) => {
        const { destinationId } = await api.visaRequirement.byId.query({ id });
        const again = { destinationId, creationKey, fields };
        return api.visaRequirement.create.mutate(again as never);
      },
      faq: (creationKey: string, fields: object) =>
        api.faq.create.mutate({ creationKey, fields } as never),
      rule: (creationKey: string, fields: object) =>
        api.rule.create.mutate({ creationKey, fields } as never),
    };
    const tables = {
      destination: 'destinations',
      visa_requirement: 'visa_requirements',
      faq: 'faqs',
      rule: 'entry_rules',
    } as const;
    for (const [entity, table] of Object.entries(tables)) {
      const rows = await db
        .selectFrom(table as 'faqs')
        .select(['id', 'creation_key as key', 'version'])
        .execute();
      let repeated = 0;
      for (const { id, key, version } of rows) {
        const created = changes.find(
          (one) => one.entity === entity && one.entityId === String(id) && one.action === 'created',
        );
        if (!key || !created?.after || version !== 1) continue;
        const repeat = repeats[entity as keyof typeof repeats];
        const { standing, verifiedOn, refusedOn, contestedAccess, pageScope, ...sent } =
          created.after;
        expect((await repeat(key, sent, String(id))).id, entity).toBe(id);
        repeated += 1;
      }
      expect(repeated, entity).toBeGreaterThan(0);
      const after = await db
        .selectFrom(table as 'faqs')
        .select('id')
        .execute();
      expect(after, entity).toHaveLength(rows.length);
    }
  });
});
