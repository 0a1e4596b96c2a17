import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';

const site = pageSiteOfFile();

test.each([
  '/admin',
  '/admin/destinations',
  '/admin/destinations/new',
  '/admin/destinations/paris-france',
  '/admin/destinations/paris-france/visa-requirements',
  '/admin/countries',
  '/admin/users',
  '/admin/users/new',
  '/admin/account',
  '/admin/settings',
])('redirects %s to sign-in, before any script', async (path) => {
  const { statusCode, headers } = await site().app.inject(path);
  expect(statusCode).toBeGreaterThanOrEqual(300);
  expect(statusCode).toBeLessThan(400);
  expect(headers.location).toContain(`/admin/login?redirect=${encodeURIComponent(path)}`);
});
