// This version reads all that a released one stored as JSON or by name: moves and renames of code
// leave it as it is. The dumps hold every kind: see dumpedKinds.test.ts.
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { presentSubject } from '#core/languages/movedMessages.ts';
import { releasedDumps } from './releasedDatabases.ts';
import { retiredMessages } from './retiredMessages.ts';
import { siteOfDump } from './siteOfDump.ts';

/** The dumps that hold every kind; the first release's holds few. */
const dumps = releasedDumps(inject('engine')).slice(1);

/** The records whose earlier versions can be restored, by the names that the history stores. */
const restorable = [
  'application_portal',
  'destination',
  'entry_condition',
  'faq',
  'rule',
  'setting',
  'translation',
  'visa_requirement',
];

/** The settings whose earlier versions can be restored; older releases have fewer. */
const restorableSettings = [
  'contact',
  'embedding',
  'followed-sources',
  'footer',
  'link-checks',
  'page.cookies',
  'page.privacy',
  'page.terms',
  'search-engines',
  'security',
  'site',
  'staleness',
];

/** The changes that are undone alone, by the names that the history stores. */
const undoable = [
  'answer_report changed',
  'destination changed',
  'message changed',
  'rule confirmed',
  'rule created',
  'rule refused',
  'visa_requirement changed',
  'visa_requirement created',
];

/** Fields of the history that restoring a version leaves as they are. */
const notRestored = ['status', 'publishAt', 'slug', 'place', 'version', 'verifiedOn', 'refusedOn'];

describe.each(dumps)('of a database of %s', (dump) => {
  test('every change is in the history, of all, of its kind and of its record', async () => {
    const { api, history } = await siteOfDump(dump);
    const stored = (await history()).reverse();
    const listed = async (entity?: string) => {
      const ids: number[] = [];
      for (let before: number | undefined; ; ) {
        const filter = { entity: entity as never, before, pageSize: 100 };
        const { entries, next } = await api.history.list.query(filter);
        ids.push(...entries.map(({ id }) => id));
        if (next === null) return ids;
        before = next;
      }
    };
    expect(await listed()).toEqual(stored.map(({ id }) => id));
    for (const kind of new Set(stored.map(({ entity }) => entity))) {
      const ofKind = stored.filter(({ entity }) => entity === kind);
      expect(await listed(kind), kind).toEqual(ofKind.map(({ id }) => id));
      for (const record of new Set(ofKind.map(({ entityId }) => entityId))) {
        const last = ofKind.find(({ entityId }) => entityId === record);
        const ofRecord = { entity: kind as never, id: record };
        const { entries } = await api.history.ofRecord.query(ofRecord);
        expect(entries[0], `${kind} ${record}`).toMatchObject({ id: last?.id });
      }
    }
  });

  test('every version of a record is restored', async () => {
    const { api, db, history } = await siteOfDump(dump);
    const restored = new Set<string>();
    const settings = new Set<string>();
    for (const { id: entry, entity, entityId, ...sides } of await history()) {
      if (!restorable.includes(entity)) continue;
      const record = { entity: entity as never, id: entityId };
      const { storedVersion, entries } = await api.history.ofRecord.query(record);
      if (storedVersion === null || !entries.some(({ id }) => id === entry)) continue;
      for (const side of ['before', 'after'] as const) {
        const fields = sides[side];
        if (!fields || retiredMessages.includes(String(fields.subject))) continue;
        const { storedVersion: version } = await api.history.ofRecord.query(record);
        await api.history.restoreVersion.mutate({ entry, side, version: version ?? 0 });
        const [last] = await history({ entity, entityId });
        const kept = Object.entries(fields)
          .filter(([name]) => !notRestored.includes(name))
          .map(([name, is]) => [name, name === 'subject' ? presentSubject(String(is)) : is]);
        expect(last?.after, `${entity} ${entityId}`).toMatchObject(Object.fromEntries(kept));
        restored.add(entity);
        if (entity === 'setting') settings.add(entityId);
      }
    }
    expect([...restored].sort()).toEqual(restorable);
    const stored = await db.selectFrom('settings').select('key').execute();
    const keys = stored.map(({ key }) => key);
    expect([...settings].sort()).toEqual(restorableSettings.filter((key) => keys.includes(key)));
  });

  test('every change that can be undone is undone', async () => {
    const { api, history } = await siteOfDump(dump);
    const undone: string[] = [];
    for (const { id, entity, entityId, action, ...entry } of (await history()).reverse()) {
      const change = `${entity} ${action}`;
      if (entry.actorKind !== 'user') continue;
      const result = await api.history.undo.mutate({ changes: [id] }).catch(() => ({ undone: 0 }));
      if (result.undone === 0) continue;
      undone.push(change);
      // Decisions are taken back by a line of their own.
      if (entity === 'rule_source' || entity === 'decision') continue;
      const [last] = await history({ entity, entityId });
      expect(isDeepStrictEqual(last?.after, entry.before), `${change} ${entityId}`).toBe(true);
    }
    // Versions have named a refused rule, its source, or the decision.
    const names = ['decision settled', 'rule_source refused'];
    const refused = names.find((name) => undone.includes(name)) ?? 'rule refused';
    const expected = undoable.map((change) => (change === 'rule refused' ? refused : change));
    expect([...new Set(undone)].sort()).toEqual(expected.sort());
  });

  test('everything in the trash is restored as it was', async () => {
    const { api, db, history } = await siteOfDump(dump);
    const { items } = await api.trash.list.query({ pageSize: 100 });
    const stored = await db.selectFrom('trash').select('entity').execute();
    expect(items.map(({ entity }) => entity).sort()).toEqual(
      stored.map(({ entity }) => entity).sort(),
    );
    for (const { id, entity, entityId } of items) {
      const [record] = await api.trash.restore.mutate({ ids: [id] });
      expect(record, entity).toMatchObject({ entity, id: entityId });
      const ofRecord = (await history()).filter(
        (one) => one.entity === entity && one.entityId === entityId,
      );
      const [deleted, restored] = ofRecord.slice(-2);
      expect(restored, entity).toMatchObject({ action: 'restored', after: deleted?.before });
    }
    expect((await api.trash.list.query({})).total).toBe(0);
  });
});
