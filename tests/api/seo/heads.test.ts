import { expect, test } from 'vitest';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

// Uses the built pages: `npm test` builds before it tests.
const site = siteOfFile({ samples: true, rules: true, pages: await builtPages() });

async function headOf(path: string) {
  const { body } = await site().app.inject(path);
  const content = (attribute: string) =>
    new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(body)?.[1];
  return {
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
    ogTitle: content('property="og:title"'),
    description: content('name="description"'),
    ogDescription: content('property="og:description"'),
    address: content('property="og:url"')?.replaceAll('&amp;', '&'),
    image: content('property="og:image"'),
    imageText: content('property="og:image:alt"'),
    card: content('name="twitter:card"'),
  };
}

const image = (path: string) => `http://localhost/share/${path}.png`;

test.each([
  [
    '/visa-info/JP?from=DE',
    'Visa free · 90 days — German passport, Japan',
    image('answer/DE-JP-tourist'),
  ],
  [
    '/visa-info/FR?from=GB',
    'Visa free · 90 days in any 180 — British passport, France',
    image('answer/GB-FR-tourist'),
  ],
  [
    '/visa-info/GB?from=IN&type=transit',
    /^Visa required.* — Indian passport, United Kingdom \(transit\)$/,
    image('answer/IN-GB-transit'),
  ],
  [
    '/visa-info/SY?from=AF&type=working',
    'No answer yet — Afghan passport, Syria (working)',
    image('answer/AF-SY-working'),
  ],
  [
    '/visa-info/US?from=SY',
    'Entry suspended — Syrian passport, United States',
    image('answer/SY-US-tourist'),
  ],
  [
    '/visa-info/US?from=US',
    'Own country, no visa — US passport, United States',
    image('answer/US-US-tourist'),
  ],
  [
    '/visa-info/FR?from=IE',
    'Freedom of movement — Irish passport, France',
    image('answer/IE-FR-tourist'),
  ],
  ['/visa-info/JP?from=NE', / — Niger passport, Japan$/, image('answer/NE-JP-tourist')],
  ['/visa-info/JP', /^Japan: \d+ of \d+ passports need no visa$/, image('site')],
  [
    '/passports/DE',
    /^\d+ destinations without a visa beforehand — German passport$/,
    image('passport/DE'),
  ],
  [
    '/compare?passports=DE,IN',
    /^German passport \(\d+\), Indian passport \(\d+\): destinations without a visa beforehand$/,
    image('site'),
  ],
  [
    '/together?passports=DE,IN',
    /^\d+ countries where nobody needs a visa beforehand — German passport, Indian passport$/,
    image('site'),
  ],
  [
    '/trip?passport=DE&stops=FR,CH',
    'Nothing to apply for — France → Switzerland, German passport',
    image('site'),
  ],
  [
    '/trip?passport=BR&stops=US,FR',
    'Apply before you travel: 1 stop — United States → France, Brazilian passport',
    image('site'),
  ],
  [
    '/trip?passport=SY&stops=US,FR',
    /^Entry not possible at 1 stop — United States → France, Syrian passport$/,
    image('site'),
  ],
  ['/trip?passport=DE&stops=XX', 'No answer yet — Plan a trip', image('site')],
  ['/compare?passports=XX', 'No answer yet — Compare passports', image('site')],
  ['/together?passports=XX', 'No answer yet — Travelling together', image('site')],
  ['/trip', 'Plan a trip', image('site')],
])('%s is shared as %s', async (path, title, shared) => {
  const head = await headOf(path);
  expect(head.ogTitle).toMatch(title);
  expect(head.title).toBe(`${head.ogTitle} · Landfall`);
  expect(head.description).toBeTruthy();
  expect(head.ogDescription).toBe(head.description);
  expect(head.imageText).toBeTruthy();
  // Previews are made from this address: it has the parameters that the title is about.
  expect(decodeURIComponent(head.address ?? '')).toBe(`http://localhost${path}`);
  expect([head.image, head.card]).toEqual([shared, 'summary_large_image']);
});

test.each(['/visa-info/JP?from=DE&on=2031-01-01', '/visa-info/MX?from=IN&holds=us-visa'])(
  '%s, which is not today’s answer without documents, has the site’s picture',
  async (path) => {
    expect((await headOf(path)).image).toBe(image('site'));
  },
);

test.each([
  ['/visa-info/JP?from=DE', /how long you can stay/],
  ['/visa-info/FR?from=IE', /what freedom of movement covers/],
  ['/visa-info/IN?from=DE', /how to apply/],
  ['/visa-info/US?from=NG', /what is suspended/],
  ['/visa-info/US?from=SY&type=transit', /what is suspended/],
  ['/visa-info/FR?from=FR', /what is known about the country/],
  ['/visa-info/LY?from=IL', /whom to ask/],
  ['/visa-info/GB?from=IN&type=transit', /to change planes/],
  ['/visa-info/JP?from=DE&type=working', /to work there/],
  ['/visa-info/SY?from=AF&type=working', /No source answers this yet/],
])('%s is described by its result', async (path, description) => {
  const head = await headOf(path);
  expect(head.description).toMatch(description);
  if (!description.test('how long you can stay')) {
    expect(head.description).not.toContain('how long');
  }
});

test('the language of a preview is named with a country', async () => {
  const { body } = await site().app.inject('/pt/visa-info/JP?from=DE');
  expect(body).toContain('<meta property="og:locale" content="pt_BR"/>');
});
