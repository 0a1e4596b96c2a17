import { beforeAll, describe, expect, test } from 'vitest';
import { defaultSecurity, SECURITY } from '#core/inputs/settings/security.ts';
import { NEEDS_TWO_FACTOR } from '#core/site/signIn.ts';
import { createAdministrator } from '#server/accounts/administrators.ts';
import { appRouter } from '#server/trpc/appRouter.ts';
import type { ProcedureMeta } from '#server/trpc/init.ts';
import { observedCalls } from '../procedures/observedCalls.ts';
import { procedureAt, procedures as table } from '../procedures/table.ts';
import { unexpectedChanges } from '../procedures/unexpectedChanges.ts';
import { changesBetween, watchedState } from '../support/site/databaseState.ts';
import { inOtherProcess } from '../support/site/otherProcess.ts';
import {
  siteOfFile,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from '../support/site/testApp.ts';
import { type Schema, unboundedInputs } from '../support/unboundedInputs.ts';

type Procedure = { _def: { type: 'query' | 'mutation'; inputs: Schema[]; meta?: ProcedureMeta } };

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
).map(([path, { _def }]) => ({ path, ..._def }));

// Refused calls don't change the site.
const site = siteOfFile();

const editor = {
  email: 'editor@example.com',
  password: 'another battery staple',
  role: 'editor',
} as const;

/** The session cookies of an editor and an administrator. */
let cookies: { editor: string; administrator: string };

beforeAll(async () => {
  await createAdministrator(site().db, editor);
  const browser = site().browser();
  await browser.api.session.signIn.mutate({ email: editor.email, password: editor.password });
  cookies = { editor: cookieOf(browser), administrator: cookieOf(await site().signedIn()) };
});

function cookieOf(browser: TestBrowser): string {
  return `session=${browser.cookies.get('session')}`;
}

/**
 * Calls a procedure with an input that none accepts: callers with access are refused only for the
 * input.
 */
function call({ app }: TestSite, { path, type }: { path: string; type: string }, cookie?: string) {
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    ...(cookie && { cookie }),
  };
  const input = JSON.stringify({ surprise: true });
  if (type === 'query') {
    return app.inject({ url: `/trpc/${path}?input=${encodeURIComponent(input)}`, headers });
  }
  return app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: input,
  });
}

const signedOut = { message: 'Please sign in', data: { code: 'UNAUTHORIZED' } };
const forbidden = { message: 'Only an administrator may do this', data: { code: 'FORBIDDEN' } };
const refusals = [401, 403];

/** A procedure without input that writes would be executed, not refused. */
function isSafeToCall({ type, inputs }: { type: string; inputs: Schema[] }): boolean {
  return type === 'query' || inputs.length > 0;
}

test('the table names every procedure, and no other', () => {
  const paths = procedures.map(({ path }) => path);
  expect([...table.keys()].sort()).toEqual(paths.sort());
});

test.each(procedures)('$path has the access of the table', async (procedure) => {
  const access = procedureAt(procedure.path).role;
  expect(procedure.meta?.role ?? 'visitor').toBe(access);
  for (const cookie of [undefined, 'session=abcdefghijklmnopqrstuvwxyz']) {
    if (access === 'visitor' && !isSafeToCall(procedure)) continue;
    const answer = await call(site(), procedure, cookie);
    if (access === 'visitor') expect(refusals).not.toContain(answer.statusCode);
    else expect([answer.statusCode, answer.json().error]).toMatchObject([401, signedOut]);
  }
  for (const role of ['editor', 'administrator'] as const) {
    if (access === 'administrator' && role === 'editor') {
      const answer = await call(site(), procedure, cookies.editor);
      expect([answer.statusCode, answer.json().error]).toMatchObject([403, forbidden]);
    } else if (isSafeToCall(procedure)) {
      const { statusCode } = await call(site(), procedure, cookies[role]);
      // Procedures without input respond; the others refuse the input.
      expect(statusCode).toBe(procedure.inputs.length > 0 ? 400 : 200);
    }
  }
});

test('before mandatory two-factor is set up, only the own account is accessible', async () => {
  const strict = await startTestSite();
  const admin = await strict.signedIn();
  const security = JSON.stringify({ ...defaultSecurity, requireTwoFactor: true });
  const row = { key: SECURITY, value: security, updated_at: '2026-01-01T00:00:00.000Z' };
  await strict.db.insertInto('settings').values(row).execute();
  for (const procedure of procedures) {
    const access = procedureAt(procedure.path).role;
    if (access === 'visitor' || (access === 'account' && !isSafeToCall(procedure))) continue;
    const { statusCode, body } = await call(strict, procedure, cookieOf(admin));
    if (access === 'account')
      expect([procedure.path, 403]).not.toEqual([procedure.path, statusCode]);
    else
      expect([procedure.path, statusCode, body]).toEqual([
        procedure.path,
        403,
        expect.stringContaining(NEEDS_TWO_FACTOR),
      ]);
  }
});

test.each(procedures)('$path declares what the table says of it', ({ path, meta }) => {
  const { content = false, limits = [] } = procedureAt(path);
  expect(meta?.movesContent ?? false).toBe(content);
  if (meta?.rateLimit) expect(limits).toContain(meta.rateLimit);
});

test('each example touches only the rows that the table names', async () => {
  const site = await startTestSite({ samples: true });
  const { api } = await site.signedIn();
  const state = watchedState(inOtherProcess(site.data.address));
  const _unexpected: unknown[] = [];
  const _moved = new Set<string>();
  const unexpected: unknown[] = [];
  const observed = observedCalls(api, async (path, input, call) => {
    const before = await state();
    let output: unknown;
    try {
      output = await call();
      return output;
    } finally {
      const changes = changesBetween(before, await state());
      for (const change of unexpectedChanges(path, changes, input, output))
        unexpected.push({ path, ...change });
    }
  });
  for (const { call } of table.values()) await call(observed, site.db);
  expect(unexpected).toEqual([]);
});

/** The paths of all routes below /admin except pages. */
function panelRoutes({ app }: TestSite): string[] {
  const parents: string[] = [];
  const paths = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part] = /^(.*)[├└]── (\S+) \(/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      parents[depth] = (parents[depth - 1] ?? '') + part;
      return [parents[depth]];
    });
  return paths.filter((path) => path.startsWith('/admin/'));
}

describe('the routes of the panel', () => {
  const routes = [
    { method: 'POST', url: '/admin/images', access: 'editor' },
    { method: 'GET', url: '/admin/messages.csv', access: 'editor' },
    { method: 'GET', url: '/admin/subscribers.csv', access: 'administrator' },
    { method: 'POST', url: '/admin/rule-files', access: 'administrator' },
    { method: 'POST', url: '/admin/record-files', access: 'editor' },
    { method: 'GET', url: '/admin/export/none', access: 'editor' },
    { method: 'GET', url: '/admin/export/rules.csv', access: 'editor' },
    { method: 'GET', url: '/admin/templates/none', access: 'editor' },
    { method: 'GET', url: '/admin/messages.csv', access: 'editor' },
    { method: 'GET', url: '/admin/subscribers.csv', access: 'administrator' },
    { method: 'GET', url: '/admin/rule-files/none/changes.csv', access: 'administrator' },
    { method: 'GET', url: '/admin/rule-files/none/refused.csv', access: 'administrator' },
    { method: 'GET', url: '/admin/record-files/none/refused.csv', access: 'editor' },
    { method: 'GET', url: '/admin/rule-editions/changes.csv', access: 'administrator' },
  ] as const;

  test('are all in the table', () => {
    const known = routes.map(({ url }) => url.replace('/none/', '/:id/').replace(/none$/, ':file'));
    expect(new Set(panelRoutes(site()))).toEqual(new Set(known));
  });

  test.each(routes)('$method $url has the access of the table', async ({ method, url, access }) => {
    const statusOf = async (cookie?: string) => {
      const headers = {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        ...(cookie && { cookie }),
      };
      return (await site().app.inject({ method, url, headers })).statusCode;
    };
    expect(await statusOf()).toBe(401);
    const editorsStatus = await statusOf(cookies.editor);
    if (access === 'administrator') expect(editorsStatus).toBe(403);
    else expect(refusals).not.toContain(editorsStatus);
    expect(refusals).not.toContain(await statusOf(cookies.administrator));
  });
});

test.each(procedures.filter(({ inputs }) => inputs.length > 0))(
  '$path refuses unknown keys and unbounded input',
  ({ inputs }) => {
    expect(inputs.flatMap((schema) => unboundedInputs(schema))).toEqual([]);
  },
);

test.each(procedures.filter(({ inputs }) => inputs.length > 0))(
  '$path refuses an input of another shape',
  async (procedure) => {
    const answer = await call(site(), procedure, cookies.administrator);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toContain('surprise');
  },
);
