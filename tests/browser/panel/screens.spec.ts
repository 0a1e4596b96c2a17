import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ownWorkArea } from '../../../scripts/dev/preparedSite/workArea.ts';
import { markupProblems } from '../../support/documents/markupProblems.ts';
import { expectNoViolation } from '../everyPage/axe.ts';
import { expect, type Site, test } from '../fixtures.ts';
import { addVisitorInput } from '../rows.ts';

type Screen = {
  /** As in the route tree. */
  route: string;
  /** An address with data; omitted if the route is an address. */
  at?: string | ((site: Site) => string);
  /** Text that shows that all is loaded; omitted if the heading suffices. */
  shown?: string;
  as?: 'editor' | 'visitor';
  /** Prepares the site. */
  with?: (site: Site) => void;
};

const tokyo = '/admin/destinations/tokyo-japan';
const ofDestination = '/admin/destinations/$destinationId';
const requirement = (site: Site) => `${tokyo}/visa-requirements/${idIn(site, requirementsOfTokyo)}`;

/** All screens of the panel: each route, with variants. */
const screens: Screen[] = [
  { route: '/admin/dashboard', shown: 'Asked for and not found' },
  { route: '/admin/account', shown: 'This browser' },
  // Not all 199: axe would take longer than for the rest of the file.
  { route: '/admin/countries', at: '/admin/countries?search=land', shown: 'Finland' },
  { route: '/admin/destinations', shown: 'Japan' },
  { route: '/admin/destinations/new' },
  { route: ofDestination, at: tokyo, shown: 'Edit Destination' },
  {
    route: `${ofDestination}/visa-requirements`,
    at: `${tokyo}/visa-requirements`,
    shown: 'United States',
  },
  { route: `${ofDestination}/visa-requirements/new`, at: `${tokyo}/visa-requirements/new` },
  { route: `${ofDestination}/visa-requirements/matrix`, at: `${tokyo}/visa-requirements/matrix` },
  { route: `${ofDestination}/visa-requirements/$requirementId`, at: requirement },
  {
    route: `${ofDestination}/visa-requirements/$requirementId/copy`,
    at: (site) => `${requirement(site)}/copy`,
  },
  { route: '/admin/faq' },
  { route: '/admin/faq/new' },
  { route: '/admin/faq/$faqId', at: (site) => `/admin/faq/${idIn(site, 'faqs')}` },
  { route: '/admin/history', shown: 'changed' },
  { route: '/admin/history/$entity/$recordId', at: '/admin/history/country/SE', shown: 'changed' },
  { route: '/admin/import-export' },
  { route: '/admin/inbox', shown: 'Person 1' },
  { route: '/admin/inbox/$messageId', at: '/admin/inbox/1', shown: 'Message 1' },
  { route: '/admin/links', shown: '404 Not Found' },
  { route: '/admin/newsletter', shown: 'person1@example.com' },
  { route: '/admin/outbox', shown: 'A long subject' },
  { route: '/admin/pages' },
  { route: '/admin/pages/$page', at: '/admin/pages/terms' },
  { route: '/admin/pages/$page', at: '/admin/pages/footer' },
  { route: '/admin/personal-data' },
  { route: '/admin/rules', at: '/admin/rules?destination=JP&passport=BR', shown: '2 rules' },
  { route: '/admin/rules/new' },
  { route: '/admin/rules/$ruleId', at: '/admin/rules/100', shown: 'What the source says' },
  { route: '/admin/entry-conditions', at: '/admin/entry-conditions?destination=JP' },
  { route: '/admin/entry-conditions', at: '/admin/entry-conditions?destination=JP&condition=new' },
  { route: '/admin/entry-conditions', at: '/admin/entry-conditions?destination=JP&link=new' },
  { route: '/admin/ways-to-work', at: '/admin/ways-to-work?destination=JP' },
  { route: '/admin/ways-to-work', at: '/admin/ways-to-work?destination=JP&programme=new' },
  { route: '/admin/ways-to-work', at: '/admin/ways-to-work?destination=JP&way=new' },
  { route: '/admin/rules/editions', shown: 'Current' },
  { route: '/admin/rules/difference', at: '/admin/rules/difference?from=1&to=2' },
  { route: '/admin/rules/policy' },
  {
    route: '/admin/rules/review',
    at: '/admin/rules/review?kind=report',
    shown: 'I was given 30 days.',
  },
  {
    route: '/admin/rules/review',
    at: '/admin/rules/review?kind=superseded',
    shown: 'easier or trivial',
  },
  { route: '/admin/rules/updates' },
  { route: '/admin/settings', shown: 'Save name and greeting' },
  { route: '/admin/settings', as: 'editor', shown: 'For administrators only' },
  { route: '/admin/translations', shown: 'The site’s texts' },
  {
    route: '/admin/translations/text',
    at: '/admin/translations/text?language=ar&subject=messages/verdict/stayDays',
    shown: 'Accept',
  },
  { route: '/admin/transit-policies', with: addOwnPolicy, shown: '1 policy on changing planes' },
  {
    route: '/admin/transit-policies/new',
    at: '/admin/transit-policies/new?country=IS&copy=true',
  },
  {
    route: '/admin/transit-policies/$policyId',
    at: '/admin/transit-policies/1',
    with: addOwnPolicy,
  },
  { route: '/admin/work-areas', with: addOwnArea, shown: '1 work area' },
  { route: '/admin/work-areas/new', at: '/admin/work-areas/new?copy=cta' },
  { route: '/admin/work-areas/$areaId', at: '/admin/work-areas/1', with: addOwnArea },
  { route: '/admin/trash', shown: 'What is gone?' },
  { route: '/admin/users', shown: 'admin@example.com (you)' },
  { route: '/admin/users/new' },
  { route: '/admin/users/$userId', at: '/admin/users/bo', shown: 'Create reset link' },
  { route: '/admin/login', as: 'visitor' },
  { route: '/admin/setup', as: 'visitor' },
  { route: '/admin/join', at: joinLink, as: 'visitor', shown: 'Choose password' },
  { route: '/admin/two-factor', with: needTwoFactor, shown: 'Your password' },
];

test('every route of the panel is listed here', () => {
  const tree = readFileSync(`${import.meta.dirname}/../../../src/routeTree.gen.ts`, 'utf8');
  const [, byPath = ''] = /interface FileRoutesByFullPath \{(.*?)\}/s.exec(tree) ?? [];
  // `/admin` leads to the list of destinations, the former address of entry conditions to theirs, that of stale rules to
  // the decisions.
  const routes = [...byPath.matchAll(/'(\/admin\/.+?)\/?':/g)]
    .map(([, route]) => route)
    .filter((route) => route !== '/admin/rules/countries' && route !== '/admin/rules/verify');
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual(
    [...new Set(routes)].sort(),
  );
});

test.use({ viewport: { width: 1280, height: 844 }, colorScheme: 'light' });

for (const { route, at = route, shown, as, with: prepare } of screens) {
  const role = as ? `, for ${as === 'editor' ? 'an editor' : 'a visitor'},` : '';
  const name = typeof at === 'string' ? at : route;
  test(`${name}${role} has no violation, light on a desk and dark on a phone`, async ({
    page,
    site,
    signIn,
  }) => {
    fillPanel(site);
    prepare?.(site);
    if (as === 'editor') site.sql("update users set role = 'editor' where id <> 'bo'");
    if (as !== 'visitor') await signIn();
    const address = typeof at === 'string' ? at : at(site);
    expect(markupProblems(await (await page.request.get(address)).text())).toEqual([]);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    if (shown) await expect(page.getByText(shown).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await expectNoViolation(page);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sidewaysScrollers(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const row of (await page.locator('.data-table tbody th').all()).slice(0, 3)) {
      expect((await row.boundingBox())?.width).toBeGreaterThan(280);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolation(page);
  });
}

const now = new Date().toISOString();
const longWord = 'a'.repeat(80);
const longEmail = `${'a'.repeat(64)}@${'b'.repeat(60)}.example`;

/** Rows for initially empty lists, with the longest allowed words. */
/** The team's copy of a shipped policy. */
function addOwnPolicy(site: Site) {
  site.sql(
    `insert into transit_policies
       (destination, sources, airside, exceptions, programmes, created_at, updated_at)
     select country_code, json_extract(policy, '$.sources'), json_extract(policy, '$.airside'),
       json_extract(policy, '$.exceptions'), json_extract(policy, '$.programmes'), ?, ?
     from stay_policies where purpose = 'transit' and country_code = 'IS'`,
    now,
    now,
  );
}

/** An area of the team, with both kinds of rights. */
function addOwnArea(site: Site) {
  const { members, pairs, duties, sources } = ownWorkArea;
  const lists = [members, pairs, duties, sources].map((part) => JSON.stringify(part));
  site.sql(
    `insert into work_areas
       (area, name, granted, members, pairs, duties, sources, source, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[ownWorkArea.area, ownWorkArea.name, ownWorkArea.grant],
    ...lists,
    ...[ownWorkArea.source, now, now],
  );
}

function fillPanel(site: Site) {
  addVisitorInput(site, 3);
  site.sql(
    `insert into users (id, email, password_hash, role, created_at, updated_at)
     select 'bo', ?, password_hash, 'administrator', '2999', '2999' from users`,
    longEmail,
  );
  site.sql(
    `insert into history (changed_at, actor_kind, actor_name, entity, entity_id, title, action, before, after)
     values (?, 'command', ?, 'country', 'SE', 'Sweden', 'changed', '{"enabled":0}', '{"enabled":1}')`,
    now,
    longEmail,
  );
  site.sql(
    `insert into trash values ('7d1f4c0e-0000-4000-8000-000000000001', 'faq', 'gone', 'What is gone?', '{}', ?, ?)`,
    now,
    longEmail,
  );
  site.sql(
    `insert into outbox (kind, to_address, subject, text, state, attempts, next_attempt_at, last_error, created_at)
     values ('test', ?, 'A long subject', '', 'failed', 3, ?, ?, ?)`,
    longEmail,
    now,
    `Connection refused ${longWord}`,
    now,
  );
  // The server, which counts pairs for a minute before it stores them, has none of this one.
  site.sql("insert into unanswered_requests values ('BT', 'KI', date('now'), 41)");
  site.sql("insert into pair_requests values ('BT', 'KI', 'tourist', 42)");
  site.sql(
    `insert into link_checks values (?, 'image', '404 Not Found', '2026-02-08', '2026-02-01', null)`,
    `https://a-long-address.example/${longWord}.jpg`,
  );
  site.sql(
    `insert into answer_reports (passport, destination, purpose, answer, message, fingerprint,
       created_at, last_reported_at)
     values ('BR', 'JP', 'tourist', '{"access":"visa_free"}', 'I was given 30 days.', 'x', ?, ?)`,
    now,
    now,
  );
}

function needTwoFactor(site: Site) {
  site.sql(
    `insert or replace into settings (key, value, updated_at)
     values ('security', '{"requireTwoFactor":true,"sessionLifetimeDays":30}', '${now}')`,
  );
}

function joinLink(site: Site) {
  const token = 'a'.repeat(40);
  site.sql(
    `insert into account_links (token_hash, user_id, purpose, created_at, expires_at)
     values (?, 'bo', 'reset', '2026-01-01', '2999')`,
    createHash('sha256').update(token).digest('hex'),
  );
  return `/admin/join?token=${token}`;
}

const requirementsOfTokyo = "visa_requirements where destination_id = 'tokyo-japan'";

/** The id of a row in the table `of`. */
function idIn(site: Site, of: string) {
  return String(site.sql(`select id from ${of} limit 1`)[0]?.id);
}

/**
 * Elements that scroll sideways or are cut off at a side. Visible overflow, such as the save bar's
 * with its negative margins, counts as neither while it stays within the window.
 */
function sidewaysScrollers(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      // On phones column headings are for screen readers only; input fields scroll while typing; a
      // long email in the header is cut, shorter where the site's font came too late.
      .filter((element) => !element.closest('thead, input, .truncate'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isVisible = width > 1 && element.clientWidth > 1;
        const isOutside = isVisible && (left < -1 || right > window.innerWidth + 1);
        const holdsMore = isVisible && element.scrollWidth > element.clientWidth + 1;
        const clips =
          element === document.documentElement || getComputedStyle(element).overflowX !== 'visible';
        return isOutside || (holdsMore && clips);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Buttons and links in rows that are smaller than a finger, or out of reach. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('tbody :is(a, button, label), article button')]
      .filter((element) => {
        const { width, height, left, right } = element.getBoundingClientRect();
        return width < 44 || height < 44 || left < 0 || right > window.innerWidth;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
