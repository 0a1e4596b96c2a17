import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { PackedWorkPolicy } from '#db/packs/policies/workPack.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { cardOfAnswer } from '#server/seo/resultCards.ts';
import { addWorkPolicies, workGrant, workPolicy } from '../../fixtures/workPolicies.ts';
import { sqlOf, startPageSite } from '../pageSite.ts';
import { type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

const contact = 'Contact us for details';
const doNotStart = 'Do not start work before the authority says yes.';
const mayBeProgrammes = 'There may be programmes that we don’t know: ask the authority.';
const office = 'Ask the authority for work: Fair Work Office';
const authority = {
  name: 'Fair Work Office',
  address: 'https://work.example/start',
  isFor: 'work',
} as const;
const permit = { required: true, whoApplies: 'employer', source: 'government' } as const;

const programme = {
  name: 'Work and Holiday visa (subclass 462)',
  kind: 'work_and_holiday',
  passports: ['BR', 'IN'],
  ages: { all: [18, 30] },
  months: 12,
  isLimited: true,
  ballotFor: ['IN'],
  fee: { amount: 670, currency: 'AUD' },
  apply: 'https://www.whv.example/apply',
  source: 'government',
} satisfies PackedWorkPolicy['programmes'][number];

const unread = {
  name: 'Working Holiday visa (subclass 417)',
  kind: 'working_holiday',
  passports: ['BR'],
  ages: {},
  months: null,
  isLimited: null,
  ballotFor: [],
  fee: null,
  apply: null,
  source: 'press',
} satisfies PackedWorkPolicy['programmes'][number];

const route = {
  name: 'Skills in Demand visa',
  kind: 'work_visa',
  address: 'https://work.example/482',
  fee: { amount: 3210, currency: 'AUD' },
  months: 48,
  quality: 'own_government',
} as const satisfies PackedWorkPolicy['routes'][number];

/** A site with these policies in place of the shipped ones. */
async function siteWith(...policies: PackedWorkPolicy[]) {
  const site = await startPageSite();
  const sql = sqlOf(site);
  await addWorkPolicies(site.db, policies);
  return { site, sql, open: plainBrowser(site).open };
}

const mainOf = (page: PlainPage) => page.getByRole('main');
const stepsOn = ({ document }: PlainPage) => textsOf(document.querySelectorAll('.next-step'));
const verdictLinesOf = (page: PlainPage) => textsOf(verdictOf(page).querySelectorAll('p'));

/** Whether these texts stand on a page in this order. */
function expectInOrder(page: PlainPage, texts: string[]) {
  let rest = mainOf(page).textContent;
  for (const text of texts) {
    expect(rest).toContain(text);
    rest = rest.slice(rest.indexOf(text) + text.length);
  }
}

test('a permit: who applies, and all the ways in their order', async () => {
  const { open } = await siteWith(
    workPolicy('AU', {
      permit,
      visitor: { mayWork: 'no', source: 'government' },
      programmes: [programme, unread],
      routes: [
        route,
        { ...route, name: 'Temporary work', months: 9, quality: 'named' },
        { ...route, name: 'Seasonal work', months: 6, quality: 'collected' },
      ],
      authority,
    }),
  );
  const page = await open('/visa-info/AU?from=BR&type=working');
  expect(verdictOf(page)).toHaveTextContent('Visa Required');
  expect(verdictLinesOf(page).slice(0, 3)).toEqual([
    'You need a work visa or permit',
    'Your employer applies',
    'Must be obtained in advance',
  ]);
  expectInOrder(page, [
    'Must be obtained in advance',
    office,
    'You may not work on a visitor’s entry',
    'Australia: ways to work',
    'Programmes for young people that we know of',
    mayBeProgrammes,
    'Work permits and visas',
    office,
    'Checklist',
  ]);
  expect(page.getAllByText(mayBeProgrammes)).toHaveLength(1);
  expect(mainOf(page)).not.toHaveTextContent('Places are drawn by lot');
  const name = page.getByText(programme.name);
  expect(name).toHaveAttribute('lang', 'en');
  expect(textsOf(name.parentElement?.children ?? [])).toEqual([
    'Work and holiday',
    programme.name,
    'Ages 18 to 30 when you apply',
    'For up to 12 months',
    'Places are limited each year',
    'Fee: AUD 670',
    'How to apply: whv.example',
    'Publisher of government: Working, 1 Nov 2026',
  ]);
  // What nobody verified isn't shown.
  expect(textsOf(page.getByText(unread.name).parentElement?.children ?? [])).toEqual([
    'Working holiday',
    unread.name,
    'Publisher of press, 1 Nov 2026',
  ]);
  const ways = within(page.getByRole('region', { name: 'Australia: ways to work' }));
  expect(ways.getByRole('link', { name: route.name })).toHaveAttribute('href', route.address);
  expect(ways.getByText('For up to 48 months')).toBeInTheDocument();
  expect(textsOf(ways.getByText('For up to 6 months').parentElement?.children ?? [])).toContain(
    'Collected by others, not checked by us.',
  );
  // Of a page that nobody read there is the address alone.
  expect(ways.queryByText('For up to 9 months')).toBeNull();
  expect(
    ways.getAllByText('The official page: we know its address, not its conditions.'),
  ).toHaveLength(1);

  const indian = await open('/visa-info/AU?from=IN&type=working');
  expect(mainOf(indian)).toHaveTextContent('Places are drawn by lot');
  expect(mainOf(indian)).not.toHaveTextContent(unread.name);
  const german = await open('/visa-info/AU?from=DE&type=working');
  expect(mainOf(german)).not.toHaveTextContent('Programmes for young people');
  expectInOrder(german, ['Work permits and visas', mayBeProgrammes]);
});

test('who may work without a permit reads why, and what remains', async () => {
  const { open } = await siteWith(
    workPolicy('FR', {
      permit,
      grants: [workGrant({ duties: ['registration'] }), workGrant({ passports: ['IN'] })],
      visitor: { mayWork: 'no', source: 'government' },
      programmes: [programme],
      routes: [route],
    }),
    workPolicy('HR', { grants: [workGrant({ source: 'press' })], authority }),
    workPolicy('GH', {
      grants: [
        workGrant({
          grant: 'permit_by_right',
          duties: ['residence_document', 'may_not_be_practised'],
        }),
      ],
    }),
  );
  const page = await open('/visa-info/FR?from=BR&type=working');
  expect(verdictOf(page)).toHaveAttribute('data-tone', 'free');
  expect(verdictLinesOf(page).slice(0, 2)).toEqual([
    'You may work here without a work permit',
    'Why: Union',
  ]);
  expect(mainOf(page)).toHaveTextContent('Conditions: registering your stay.');
  for (const words of [
    'ways to work',
    'visitor’s entry',
    'young people',
    mayBeProgrammes,
    'Nothing to apply for',
  ]) {
    expect(mainOf(page)).not.toHaveTextContent(words);
  }
  const indian = await open('/visa-info/FR?from=IN&type=working');
  expect(stepsOn(indian)).toEqual(['Nothing to apply for']);
  expect(mainOf(indian)).not.toHaveTextContent('Conditions');

  // A visa for remote workers is for others.
  const probable = await open('/visa-info/HR?from=BR&type=working');
  expect(verdictOf(probable)).toHaveAttribute('data-tone', 'doubtful');
  expect(verdictOf(probable)).toHaveTextContent(
    'You can probably work here without a work permit. Confirm with the authority first.',
  );
  expect(probable.getByRole('link', { name: office })).toHaveClass('next-step');
  expect(mainOf(probable)).not.toHaveTextContent('Digital Nomad');
  expect(mainOf(probable)).not.toHaveTextContent('Freedom of movement (unconfirmed)');

  const byRight = await open('/visa-info/GH?from=BR&type=working');
  expect(verdictOf(byRight)).toHaveAttribute('data-tone', 'doubtful');
  expectInOrder(byRight, [
    'You can get a residence permit that lets you work. Apply first.',
    'Why: Union',
    'A treaty gives you this right. Ask whether the country applies it.',
    'Work visa or permit: apply first',
  ]);
  expect(mainOf(byRight)).not.toHaveTextContent('Visa: apply before you travel');
  expect(mainOf(byRight)).not.toHaveTextContent('somebody other than the authority');
  expect(mainOf(byRight)).not.toHaveTextContent('Conditions');

  const home = await open('/visa-info/FR?from=FR&type=working');
  expect(verdictOf(home)).toHaveTextContent('You may work here without a work permit');
  const island = await open('/visa-info/NC?from=FR&type=working');
  expect(verdictOf(island)).not.toHaveTextContent('without a work permit');
});

test('unconfirmed: an official page that nobody read is nobody else’s', async () => {
  const { open } = await siteWith(
    workPolicy('AU', { permit: { ...permit, source: 'page' } }),
    workPolicy('NZ', { permit: { ...permit, source: 'press' } }),
  );
  const unreadPage = 'we know this official page, but have not read it.';
  for (const path of [
    '/visa-info/AU?from=BR&type=working',
    '/embed/answer?to=AU&from=BR&type=working',
  ]) {
    const { document } = await open(path);
    expect(document.body).toHaveTextContent(unreadPage);
    expect(document.body).not.toHaveTextContent('somebody other than the authority');
  }
  const others = await open('/visa-info/NZ?from=BR&type=working');
  expect(mainOf(others)).toHaveTextContent('somebody other than the authority');
  expect(mainOf(others)).not.toHaveTextContent(unreadPage);
  // In print, a source without an address is one, too.
  expect(mainOf(others)).not.toHaveTextContent('Without a source');
});

test('unknown: the authority for work stands before this site’s contact, and nothing is empty', async () => {
  const { sql, open } = await siteWith(
    workPolicy('JP', { authority }),
    workPolicy('AE', { authority: { ...authority, isFor: 'visas' } }),
  );
  sql("delete from ways_to_work where destination in ('JP', 'AE')");
  for (const path of ['/visa-info/JP', '/destination/tokyo-japan']) {
    const page = await open(`${path}?from=BR&type=working`);
    expect(verdictOf(page)).toHaveTextContent(
      'Visa information not available for this combination',
    );
    expect(textsOf(verdictOf(page).querySelectorAll('a')), path).toEqual([office, contact]);
    expectInOrder(page, [doNotStart, office, contact]);
    expect(page.getAllByText(office)).toHaveLength(1);
    expect(page.getByRole('link', { name: office })).toHaveAttribute('href', authority.address);
    expect(mainOf(page)).not.toHaveTextContent('mofa.go.jp');
    for (const words of ['ways to work', 'young people', mayBeProgrammes, 'Work permits and visas'])
      expect(mainOf(page)).not.toHaveTextContent(words);
    const tourist = await open(`${path}?from=BR`);
    expect(mainOf(tourist)).not.toHaveTextContent(doNotStart);
  }
  const visas = await open('/visa-info/AE?from=BR&type=working');
  expect(textsOf(verdictOf(visas).querySelectorAll('a'))).toEqual([
    'Ask the authority for visas: Fair Work Office',
    contact,
  ]);
  const none = await open('/visa-info/FR?from=BR&type=working');
  expect(textsOf(verdictOf(none).querySelectorAll('a'))).toEqual([contact]);
  expect(verdictOf(none)).toHaveTextContent(doNotStart);
});

test('at a destination the team’s requirement precedes, and a sample doesn’t', async () => {
  const { sql, open } = await siteWith(workPolicy('AE', { permit }));
  const path = '/destination/dubai-united-arab-emirates?from=IN&type=working';
  const sample = await open(path);
  expect(verdictLinesOf(sample).slice(0, 2)).toEqual([
    'You need a work visa or permit',
    'Your employer applies',
  ]);
  sql(`update visa_requirements set standing = 'team', duration_days = 40
       where destination_id = 'dubai-united-arab-emirates' and country_code = 'IN'
         and type = 'working'`);
  const team = await open(path);
  expect(verdictLinesOf(team).slice(0, 2)).toEqual([
    'Must be obtained in advance',
    'Up to 40 days',
  ]);
  expect(mainOf(team)).toHaveTextContent('Our team');
});

test('no step leads to a site for visitors’ visas', async () => {
  const { sql, open } = await siteWith(
    workPolicy('AU', { permit, authority }),
    workPolicy('IN', { permit, routes: [route] }),
    workPolicy('KE', { permit }),
  );
  const everyStay = JSON.stringify(['tourist', 'transit', 'working']);
  sql('update application_portals set purposes = ?', everyStay);
  for (const [country, step] of [
    ['AU', office],
    ['IN', undefined],
    ['KE', 'We don’t know where to apply: ask the embassy.'],
  ] as const) {
    sql("delete from application_portals where destination = ? and scheme = 'authority'", country);
    const page = await open(`/visa-info/${country}?from=BR&type=working`);
    expect(stepsOn(page), country).toEqual(step ? [step] : []);
  }
});

test('what a visitor may do is said to tourists, with its source', async () => {
  const { open } = await siteWith(
    workPolicy('JP', { visitor: { mayWork: 'business_only', source: 'law' } }),
    workPolicy('AU', { visitor: { mayWork: 'no', source: 'press' }, grants: [workGrant()] }),
  );
  const line = (await open('/visa-info/JP?from=BR')).getByText(
    'Meetings are allowed, a job is not',
  );
  expect(line.parentElement).toHaveTextContent('Publisher of law: Working, 1 Nov 2026');
  const reported = 'Reported: you may not work on a visitor’s entry';
  expect(mainOf(await open('/visa-info/AU?from=DE'))).toHaveTextContent(reported);
  // Not to those who may work, nor about changing planes.
  for (const query of ['from=BR', 'from=AU', 'from=DE&type=transit'])
    expect(mainOf(await open(`/visa-info/AU?${query}`)), query).not.toHaveTextContent('Reported');
});

test('conditions of visitors don’t stand on an answer about working', async () => {
  const { open } = await siteWith(workPolicy('TH', { permit }), workPolicy('ID', { permit }));
  for (const [country, line] of [
    ['TH', 'funds'],
    ['ID', 'onward_ticket'],
  ] as const) {
    const subjectsOn = async (query: string) => {
      const page = await open(`/visa-info/${country}?from=DE${query}`);
      const lines = page.document.querySelectorAll<HTMLElement>('[data-subject]');
      return [...lines].map(({ dataset }) => dataset.subject);
    };
    expect(await subjectsOn('')).toContain(line);
    const working = await subjectsOn('&type=working');
    for (const visitors of ['funds', 'onward_ticket', 'insurance'])
      expect(working).not.toContain(visitors);
    // A passport must be valid for every stay.
    expect(working).toContain('passport');
  }
});

test('share images and the widget say what working takes', async () => {
  const { site } = await siteWith(
    workPolicy('AU', { permit }),
    workPolicy('FR', { grants: [workGrant({ source: 'press' })] }),
    workPolicy('JP', { authority }),
  );
  const cardOf = async (destination: string) => {
    const question = { passport: 'BR', destination, purpose: 'working' } as const;
    const answer = await findAnswer(site.db, question);
    const named = (code: string) => ({ code, name: code });
    return cardOfAnswer(answer, named('BR'), named(destination));
  };
  expect(await cardOf('AU')).toMatchObject({
    tone: 'advance',
    detail: 'You need a work visa or permit · For working',
  });
  expect(await cardOf('FR')).toMatchObject({
    tone: 'doubtful',
    detail: expect.stringContaining('You can probably work here without a work permit.'),
  });
  expect(await cardOf('JP')).toMatchObject({ tone: 'unknown', detail: 'For working' });
  const widgetOf = async (destination: string) =>
    (await site.app.inject(`/embed/answer?to=${destination}&from=BR&type=working`)).body;
  expect(await widgetOf('AU')).toContain('Your employer applies');
  expect(await widgetOf('JP')).toContain(doNotStart);
});
