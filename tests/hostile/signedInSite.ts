import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite, type TestSite } from '../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
export const pages = await builtPages();

export const PUBLIC_URL = 'https://visa.example.com';

/** A site with a signed-in administrator, whose cookie browsers may send along. */
export async function startSignedIn(): Promise<{ site: TestSite; cookie: string }> {
  const site = await startTestSite({ samples: true, pages, env: { PUBLIC_URL } });
  const { cookies } = await site.signedIn();
  return { site, cookie: `__Host-session=${cookies.get('__Host-session')}` };
}
