// Cached responses are removed by kind of content: what a procedure reads must be among the kinds
// that it declares.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type ContentKind, contentKinds } from '#db/contentState.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { Schema } from '#db/schema.ts';
import { currentTable } from '#server/answers/table/currentTable.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import type { ProcedureMeta } from '#server/trpc/init.ts';
import { procedureAt } from '../../procedures/table.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { type Executed, noteExecuted } from './executedStatements.ts';

/** The tables of each kind; `null` for those that no kind stands for. */
const kindOfTable: Partial<Record<keyof Schema, ContentKind>> = {
  destinations: 'destinations',
  destination_types: 'destinations',
  destination_images: 'destinations',
  destination_redirects: 'destinations',
  images: 'destinations',
  visa_requirements: 'destinations',
  faqs: 'questions',
  settings: 'settings',
  rule_sources: 'rules',
  rule_editions: 'rules',
  entry_rules: 'rules',
  zones: 'rules',
  zone_members: 'rules',
  entry_conditions: 'rules',
  application_portals: 'rules',
  work_programmes: 'rules',
  ways_to_work: 'rules',
  unconfirmed_rules: 'rules',
  entry_restrictions: 'rules',
  entry_exceptions: 'rules',
  stay_policies: 'rules',
  transit_policies: 'rules',
  work_areas: 'rules',
  answer_changes: 'rules',
};

/** A change of these counts for every kind. */
const ofAllKinds = ['countries', 'content_version'];

function kindsRead(statements: Executed[]): Set<ContentKind> {
  const tables = statements.flatMap(({ sql: text }) =>
    Array.from(text.matchAll(/\b(?:from|join) "?(\w+)"?/g), ([, table = '']) => table),
  );
  const kinds = tables.flatMap((table) => {
    if (ofAllKinds.includes(table)) return [];
    const kind = kindOfTable[table as keyof Schema];
    return kind ?? [];
  });
  return new Set(kinds);
}

/** A change of unknown kind, after which nothing read before is used again. */
async function forgetCaches(db: OpenDatabase) {
  await sql`update content_version set version = version + 1`.execute(db);
}

const procedures = Object.entries(appRouter._def.procedures).map(([path, procedure]) => {
  const { meta } = (procedure as unknown as { _def: { meta?: ProcedureMeta } })._def;
  return { path, dependsOn: meta?.dependsOn };
});

test('each cached procedure reads only the kinds of content that it declares', async () => {
  const executedBy = noteExecuted();
  const site = await startTestSite({ samples: true, rules: true });
  const { api } = await site.signedIn();
  const undeclared: string[] = [];
  const readBySome = new Set<ContentKind>();
  for (const { path, dependsOn } of procedures) {
    if (!Array.isArray(dependsOn)) continue;
    await forgetCaches(site.db);
    const executed = await executedBy(() => procedureAt(path).call(api, site.db));
    for (const kind of kindsRead(executed)) {
      readBySome.add(kind);
      if (!dependsOn.includes(kind)) undeclared.push(`${path} reads ${kind}`);
    }
  }
  expect(undeclared).toEqual([]);
  expect([...readBySome].sort()).toEqual(contentKinds.toSorted());
});

test.each([
  '/api/v1/answers/BR/JP',
  '/api/v1/passports/BR',
  '/api/v1/destinations/JP.csv',
  '/api/v1/changes?since=2026-02-20',
  '/changes.atom',
  '/changes/passport/BR.atom',
  '/embed/answer?to=JP&from=BR',
])('%s reads rules and settings only', async (url) => {
  const executedBy = noteExecuted();
  const { app } = await startTestSite({ samples: true, rules: true });
  const executed = await executedBy(async () => {
    const { statusCode } = await app.inject({ url, headers: { host: 'localhost:3000' } });
    expect(statusCode).toBe(200);
  });
  const kinds = kindsRead(executed);
  expect([...kinds].filter((kind) => kind !== 'rules' && kind !== 'settings')).toEqual([]);
  expect(kinds).toContain('rules');
});

test.each([
  ['an answer', 6, '/visa-info/JP?from=BR', '/visa-info/JP?from=DE'],
  ['home', 3, '/', '/?again'],
])('%s takes at most %i statements', async (_, most, first, url) => {
  const executedBy = noteExecuted();
  const site = await startTestSite({ pages: await builtPages(), samples: true, rules: true });
  const headers = { host: 'localhost:3000' };
  // Countries, settings and facts are read with the first page, and the table of answers beside it.
  await site.app.inject({ url: first, headers });
  await currentTable(site.db);
  const executed = await executedBy(async () =>
    expect((await site.app.inject({ url, headers })).statusCode).toBe(200),
  );
  const statements = executed.map((one) => one.sql).filter((text) => !text.startsWith('pragma'));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
});
