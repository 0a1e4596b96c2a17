// Real servers of the built product, several on one PostgreSQL database.
import { createTRPCClient, httpLink } from '@trpc/client';
import { onTestFinished } from 'vitest';
import type { AppRouter } from '#server/trpc/appRouter.ts';
import { startServer } from '../../support/servers/serverProcess.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const administrator = { email: 'ana@example.com', password: 'correct horse battery staple' };

/** Starts a server on the database, with its own folder. Killed when the test ends. */
export function startOn(database: string, env: Record<string, string> = {}) {
  return startServer({
    dataDir: temporaryFolder(),
    onSpawn: onTestFinished,
    env: {
      DATABASE_URL: database,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
}

/** The cookie of an administrator's session, which is valid on all servers of the database. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/trpc/session.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(administrator),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`Signing in failed: ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}

/** The API at `url`, called with the cookie. */
export function apiOf(url: string, cookie: string) {
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/trpc`, headers: { cookie, origin: url } })],
  });
}
