import { expect, test } from 'vitest';
import { tones } from '#core/answers/tone.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

/** Among their answers at the sample destinations is each tone of a known answer. */
const passports = ['BR', 'CN', 'DE', 'KP', 'RU', 'UZ'];

test('a destination’s card, its page and its country’s page have the same tone', async () => {
  const site = await startTestSite({ pages, samples: true, rules: true });
  const seen = new Set<string | undefined>();
  for (const passport of passports) {
    for (const [id, onCard] of await tonesOfCards(site, passport)) {
      const [onPage] = tonesIn(
        await htmlOf(site, `/destination/${id}?from=${passport}`),
        'verdict',
      );
      expect(onCard, `${passport} ${id}`).toBe(onPage);
      seen.add(onCard);
    }
  }
  expect([...seen].sort()).toEqual(tones.filter((tone) => tone !== 'unknown').toSorted());
});

test('known exceptions are amber on the page and in the rows of its kinds of stay', async () => {
  const site = await startTestSite({ pages, samples: true, rules: true });
  const page = await htmlOf(site, '/visa-info/PS?type=tourist&from=DE');
  expect(page).toContain('Ask before you travel');
  expect(tonesIn(page, 'verdict')).toEqual(['doubtful']);
  expect(tonesIn(page, 'access-badge')[0]).toBe('doubtful');
});

/** The tones of the cards of a listing, by destination. */
async function tonesOfCards(site: TestSite, passport: string): Promise<Map<string, string>> {
  const html = await htmlOf(site, '/destinations/tourist', { cookie: `passport=${passport}` });
  const cards = html.matchAll(
    /href="\/destination\/([a-z-]+)(?:(?!href="\/destination\/).)*?class="access-badge" data-tone="([a-z]+)"/gs,
  );
  return new Map(Array.from(cards, ([, id = '', tone = '']) => [id, tone]));
}

function tonesIn(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`class="${name}"[^>]* data-tone="([a-z]+)"`, 'g'));
  return Array.from(found, ([, tone = '']) => tone);
}

async function htmlOf({ app }: TestSite, url: string, headers: Record<string, string> = {}) {
  return (await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).body;
}
