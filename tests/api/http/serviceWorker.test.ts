import { expect, test } from 'vitest';
import { serviceWorker } from '#server/http/offline/serviceWorkerRoutes.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
test('the service worker is not cached, loads only from this site, and changes with the build', async () => {
  const { app } = await startTestSite({ pages: await builtPages() });
  const { statusCode, headers, body } = await app.inject('/service-worker.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toMatch(/^const BUILD = "[0-9a-f]{16}";/);
  expect(serviceWorker('one')).not.toBe(serviceWorker('other'));
});

test('the worker of the whole site has the words of all languages, another its own', async () => {
  const { app } = await startTestSite({ pages: await builtPages() });
  const { body: english } = await app.inject('/service-worker.js');
  expect(english).toContain('"You are offline"');
  expect(english).toContain('"Sie sind offline"');
  const { body: german } = await app.inject('/de/service-worker.js');
  expect(german).toMatch(
    /^const WORDS = \[\{"code":"de","direction":"ltr","title":"Sie sind offline"/m,
  );
  expect(german).not.toContain('"You are offline"');
  const { headers } = await app.inject('/offline.js');
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' });
});

test('the former worker of the planner removes itself and its cache', async () => {
  const { app } = await startTestSite({ pages: await builtPages() });
  const { statusCode, body } = await app.inject('/plan/service-worker.js');
  expect(statusCode).toBe(200);
  expect(body).toContain('registration.unregister()');
  expect(body).toContain("startsWith('plan-')");
});
