import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { compiledMessages } from '#core/languages/compiledMessages.ts';
import {
  type LanguageCode,
  languages,
  type TranslatedLanguage,
} from '#core/languages/languages.ts';
import { addAnswerWatch, confirmAnswerWatch } from '#db/queries/mail/answerWatches.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { countryNamesIn } from '#server/languages/countryNames.ts';
import { readTexts } from '#server/languages/messageTexts.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { recordChanges } from '../../fixtures/answerChanges.ts';
import { startTestSite, type TestSite } from '../../support/site/testApp.ts';
import { runJob } from '../jobs/siteJobsOf.ts';

const t = translator(shellMessages);

// Uses the built pages: `npm test` builds before it tests.
const pages = await builtPages();

const codes = languages.map(({ code }) => code);
const translated = codes.filter((code) => code !== 'en');

translateRequests();

/** The link to a page's content, which every page has, in a language. */
function skipLink(language: LanguageCode): string {
  return runInLanguage(language, () => t('skip'));
}

function nameOf(country: string, language: LanguageCode): string {
  const english: Record<string, string> = { BR: 'Brazil', JP: 'Japan' };
  const names = countryNamesIn[language as TranslatedLanguage];
  return (language === 'en' ? english[country] : names[country]) ?? country;
}

async function start() {
  const site = await startTestSite({ pages, samples: true });
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  return { site, get };
}

function alternates(html: string): Map<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/g);
  return new Map([...links].map(([, code = '', href = '']) => [code, href]));
}

test.each(translated)('the build has compiled the messages in %s as they are', (language) => {
  const file = join(import.meta.dirname, '../../../dist/messages', `${language}.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(compiledMessages(readTexts(language)));
});

test('a page is in the language of its address from its first byte, with names and direction', async () => {
  const { get } = await start();
  for (const { code, direction } of languages) {
    const prefix = code === 'en' ? '' : `/${code}`;
    const { body, statusCode } = await get(`${prefix}/visa-info/JP?from=BR`);
    expect(statusCode).toBe(200);
    expect(body).toMatch(`<html lang="${code}" dir="${direction}"`);
    expect(body).toContain(`>${skipLink(code)}</a>`);
    expect(body).toContain(nameOf('JP', code));
    expect(body).toContain(nameOf('BR', code));
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    const elsewhere = links.filter(
      (href) => !href.startsWith(`${prefix}/`) && !codes.some((one) => href.startsWith(`/${one}/`)),
    );
    // English itself, twice: in the list, and as the original of the translation.
    expect(elsewhere.filter((href) => href !== '/visa-info/JP?from=BR')).toEqual([]);
  }
});

test('300 requests at once in all languages: no text of another', async () => {
  const { get } = await start();
  const paths = ['/', '/visa-info/JP?from=BR', '/passports/BR', '/contact', '/nowhere'];
  const asked = Array.from({ length: 300 }, (_, index) => {
    const code = codes[index % codes.length] ?? 'en';
    const path = `${paths[index % paths.length]}${index % 2 ? '' : `?n=${index % 60}`}`;
    return { code, url: (code === 'en' ? '' : `/${code}`) + path.replace(/\?(.*)\?/, '?$1&') };
  });
  let unanswered = asked;
  while (unanswered.length > 0) {
    const answers = await Promise.all(unanswered.map(({ url }) => get(url)));
    for (const [index, answer] of answers.entries()) {
      if (answer.statusCode !== 503) expectLanguage(answer.body, unanswered[index]);
    }
    // Those refused under load are asked again, once the iteration of the event loop is over that took
    // too long.
    await setImmediate();
    unanswered = unanswered.filter((_, index) => answers[index]?.statusCode === 503);
  }

  function expectLanguage(body: string, { code, url } = { code: 'en' as LanguageCode, url: '' }) {
    expect(body, url).toMatch(`<html lang="${code}"`);
    for (const other of codes) {
      const isOwn = skipLink(other) === skipLink(code);
      expect(body.includes(`>${skipLink(other)}</a>`), `${url}: ${other}`).toBe(isOwn);
    }
  }
});

describe('an address', () => {
  test.each([
    ['/JA/visa-info/JP?from=BR', '/ja/visa-info/JP?from=BR'],
    ['/ja', '/ja/'],
    ['/en/visa-info/JP?from=BR', '/visa-info/JP?from=BR'],
    ['/en', '/'],
    ['/EN?q=1', '/?q=1'],
    ['/ja?q=1', '/ja/?q=1'],
    ['/zh-CN/visa-info/JP?from=BR', '/zh/visa-info/JP?from=BR'],
    ['/zh-Hans-CN/', '/zh/'],
    ['/zh_TW?q=1', '/zh/?q=1'],
    ['/pt-BR', '/pt/'],
    ['/PT-pt/changes', '/pt/changes'],
    ['/es-419/', '/es/'],
    ['/en-US/visa-info/JP?from=BR', '/visa-info/JP?from=BR'],
    ['/en_gb', '/'],
    ['/ja-JP/robots.txt', '/ja/robots.txt'],
    ['/ja/admin', '/admin'],
    ['/ja/admin/login?x=1', '/admin/login?x=1'],
  ])('%s is redirected to %s', async (from, to) => {
    const { get } = await start();
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test('of a language that is not offered is a page not found', async () => {
    const { get } = await start();
    for (const path of ['/xx/visa-info', '/xx-YY/visa-info', '/id-card', '/ja-nowhere', '/pt-']) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toMatch('<html lang="en"');
    }
  });

  test('of another site is never a redirect', async () => {
    const { get } = await start();
    for (const path of [
      '/ja//evil.example',
      '/JA//evil.example',
      '/ja/%2F/evil.example',
      '/en//evil.example',
      '/en-US//evil.example',
      '/ja-JP//evil.example',
    ]) {
      const { headers } = await get(path);
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });

  test('of another site is none by backslashes either, which clients resolve but the server gets', async () => {
    const { site } = await start();
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    for (const path of [
      '/en/\\/evil.example',
      '/en-US\\/evil.example',
      '/ja-JP/\\evil.example',
      '/EN\\evil.example',
      '/en/\\\\evil.example',
      '/de/\\/admin',
    ]) {
      const asked = request({ port, path, headers: { host: 'localhost:3000' } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });

  test('that a page redirects to is in the page’s language', async () => {
    const { get } = await start();
    const { headers } = await get('/ja/visa-info/jp');
    expect(headers.location).toBe('/ja/visa-info/JP');
  });
});

test('a form without scripts leads to a page in its language, or says what is wrong in it', async () => {
  const { site } = await start();
  const post = (url: string, fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const chosen = await post('/ja/passport', { passport: 'ブラジル', returnTo: '/visa-info/JP' });
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/ja/visa-info/JP']);
  const english = await post('/contact', { name: '', email: '', message: '' });
  const japanese = await post('/ja/contact', { name: '', email: '', message: '' });
  expect(japanese.statusCode).toBe(400);
  expect(japanese.body).toMatch('<html lang="ja"');
  expect(english.body).toContain('Name is required');
  expect(japanese.body).not.toContain('is required');
});

describe('for search engines', () => {
  test('the pages of the sitemaps name each other, in every language', async () => {
    const { get } = await start();
    const listed = new Map<string, Set<string>>();
    for (const code of codes) {
      const { body } = await get(code === 'en' ? '/sitemap-1.xml' : `/${code}/sitemap-1.xml`);
      const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
      listed.set(code, new Set(found));
    }
    const [first = 'ja'] = translated;
    for (const code of ['en', first]) {
      for (const address of listed.get(code) ?? []) {
        const { body } = await get(address.replace('http://localhost:3000', ''));
        const others = alternates(body);
        const isEnglishOnly = /\/(?:destination\/|developers)/.test(address);
        if (isEnglishOnly) {
          expect([...others], address).toEqual([]);
          continue;
        }
        expect([...others.keys()], address).toEqual([...codes, 'x-default']);
        expect(others.get(code)).toBe(address);
        expect(others.get('x-default')).toBe(others.get('en'));
        for (const other of codes) {
          expect(listed.get(other)?.has(others.get(other) ?? ''), address).toBe(true);
        }
      }
    }
  });

  test('a page whose text is in English is canonical to the English page', async () => {
    const { get } = await start();
    const { body } = await get('/ja/destination/paris-france');
    expect(body).toContain(
      '<link rel="canonical" href="http://localhost:3000/destination/paris-france"/>',
    );
  });
});

test('the manifest is in the language of its page', async () => {
  const { get } = await start();
  const { body } = await get('/ja/manifest.webmanifest');
  expect(JSON.parse(body)).toMatchObject({ lang: 'ja', dir: 'ltr', start_url: '/ja/' });
});

describe('a mail is in the language of the page where it was asked for', () => {
  const email = 'ana@example.com';
  const mailing = { SMTP_URL: 'smtp://127.0.0.1:9?security=none', MAIL_FROM: 'visa@example.com' };
  const env = { ...mailing, PUBLIC_URL: 'https://visa.example.com' };
  const mailsOf = ({ db }: TestSite) =>
    db.selectFrom('outbox').select(['subject', 'text']).orderBy('id', 'desc').execute();

  test('a confirmation, with the link to its page', async () => {
    const site = await startTestSite({ env });
    for (const [path = '', prefix = ''] of [
      ['', ''],
      ['/ja', '/ja'],
    ]) {
      await site.app.inject({
        method: 'POST',
        url: `${path}/trpc/newsletter.signUp`,
        headers: { host: 'visa.example.com', origin: 'https://visa.example.com' },
        payload: { email: `${path.slice(1)}${email}` },
      });
      const [mail] = await mailsOf(site);
      expect(mail?.text).toContain(
        `https://visa.example.com${prefix}/mail/confirm-newsletter?token=`,
      );
    }
    const [japanese, english] = await mailsOf(site);
    expect(japanese?.subject).not.toBe(english?.subject);
  });

  test('news of a watched answer, sent by a job', async () => {
    const site = await startTestSite({ env });
    const now = new Date().toISOString();
    const watched = { email, passport: 'BR', destination: 'JP', purpose: 'tourist' as const };
    const { id } = await addAnswerWatch(site.db, { ...watched, language: 'ja' }, now);
    await confirmAnswerWatch(site.db, id, now);
    await recordChanges(site.db, [{ passport: 'BR', destination: 'JP', changed_at: now }]);
    await runJob(site, 'watched-answers');
    const [mail] = await mailsOf(site);
    expect(mail?.text).toContain('https://visa.example.com/ja/visa-info/JP?type=tourist&from=BR');
    expect(mail?.text).toContain('ブラジル');
    expect(mail?.text).not.toContain('Brazil');
  });
});
