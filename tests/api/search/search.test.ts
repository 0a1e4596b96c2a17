import slugify from '@sindresorhus/slugify';
import { expect, test } from 'vitest';
import { verdictLines } from '#core/answers/countryVerdict.ts';
import { SEARCH_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { languages } from '#core/languages/languages.ts';
import { BATCH_CALLS_MAX } from '#core/site/requestLimits.ts';
import searchMessages from '#messages/en/search.gen.ts';
import { translator } from '#messages/translate.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';
import { rateLimits } from '#server/rateLimits.ts';
import { destinations } from '#server/records/destinations/destinations.ts';
import { createRecord } from '#server/records/store.ts';
import type { ResultGroup } from '#server/search/search.ts';
import { builtPages } from '#server/ssr/builtRenderer.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { siteOfFile, startTestSite } from '../../support/site/testApp.ts';
import { stopDurations } from '../../support/stoppedClock.ts';

const t = translator(searchMessages);

translateRequests();

const site = siteOfFile({ samples: true, rules: true });

let visitors = 0;

/** Searches as a new visitor each time, since a network has a limit. */
function search(input: { text: string; passport?: string }) {
  visitors += 1;
  return site()
    .browser({ address: `2001:db8:0:${visitors.toString(16)}::1` })
    .api.search.all.query(input);
}

async function groupsOf(text: string, passport?: string): Promise<ResultGroup[]> {
  const { groups } = await search({ text, ...(passport && { passport }) });
  return groups;
}

/** A result in short: "DE to JP", "country JP", "passport DE", "tool stays". */
function resultsOf(group: ResultGroup | undefined): string[] {
  if (!group) return [];
  switch (group.kind) {
    case 'answers':
      return group.results.map(
        ({ passport, destination, purpose }) =>
          `${passport.code} to ${destination.code}${purpose === 'tourist' ? '' : `, ${purpose}`}`,
      );
    case 'countries':
      return group.results.map(({ code }) => `country ${code}`);
    case 'passports':
      return group.results.map(({ code }) => `passport ${code}`);
    case 'otherPapers':
      return group.results.map(({ destinations }) => `embassy of ${destinations.length}`);
    case 'pages':
      return group.results.map((page) => {
        if (page.kind === 'tool') return `tool ${page.tool}`;
        if (page.kind === 'scheme') return `scheme ${page.countryCode}`;
        return page.kind === 'destination'
          ? `destination ${page.name}`
          : `question: ${page.question}`;
      });
  }
}

test.each([
  ['germany to japan', 'DE to JP'],
  ['Germany → Japan', 'DE to JP'],
  ['from germany to japan', 'DE to JP'],
  ['japan from germany', 'DE to JP'],
  ['india uk transit', 'IN to GB, transit'],
  ['transit uk india', 'IN to GB, transit'],
  ['layover in doha flying to paris with an indian passport', 'IN to QA, transit'],
  ['uk visa for indians', 'IN to GB'],
  ['uk visa india', 'IN to GB'],
  ['japan visa for germans', 'DE to JP'],
  ['do i need a visa for japan with a german passport', 'DE to JP'],
  ['can americans visit cuba', 'US to CU'],
  ['de to jp', 'DE to JP'],
  ['paris to tokyo', 'country JP'],
  ['work in canada from india', 'IN to CA, working'],
  ['trinidad and tobago to the gambia', 'TT to GM'],
  ['greenland to japan', 'DK to JP'],
  ['bali visa for australians', 'AU to ID'],
  ['Visum für Island als Schweizer', 'CH to IS'],
  ['as an Argentine can I visit Peru', 'AR to PE'],
  ['which island in Thailand', 'country TH'],
  ['invitation letter for Indian to Japan', 'IN to JP'],
  ['Japan', 'country JP'],
  ['germny', 'country DE'],
  ['thialand', 'country TH'],
  ['Holland', 'country NL'],
  ['Burma', 'country MM'],
  ['Kyrgistan', 'country KG'],
  ['uk eta', 'country GB'],
  ['us esta', 'country US'],
  ['visa for japan', 'country JP'],
  ['indian visa', 'country IN'],
  ['Lima', 'country PE'],
  ['osaka', 'country JP'],
  ['toyko', 'country JP'],
  ['Bali', 'country ID'],
  ['phuket', 'country TH'],
  ['cancun', 'country MX'],
  ['Machu Pichu', 'country PE'],
  ['santorini', 'country GR'],
  ['Bora Bora', 'country PF'],
  ['Puerto Rico', 'country PR'],
  ['German passport', 'passport DE'],
  ['passport of germany', 'passport DE'],
  ['filipinos', 'passport PH'],
  ['compare german and french passports', 'passport DE'],
  ['schengen days', 'tool stays'],
  ['days in schengen', 'tool stays'],
  ['90/180', 'tool stays'],
  ['compare', 'tool compare'],
  ['travel together', 'tool together'],
  ['plan a trip', 'tool trip'],
  ['documents', 'tool documents'],
  ['strongest passport', 'tool passports'],
  ['digital nomad visa', 'tool nomads'],
  ['中国', 'country CN'],
  ['马来', 'country MY'],
  ['德国 日本', 'DE to JP'],
  ['ألمانيا إلى اليابان', 'DE to JP'],
  ['الصين', 'country CN'],
  ['البرتغا', 'country PT'],
  ['Đức đến Nhật Bản', 'DE to JP'],
  ['Trung Quốc', 'country CN'],
  ['대한민국', 'country KR'],
  ['ドイツ', 'country DE'],
  ['जापान', 'country JP'],
  ['nomad visa portugal', 'scheme PT'],
  ['Welcome Stamp', 'scheme BB'],
  ['changing planes', 'tool transitVisas'],
  ['rating', 'question: How are destinations rated?'],
])('"%s" finds first: %s', async (text, first) => {
  expect(resultsOf((await groupsOf(text))[0])[0]).toBe(first);
});

test.each([
  ['Korea', ['country KR', 'country KP']],
  ['Congo', ['country CG', 'country CD']],
  ['Guinea', ['country GN', 'country GQ', 'country GW', 'country PG']],
  ['Georgia', ['country GE', 'country US']],
  ['Birmingham', ['country GB', 'country US']],
  ['San José', ['country CR', 'country US']],
  ['Dominica', ['country DM', 'country DO']],
  ['Dominicans to Spain', ['DO to ES', 'DM to ES']],
  ['germany to korea', ['DE to KR', 'DE to KP']],
  ['germany to virgin islands', ['DE to VG', 'DE to VI']],
])('"%s" offers %s', async (text, expected) => {
  expect(resultsOf((await groupsOf(text))[0])).toEqual(expected);
});

test.each(languages.map(({ code }) => code))(
  'the examples of the search in %s find what they name',
  async (language) => {
    const found = async (key: 'exampleAnswer' | 'exampleTransit' | 'examplePlace') => {
      const text = runInLanguage(language, () => t(key));
      const input = encodeURIComponent(JSON.stringify({ text }));
      const prefix = language === 'en' ? '' : `/${language}`;
      const { body } = await site().app.inject(`${prefix}/trpc/search.all?input=${input}`);
      const groups: ResultGroup[] = JSON.parse(body).result.data.groups;
      return resultsOf(groups[0])[0];
    };
    expect(await found('exampleAnswer')).toBe('DE to JP');
    expect(await found('exampleTransit')).toBe('IN to GB, transit');
    expect(await found('examplePlace')).toMatch(/^country (ID|GU)$/);
  },
);

test('an answer is the one of its page', async () => {
  const { api } = site().browser();
  const [group] = await groupsOf('india uk transit');
  const found = group?.kind === 'answers' ? group.results[0] : undefined;
  const asked = { passport: 'IN', destination: 'GB', purpose: 'transit' } as const;
  const answer = await api.entryRule.answer.query(asked);
  expect(answer.access).not.toBeNull();
  expect(found).toMatchObject({ purpose: 'transit', access: answer.access });
  expect(found?.passport).toEqual({ code: 'IN', name: 'India' });
  // Some connections lead through passport control.
  const entry = await api.entryRule.answer.query({ ...asked, purpose: 'tourist' });
  expect(found?.transit).toMatchObject({
    airside: verdictLines(answer)[0],
    border: { access: entry.access },
  });
});

test.each([
  ['transit in Frankfurt', 'DE', /^Probably no visa needed to change planes/],
  ['layover Istanbul', 'TR', /^Airport transit visa may be required/],
  ['airport transit visa London', 'GB', /^Airport transit visa required/],
  ['change planes at Changi airport', 'SG', /^Probably no visa needed to change planes/],
  ['Umsteigen am Flughafen Frankfurt', 'DE', /^Probably no visa needed to change planes/],
  ['日本 空港 乗り継ぎ', 'JP', /^No visa needed to change planes/],
  ['layover in New York', 'US', /^Everyone goes through passport control here/],
])('"%s" tells the transit area of %s from its border', async (text, code, airside) => {
  const group = (await groupsOf(text, 'IN')).find(({ kind }) => kind === 'countries');
  const [first] = group?.kind === 'countries' ? group.results : [];
  expect(first).toMatchObject({ code, purpose: 'transit' });
  expect(first?.answer?.transit).toMatchObject({
    airside: expect.stringMatching(airside),
    border: { access: expect.stringMatching(/_(visa|required)$/) },
  });
});

test('a question about working has the first line of its verdict', async () => {
  const { db, browser } = await startTestSite({ samples: true, rules: true });
  const permit = { required: true, whoApplies: 'employer', source: 'government' } as const;
  await addWorkPolicies(db, [
    workPolicy('DE', { grants: [workGrant({ passports: ['FR'] })] }),
    workPolicy('CA', { permit, grants: [workGrant({ passports: ['FR'], source: 'press' })] }),
  ]);
  const { api } = browser();
  const lineOf = async (text: string, passport?: string) => {
    const { groups } = await api.search.all.query({ text, passport });
    const [first] = groups;
    const found =
      first?.kind === 'answers'
        ? first.results[0]
        : first?.kind === 'countries'
          ? first.results[0]?.answer
          : undefined;
    return found && [found.destination.code, found.purpose, found.working];
  };
  const free = 'You may work here without a work permit';
  const needed = 'You need a work visa or permit';
  expect(await lineOf('work in Germany', 'FR')).toEqual(['DE', 'working', free]);
  expect(await lineOf('arbeiten in Kanada', 'FR')).toEqual([
    'CA',
    'working',
    expect.stringMatching(/^You can probably work here without a work permit/),
  ]);
  expect(await lineOf('arbeiten in Kanada', 'IN')).toEqual(['CA', 'working', needed]);
  expect(await lineOf('work in canada from india')).toEqual(['CA', 'working', needed]);
  expect(await lineOf('work in Germany', 'IN')).toEqual(['DE', 'working', null]);
  expect(await lineOf('Germany', 'IN')).toEqual(['DE', 'tourist', null]);
});

test('each passport of a group is answered', async () => {
  const [group] = await groupsOf('Indian, German, Brazilian, Nigerian and Japanese to Thailand');
  const results = group?.kind === 'answers' ? group.results : [];
  expect(results.map(({ passport, destination }) => passport.code + destination.code)).toEqual([
    'INTH',
    'DETH',
    'BRTH',
    'NGTH',
    'JPTH',
  ]);
});

test('a country has the verdict for the searcher’s passport', async () => {
  const verdict = async (text: string, passport?: string) => {
    const group = (await groupsOf(text, passport)).find(({ kind }) => kind === 'countries');
    return group?.kind === 'countries' ? group.results[0]?.answer : undefined;
  };
  expect(await verdict('Japan', 'DE')).toMatchObject({
    access: 'visa_free',
    stay: { number: 90 },
    transit: null,
  });
  expect(await verdict('uk transit', 'IN')).toMatchObject({ purpose: 'transit' });
  expect(await verdict('Japan')).toBeNull();
  expect(await verdict('Japan', 'JP')).toBeNull();
  expect(await verdict('Japan', 'ZZ')).toBeNull();
  // A guess at what was meant gets none.
  expect(await verdict('germny', 'JP')).toBeNull();
});

test('a country says by what name it was found', async () => {
  const foundBy = async (text: string) => {
    const [group] = await groupsOf(text);
    return group?.kind === 'countries' ? group.results[0]?.foundBy : undefined;
  };
  expect(await foundBy('bali')).toBe('Bali');
  expect(await foundBy('holland')).toBe('Holland');
  expect(await foundBy('japan')).toBeNull();
  expect(await foundBy('JP')).toBeNull();
});

test('a search finds results of several kinds, each once', async () => {
  const groups = await groupsOf('japan');
  const kinds = groups.map((group) => (group.kind === 'pages' ? group.of : group.kind));
  expect(kinds).toEqual(['countries', 'passports', 'destination', 'scheme']);
  const all = groups.flatMap(resultsOf);
  expect(all).toContain('destination Tokyo');
  expect(all).toEqual([...new Set(all)]);
});

test('a guess at the name says that it is one', async () => {
  expect((await groupsOf('germny'))[0]).toMatchObject({ kind: 'countries', exact: false });
  expect((await groupsOf('germany'))[0]).toMatchObject({ kind: 'countries', exact: true });
});

test.each([
  ['germny to japn', ['Germany to Japan']],
  ['mexcan with us visa to canada', ['Mexican with us visa to canada']],
  ['austrila to spain', ['Austria to spain', 'Australia to spain']],
  ['germany to japan', []],
  ['travelling with a child to South Africa', []],
])('a misspelt name is no answer: "%s" offers %s', async (text, offered) => {
  const { groups, respelt } = await search({ text });
  expect(respelt).toEqual(offered);
  expect(groups.some(({ kind }) => kind === 'answers')).toBe(text === 'germany to japan');
});

test.each([
  ['travelling with a child to South Africa', ['child']],
  ['klingon to japan', ['klingon']],
  ['flying from London to Delhi', ['London']],
  ['Indian with a Chilean visa to Peru', ['Chilean visa']],
  ['H1B visa holder Indian to Mexico', ['H1B visa']],
  ['Indian with an expired US visa to Mexico', ['expired US']],
  ['Indian to Mexico, my US visa was refused', ['US', 'refused']],
  ['Indian without US visa to Mexico', ['US']],
  ["I am Indian and don't have a US visa, can I go to Mexico", ['US']],
  ['con visa americana vencida, indio a México', ['americana vencida']],
  ['i am indian can i enter mexico', []],
])('of "%s" it doesn’t understand %s', async (text, unread) => {
  const { understood } = await search({ text, passport: 'US' });
  expect(understood).toMatchObject({ unread, holds: [] });
});

test('a change of planes at an unknown place asks about no other country', async () => {
  const text = 'british passport holder transit through jfk to cancun';
  const { groups, understood } = await search({ text });
  expect(understood).toMatchObject({ destinations: [], unread: ['jfk', 'cancun'] });
  expect(groups.some(({ kind }) => kind === 'answers')).toBe(false);
});

test('what isn’t understood wholly has no verdict for the searcher’s passport', async () => {
  for (const text of ['klingon to japan', 'paris to tokyo']) {
    const [group] = await groupsOf(text, 'US');
    expect(group).toMatchObject({ kind: 'countries', results: [{ code: 'JP', answer: null }] });
  }
});

test('an answer counts with the documents of its question, and is cached nowhere', async () => {
  const found = async (text: string) => {
    const input = encodeURIComponent(JSON.stringify({ text }));
    const { headers, body } = await site().app.inject(`/trpc/search.all?input=${input}`);
    const groups: ResultGroup[] = JSON.parse(body).result.data.groups;
    const answer = groups[0]?.kind === 'answers' ? groups[0].results[0] : undefined;
    return { access: answer?.access, cached: headers['cache-control'] };
  };
  const alone = await found('indian to mexico');
  const withVisa = await found('I am Indian with a US visa can I enter Mexico');
  expect(alone.access).toBe('visa_required');
  expect(withVisa).toEqual({ access: 'visa_free', cached: 'no-store' });
  expect(alone.cached).not.toBe('no-store');
});

test.each([
  ['en', 'passport validity 6 months'],
  ['de', 'Reisepass Gültigkeit 6 Monate'],
  ['es', 'validez del pasaporte 6 meses'],
  ['fr', 'validité du passeport 6 mois'],
  ['ru', 'срок действия паспорта 6 месяцев'],
])('in %s, "%s" finds the question that answers it', async (language, text) => {
  const input = encodeURIComponent(JSON.stringify({ text }));
  const prefix = language === 'en' ? '' : `/${language}`;
  const { body } = await site().app.inject(`${prefix}/trpc/search.all?input=${input}`);
  const [group]: ResultGroup[] = JSON.parse(body).result.data.groups;
  const id = slugify('How long does my passport have to be valid for the place I am visiting?');
  expect(group).toMatchObject({ of: 'question', results: [{ id }] });
});

test('what names nothing offers the nearest names', async () => {
  expect(await search({ text: 'swtzrlnd' })).toMatchObject({
    groups: [],
    nearest: expect.arrayContaining([expect.objectContaining({ code: 'CH' })]),
  });
  expect(await search({ text: 'zzzzzz qqqqqq' })).toMatchObject({ groups: [], nearest: [] });
});

test('texts of any kind and length get results or are refused', async () => {
  for (const text of ['(', '[a-', '\\', '.*', '日本', '💥', 'to', 'from to', 'to to to', '-> ->']) {
    expect(await groupsOf(text)).toBeInstanceOf(Array);
  }
  expect(await groupsOf('to '.repeat(33).trim())).toBeInstanceOf(Array);
  for (const text of ['', '   ', 'x'.repeat(SEARCH_TEXT_MAX + 1)]) {
    await expect(groupsOf(text)).rejects.toThrow();
  }
});

test('of a long text 24 words are looked at, and those that say nothing don’t count', async () => {
  const known = 'xq '.repeat(23);
  const within = await search({ text: `${known}japan`, passport: 'DE' });
  expect(within.understood).toMatchObject({ destinations: [{ code: 'JP' }] });
  const beyond = await search({ text: `${known}xq japan`, passport: 'DE' });
  expect(beyond.understood.destinations).toEqual([]);
  expect(beyond.understood.unread.at(-1)).toBe('japan');
  const sayingNothing = 'i do '.repeat(15);
  expect(resultsOf((await groupsOf(`${sayingNothing}germany to japan`))[0])).toEqual(['DE to JP']);
});

test('what isn’t looked at leaves no verdict for what is', async () => {
  const text = `japan ${'& '.repeat(24)}klingon`;
  const { groups, understood } = await search({ text, passport: 'DE' });
  expect(understood.unread.at(-1)).toMatch(/klingon$/);
  expect(groups[0]).toMatchObject({ results: [{ code: 'JP', answer: null }] });
});

test('a ligature counts as the letters that it stands for', async () => {
  const { understood } = await search({ text: '\ufdfa'.repeat(SEARCH_TEXT_MAX) });
  const [, ...rest] = understood.unread;
  expect(rest.join('').length).toBeGreaterThan(1000);
});

test('one letter is the beginning of a name only in scripts of syllables', async () => {
  expect(await groupsOf('s')).toEqual([]);
  expect(resultsOf((await groupsOf('南'))[0])).toContain('country ZA');
  expect(resultsOf((await groupsOf('sl'))[0])).toContain('country SK');
});

test('a network may make 120 searches a minute, of which each in a batch counts', async () => {
  stopDurations();
  const limited = await startTestSite();
  const batch = (first: number) => {
    const path = Array.from({ length: BATCH_CALLS_MAX }, () => 'search.all').join(',');
    const texts = Array.from({ length: BATCH_CALLS_MAX }, (_, at) => ({
      text: `japan ${first + at}`,
    }));
    const input = encodeURIComponent(JSON.stringify({ ...texts }));
    return limited.app.inject(`/trpc/${path}?batch=1&input=${input}`);
  };
  const { tries } = rateLimits.search;
  for (let first = 0; first < tries; first += BATCH_CALLS_MAX) {
    expect((await batch(first)).statusCode).toBe(200);
  }
  const refused = await batch(tries);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  // A response from the cache costs nothing.
  expect((await batch(0)).statusCode).toBe(200);
  const { api } = limited.browser({ address: '192.0.2.1' });
  expect((await api.search.all.query({ text: 'japan' })).groups).not.toEqual([]);
});

test('a change of content is in the next search', async () => {
  const changed = await startTestSite({ samples: true });
  const { api } = changed.browser();
  const find = async (text: string) => (await api.search.all.query({ text })).groups;
  expect(await find('Zyxopolis')).toEqual([]);
  await createRecord(changed.db, destinations, {
    fields: destinationFixture({ name: 'Zyxopolis' }),
  });
  expect((await find('zyxopolis')).flatMap(resultsOf)).toEqual(['destination Zyxopolis']);
  const { api: editor } = await changed.signedIn();
  await editor.faq.create.mutate({
    fields: { question: 'What is a grommet?', answer: 'A ring.', category: 'general' },
  });
  await createRecord(changed.db, destinations, {
    fields: destinationFixture({ name: '中国长城' }),
  });
  expect((await find('中国')).flatMap(resultsOf)).toContain('destination 中国长城');
  expect((await find('grommet')).flatMap(resultsOf)).toEqual(['question: What is a grommet?']);
});

test('an unpublished destination is not found', async () => {
  const hidden = await startTestSite();
  await createRecord(hidden.db, destinations, {
    fields: destinationFixture({ name: 'Zyxopolis', status: 'draft' }),
  });
  const { groups } = await hidden.browser().api.search.all.query({ text: 'Zyxopolis' });
  expect(groups).toEqual([]);
});

test('above the limit the page says when to try again, and is no fault of the server', async () => {
  const { app, log } = await startTestSite({ pages: await builtPages() });
  const page = (text: string) => app.inject(`/search?q=${text}`);
  for (let search = 0; search < rateLimits.search.tries; search += 1) await page(`word${search}`);
  const refused = await page('another');
  expect(refused).toMatchObject({ statusCode: 429, body: expect.stringContaining('Too many') });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(log().filter(({ level }) => level === 50)).toEqual([]);
});
