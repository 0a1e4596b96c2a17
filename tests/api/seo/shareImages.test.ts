import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '#core/languages/languages.ts';
import { changeContent } from '#db/queries/contentVersion.ts';
import { countryNamesIn } from '#server/languages/countryNames.ts';
import { englishMessages } from '#server/languages/messageTexts.ts';
import { canBeDrawn, hasCharacters } from '#server/seo/shareFonts.ts';
import { openShareImageStore } from '#server/seo/shareImageStore.ts';
import type { PageRenderer } from '#server/ssr/pageRenderer.ts';
import { readTranslations } from '../../../scripts/dev/messages/messageFiles.ts';
import { ruleFixture } from '../../fixtures/administratorRule.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { nodeBinary } from '../../support/servers/serverProcess.ts';
import { refusalOf, startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** No pages, but the files for drawing images. */
const filesOnly: PageRenderer = {
  render: async () => ({ status: 200, html: 'a page', location: null }),
  load: async () => ({ href: '/', scripts: [], queries: [] }),
  publicFolders: {
    hashed: undefined,
    plain: join(import.meta.dirname, '..', '..', '..', 'src', 'public'),
  },
  development: false,
};

// Time limits pass only where a test says so: a slow machine has the same images.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

const startSite = () => startTestSite({ samples: true, pages: filesOnly });

function change({ db }: TestSite, fields: { name?: string; country?: string; image_url?: string }) {
  return db.updateTable('destinations').set(fields).where('id', '=', 'paris-france').execute();
}

async function imageOf({ app }: TestSite, path = '/share/destination/paris-france.png') {
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/png');
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  return response.rawPayload;
}

const tookTooLong = 'an image of this site took too long to read';

const messages = (site: TestSite) => site.log().map(({ msg }) => msg);

/** The mean difference of two images' right halves, 0 to 255: the place, without its name. */
async function differenceOfPlaces(one: Buffer, other: Buffer): Promise<number> {
  const place = { left: 600, top: 0, width: 600, height: 630 };
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().extract(place).raw().toBuffer()),
  );
  if (!a || !b) throw new Error('No pixels');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test('the site and each destination have a share image of limited size', async () => {
  const site = await startSite();
  const images = [await imageOf(site, '/share/site.png')];
  for (const id of ['paris-france', 'tokyo-japan', 'bali-indonesia'])
    images.push(await imageOf(site, `/share/destination/${id}.png`));
  for (const [index, image] of images.entries()) {
    expect(image.length).toBeLessThan(300_000);
    for (const other of images.slice(index + 1))
      expect(await differenceOfPlaces(image, other)).toBeGreaterThan(10);
  }
});

test('an unknown destination has none', async () => {
  const { app } = await startSite();
  for (const file of ['atlantis.png', 'paris-france.jpg', 'paris-france', '%E0.png', '.png']) {
    const { statusCode } = await app.inject(`/share/destination/${file}`);
    expect([file, statusCode >= 400 && statusCode < 500]).toEqual([file, true]);
  }
});

test('is sent whole, and says so, also to who asks for a part', async () => {
  const { app } = await startSite();
  for (const url of ['/share/site.png', '/posters/generated/paris-france.svg']) {
    const whole = await app.inject(url);
    expect([url, whole.headers['accept-ranges']]).toEqual([url, 'none']);
    const { statusCode, headers, rawPayload } = await app.inject({
      url,
      headers: { range: 'bytes=0-99' },
    });
    expect([statusCode, headers['content-range']]).toEqual([200, undefined]);
    expect(rawPayload).toEqual(whole.rawPayload);
  }
});

test('is cached by browsers until its content changes', async () => {
  const site = await startSite();
  const url = '/share/destination/paris-france.png';
  const first = await site.app.inject(url);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await site.app.inject({ url, headers });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  await change(site, { name: 'Lutetia' });
  const changed = await site.app.inject({ url, headers });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(first.headers.etag);
  expect(await differenceOfPlaces(first.rawPayload, changed.rawPayload)).toBeLessThan(2);
});

describe('answers and passports', () => {
  const filesWithRules = () => startTestSite({ rules: true, pages: filesOnly });

  test('have an image each that differs with the answer', async () => {
    const site = await filesWithRules();
    const paths = [
      '/share/answer/DE-JP-tourist.png',
      '/share/answer/IN-JP-tourist.png',
      '/share/answer/IN-GB-transit.png',
      '/share/answer/DE-DE-tourist.png',
      '/share/passport/DE.png',
      '/share/passport/NE.png',
    ];
    const images: Buffer[] = [];
    for (const path of paths) images.push(await imageOf(site, path));
    for (const [index, image] of images.entries()) {
      expect(image.length).toBeLessThan(300_000);
      for (const other of images.slice(index + 1)) expect(image.equals(other)).toBe(false);
    }
  });

  test('have none for anything but real passports, countries and purposes', async () => {
    const { app } = await filesWithRules();
    for (const path of [
      '/share/answer/XX-JP-tourist.png',
      '/share/answer/DE-XX-tourist.png',
      '/share/answer/DE-JP-holiday.png',
      '/share/answer/DE-JP-tourist.jpg',
      '/share/answer/de-jp-tourist.png',
      '/share/answer/PR-JP-tourist.png',
      '/share/answer/DE-JP-tourist.png.png',
      '/share/passport/XX.png',
      '/share/passport/AQ.png',
      '/share/passport/de.png',
    ]) {
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
    }
  });

  test('are stored by what they say: queries add none, a changed answer adds one', async () => {
    const site = await filesWithRules();
    const folder = join(site.config.dataDir, 'share-images');
    const path = '/share/answer/DE-JP-tourist.png';
    const first = await imageOf(site, path);
    await imageOf(site, `${path}?x=1`);
    expect(await readdir(folder)).toHaveLength(1);
    const { api } = await site.signedIn();
    await api.rule.create.mutate({
      fields: ruleFixture({ passport: 'DE', destination: 'JP', access: 'visa_required' }),
    });
    expect((await imageOf(site, path)).equals(first)).toBe(false);
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('beyond a bounded queue are refused with 503 and Retry-After', async () => {
    const { app, config } = await filesWithRules();
    const codes = 'FR IT ES PT PL SE NO FI DK NL BE AT CH CZ HU RO BG GR HR SI'.split(' ');
    const responses = await Promise.all(
      codes.map((code) => app.inject(`/share/answer/${code}-JP-tourist.png`)),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    // Two are drawn at a time, and sixteen wait.
    expect(refused).toHaveLength(codes.length - 18);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('10');
    const drawn = responses.filter(({ statusCode }) => statusCode === 200);
    expect(drawn).toHaveLength(18);
    expect(await readdir(join(config.dataDir, 'share-images'))).toHaveLength(18);
  });
});

test('the store keeps as many bytes as it may, and removes those used longest ago', async () => {
  const folder = temporaryFolder();
  const key = (digit: number) => String(digit).repeat(64);
  const store = openShareImageStore(folder, 30);
  for (const digit of [1, 2, 3]) await store.store(key(digit), Buffer.alloc(10, digit));
  expect(await store.find(key(1))).toEqual(Buffer.alloc(10, 1));
  await store.store(key(4), Buffer.alloc(10, 4));
  expect(await store.find(key(2))).toBeUndefined();
  expect((await readdir(folder)).sort()).toEqual([1, 3, 4].map((digit) => `${key(digit)}.png`));
  // As after a restart, with files of another program beside them.
  writeFileSync(join(folder, 'notes.txt'), 'not an image');
  const restarted = openShareImageStore(folder, 20);
  await restarted.store(key(5), Buffer.alloc(10, 5));
  expect(await restarted.find(key(3))).toBeUndefined();
  expect(await readdir(folder)).toContain('notes.txt');
  expect((await readdir(folder)).filter((name) => name.endsWith('.png'))).toHaveLength(2);
});

describe('names', () => {
  test.each([
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'W'.repeat(100),
    'Ho Chi Minh City and the Delta of the Mekong with all the Islands of the South China Sea, at Length',
    '<b>Rock</b> & "Roll" &amp; </span>',
    '東京',
    'دبي',
    '🏝️',
    'Thành phố Hồ Chí Minh',
    '\u202eevil\u0007',
  ])('%j gives an image', async (name) => {
    const site = await startSite();
    await change(site, { name });
    await imageOf(site);
  });

  test('with missing glyphs are replaced by the country', async () => {
    expect(
      ['Paris', 'São Tomé', 'Łódź', 'Zürich', "Côte d'Ivoire"].filter(canBeDrawn),
    ).toHaveLength(5);
    expect(['東京', 'دبي', 'Hồ', '🏝️', 'a\u0007', ''].filter(canBeDrawn)).toEqual([]);
    const site = await startSite();
    await change(site, { name: '東京' });
    const one = await imageOf(site);
    await change(site, { name: '大阪' });
    const title = { left: 0, top: 0, width: 450, height: 630 };
    const [a, b] = await Promise.all(
      [one, await imageOf(site)].map((png) => sharp(png).extract(title).raw().toBuffer()),
    );
    expect(a?.equals(b ?? Buffer.of())).toBe(true);
  });
});

describe('the destination’s image', () => {
  test('is its own if on this site, otherwise the drawn poster', async () => {
    const site = await startSite();
    const own = await imageOf(site);
    await change(site, { image_url: '/posters/no-such.svg' });
    const drawn = await imageOf(site);
    expect(await differenceOfPlaces(own, drawn)).toBeGreaterThan(10);
    // None of these is an image; the last one would be created from itself.
    for (const path of [
      '/robots.txt',
      '/',
      '//example.com/x.png',
      '/share/destination/paris-france.png',
    ]) {
      await change(site, { image_url: path });
      expect([path, await differenceOfPlaces(drawn, await imageOf(site))]).toEqual([path, 0]);
    }
  });

  test.each([
    '/share/destination/paris-france.png',
    '/%73hare/destination/paris-france.png',
    '/%53%48are/../share/destination/paris-france.png',
    '/posters/../share/destination/paris-france.png',
    '/posters/%2e%2e/%73%68%61%72%65/destination/paris%2dfrance.png',
    '/share/destination/paris-france.png?x#y',
  ])('is never its own share image, stored as %s', async (path) => {
    const site = await startSite();
    await change(site, { image_url: '/posters/no-such.svg' });
    const drawn = await imageOf(site);
    await change(site, { image_url: path });
    expect(await differenceOfPlaces(drawn, await imageOf(site))).toBe(0);
    expect(messages(site)).not.toContain(tookTooLong);
  });

  test('is never a share image made from this one', async () => {
    const site = await startSite();
    await change(site, { image_url: '/%73hare/destination/tokyo-japan.png' });
    await site.db
      .updateTable('destinations')
      .set({ image_url: '/%73hare/destination/paris-france.png' })
      .where('id', '=', 'tokyo-japan')
      .execute();
    const paths = ['paris-france', 'tokyo-japan'].map((id) => `/share/destination/${id}.png`);
    await Promise.all(paths.map((path) => imageOf(site, path)));
    expect(messages(site)).not.toContain(tookTooLong);
  });

  test('is the drawn poster if this site doesn’t respond in time', async () => {
    const rendering = Promise.withResolvers<void>();
    const render = () => {
      rendering.resolve();
      return new Promise<never>(() => {});
    };
    const site = await startTestSite({ samples: true, pages: { ...filesOnly, render } });
    await change(site, { image_url: '/a-page-that-never-comes' });
    const image = imageOf(site);
    await rendering.promise;
    await vi.advanceTimersByTimeAsync(5000);
    await image;
    expect(messages(site)).toContain(tookTooLong);
  });

  test.each(['/share/site.png', '/%73hare/destination/x.png', '/a/..//%73hare/site.png'])(
    'can’t be saved as a share image: %s',
    async (path) => {
      const { api } = await (await startTestSite()).signedIn();
      const photo = { src: path, alt: 'A place', width: 1, height: 1 };
      for (const fields of [{ imageUrl: path }, { images: [photo] }]) {
        const refusal = await refusalOf(
          api.destination.create.mutate({ ...destinationFixture(), ...fields }),
        );
        expect(refusal.code).toBe('BAD_REQUEST');
        expect(JSON.stringify(refusal)).toContain('This is a share image');
      }
    },
  );

  test('is never requested from another site', async () => {
    let asked = 0;
    const other = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      other.close();
    });
    const site = await startSite();
    const { port } = other.address() as AddressInfo;
    await change(site, { image_url: `http://127.0.0.1:${port}/paris.png` });
    await imageOf(site);
    expect(asked).toBe(0);
  });
});

/** Fontconfig's rules for drawing, without the folders of the host's fonts. */
const NO_FONTS = `<?xml version="1.0"?>
<fontconfig><include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>`;

test('texts are drawn by the bundled fonts alone, whatever fonts the host has', () => {
  const noFonts = join(temporaryFolder(), 'fonts.conf');
  writeFileSync(noFonts, NO_FONTS);
  const script = join(import.meta.dirname, 'drawTexts.ts');
  const drawn = (env: Record<string, string> = {}): Record<string, string> =>
    JSON.parse(
      execFileSync(nodeBinary, [script], {
        env: { ...process.env, ...env },
        encoding: 'utf8',
        // Fontconfig warns of what it misses.
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  const here = drawn();
  expect(Object.keys(here)).toEqual(languages.map(({ code }) => code));
  expect(new Set(Object.values(here)).size).toBe(languages.length);
  expect(drawn({ FONTCONFIG_FILE: noFonts })).toEqual(here);
});

describe.each(languages.map(({ code }) => code))('share images in %s', (language) => {
  test('have the letters of every country and verdict', () => {
    const names = language === 'en' ? {} : countryNamesIn[language];
    const texts = Object.values(names).concat(wordsOfCards(language));
    expect(texts.filter((text) => !hasCharacters(language, text))).toEqual([]);
  });
});

/** As earlier versions took them: of 1,000 characters, in each direction and script, with and without spaces. */
const longTexts = [
  'long words '.repeat(90),
  'W'.repeat(1000),
  'مرحبا '.repeat(166),
  '東'.repeat(1000),
  '🏝'.repeat(500),
  `a${'\u0301'.repeat(999)}`,
  '\u200b'.repeat(1000),
];

test.each(languages.map(({ code }, index) => [code, longTexts[index % longTexts.length] ?? '']))(
  'a text that is far too long for its place in %s takes no image away',
  async (language, text) => {
    const site = await startTestSite({ samples: true, rules: true, pages: filesOnly });
    const at = new Date().toISOString();
    const drawn = [...englishMessages()].filter(([subject]) =>
      /^messages\/(?:sharing|verdict|access)\//.test(subject),
    );
    await changeContent(site.db, undefined, (trx) =>
      trx
        .insertInto('translations')
        .values(
          drawn.map(([subject, { text: english }]) => ({
            ...{ language, subject, english, text: text + argumentsOf(english) },
            ...{ version: 1, created_at: at, updated_at: at },
          })),
        )
        .execute(),
    );
    const folder = language === 'en' ? '' : `/${language}`;
    for (const image of ['site', 'answer/DE-JP-tourist', 'passport/DE', 'destination/paris-france'])
      await imageOf(site, `${folder}/share/${image}.png`);
  },
);

/** The arguments of a message, which its translation must have. */
function argumentsOf(english: string): string {
  const names = [...english.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].join('');
}

/** The texts of verdicts in a language, in ICU syntax, which is of Latin letters. */
function wordsOfCards(language: string): string[] {
  const translated = language === 'en' ? {} : readTranslations(language);
  return ['sharing', 'verdict', 'access', 'transit', 'work'].flatMap((namespace) =>
    Object.values(translated[namespace] ?? {}),
  );
}
