import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { dayFromToday, inWords, stateRules } from '../../fixtures/countryRules.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);
const mainOf = (page: PlainPage) => page.getByRole('main');
const checklistOf = (page: PlainPage) => page.getByRole('region', { name: 'Checklist' });
const noAnswer = { name: 'Visa information not available for this combination' };
const japan = '/visa-info/JP?from=BR';

/** A site of its own, with the ways to change and read it. */
async function ownSite() {
  const own = await startPageSite();
  const sql = sqlOf(own);
  return {
    sql,
    open: (path: string) => plainBrowser(own).open(path),
    /** Lets the edition ask Brazilians in Japan for a visa. */
    editionAsksForVisa: () =>
      sql(
        "update entry_rules set access = 'visa_required' where source_id = 'passport-index' and passport = 'BR' and destination = 'JP'",
      ),
  };
}

test('an unpublished stay says so, and a window is shown separately', async () => {
  const own = await ownSite();
  stateRules(own, [{ access: 'visa_free' }]);
  expect(verdictOf(await own.open(japan))).toHaveTextContent(
    'Length of stay: not stated by our source',
  );
  stateRules(own, [{ stay_number: 3, stay_unit: 'months' }]);
  expect(verdictOf(await own.open(japan))).toHaveTextContent('Up to 3 months');
  const france = await own.open('/visa-info/FR?from=US');
  expect(mainOf(france)).toHaveTextContent(/at most 90 days in any 180/);
});

test('a collection is shown with its date, as unchecked, and as old', async () => {
  const page = await open('/visa-info/SB?from=IN');
  expect(mainOf(page)).toHaveTextContent(
    'Source: Passport Index, edition of 17 Feb 2026. Not checked by us. Unconfirmed: our source is from Feb 2026.',
  );
  // Its collector and licence are in the list of sources.
  expect(
    page.getByText(
      'Collected by imorte/passport-index-data, passportindex.org (MIT, © 2019 Ilya Ilyankou), not checked by us.',
    ),
  ).toBeInTheDocument();
  expect(mainOf(page).querySelector('.notice')).toBeNull();
});

describe('doubt is shown', () => {
  test('if a newer source disagrees: amber, both with their dates', async () => {
    const own = await ownSite();
    stateRules(own, [{ access: 'visa_required', source_date: '2025-03' }], { besideEdition: true });
    const page = await own.open(japan);
    expect(verdictOf(page)).toHaveAttribute('data-status', 'doubtful');
    expect(page.getByRole('heading', { level: 3, name: 'Sources disagree' })).toBeInTheDocument();
    for (const text of ['Visa required', 'Mar 2025', 'Visa free', 'Entry Requirements Dataset'])
      expect(verdictOf(page)).toHaveTextContent(text);
  });

  test('if a rule has ended since: an older, easier one doesn’t come back', async () => {
    const own = await ownSite();
    const endedOn = dayFromToday(-10);
    const ended = { name: `Rule ended on ${inWords(endedOn)}` };
    stateRules(own, [{ access: 'eta', valid_to: endedOn }], { besideEdition: true });
    const page = await own.open(japan);
    expect(verdictOf(page)).toHaveAttribute('data-status', 'doubtful');
    expect(page.getByRole('heading', ended)).toBeInTheDocument();
    expect(verdictOf(page)).toHaveTextContent('Travel authorisation');
    expect(verdictOf(page)).not.toHaveTextContent('Visa free');
    own.editionAsksForVisa();
    const harder = await own.open(japan);
    expect(harder.getByRole('heading', ended)).toBeInTheDocument();
    expect(verdictOf(harder)).toHaveTextContent('Travel authorisation');
    expect(verdictOf(harder)).toHaveTextContent('Visa required');
  });

  test('of a day after the end of today’s rule, and until when that is known', async () => {
    const own = await ownSite();
    const [endsOn, later] = [dayFromToday(20), dayFromToday(60)];
    const known = `The exemption is known to apply until ${inWords(endsOn)}.`;
    stateRules(own, [{ valid_to: endsOn }], { besideEdition: true });
    const headingOf = (page: PlainPage) =>
      within(verdictOf(page)).getByRole('heading', { level: 3 }).textContent;
    const unknown = await own.open(`${japan}&on=${later}`);
    expect(headingOf(unknown)).toBe(`Not known yet for ${inWords(later)}`);
    expect(verdictOf(unknown)).toHaveTextContent(known);
    own.editionAsksForVisa();
    const page = await own.open(`${japan}&on=${later}`);
    expect(headingOf(page)).toBe(`Visa required on ${inWords(later)}`);
    expect(verdictOf(page)).toHaveTextContent(known);
    expect(mainOf(page)).not.toHaveTextContent(/\bended/);
    expect(mainOf(page)).not.toHaveTextContent('Sources disagree');
    expect(page.document.title).toMatch(/^Visa required · /);
    const trip = await own.open(`/trip?passport=BR&stops=JP&dates=${later}`);
    expect(mainOf(trip)).toHaveTextContent(`Visa required on ${inWords(later)}`);
    expect(checklistOf(trip)).toHaveTextContent(known);
  });

  test('of a coming change, and of both sides of a near one', async () => {
    const own = await ownSite();
    const far = dayFromToday(40);
    const coming = `From ${inWords(far)}: Travel authorisation`;
    stateRules(own, [{ access: 'eta', valid_from: far }], { besideEdition: true });
    const today = await own.open(japan);
    expect(mainOf(today)).toHaveTextContent(coming);
    expect(verdictOf(today)).not.toHaveTextContent('Travel authorisation');
    const after = await own.open(`${japan}&on=${dayFromToday(50)}`);
    expect(verdictOf(after)).toHaveAttribute('data-status', 'eta');
    const before = await own.open(`${japan}&on=${dayFromToday(39)}`);
    expect(verdictOf(before)).toHaveTextContent('No Visa Required');
    expect(verdictOf(before)).toHaveTextContent(coming);
  });

  test('of special cases', async () => {
    expect(verdictOf(await open('/visa-info/PS?from=DE'))).toHaveTextContent(
      'Ask before you travel',
    );
    expect(mainOf(await open('/visa-info/AD?from=DE'))).toHaveTextContent(
      'You can only get there through: Spain or France.',
    );
    expect(mainOf(await open('/visa-info/IE?from=BR'))).toHaveTextContent('Not checked by us');
  });
});

test('every condition is shown, and the headline names its own', async () => {
  const own = await ownSite();
  stateRules(own, [
    {
      condition: 'biometric_passport',
      otherwise: 'visa_required',
      condition_text: 'passports with a chip',
    },
    {
      condition: 'visa_held',
      otherwise: 'visa_required',
      condition_text: 'a visa of the United States',
    },
  ]);
  const page = await own.open(japan);
  expect(verdictOf(page)).toHaveTextContent('Passports with a chip');
  expect(verdictOf(page)).toHaveTextContent('Otherwise: Visa required');
  expect(verdictOf(page)).not.toHaveTextContent('visa of the United States');
  const conditions = within(mainOf(page))
    .getAllByRole('listitem')
    .map(({ textContent }) => (textContent ?? '').toLowerCase());
  expect(conditions.filter((text) => text.includes('passports with a chip'))).toEqual([]);
  expect(conditions.filter((text) => text.includes('a visa of the united states'))).toHaveLength(1);
});

test('a destination without its own requirement shows the country’s answer with its doubts', async () => {
  const own = await ownSite();
  const tokyo = '/destination/tokyo-japan?from=BR';
  stateRules(own, [{ access: 'visa_required', source_date: '2020' }], { besideEdition: true });
  expect(verdictOf(await own.open(tokyo))).toHaveTextContent('Sources disagree');

  stateRules(own, [
    {
      condition: 'biometric_passport',
      otherwise: 'visa_required',
      condition_text: 'passports with a chip',
      source_title: 'The embassy',
    },
  ]);
  const page = await own.open(tokyo);
  expect(verdictOf(page)).toHaveTextContent('Passports with a chip');
  expect(verdictOf(page)).toHaveTextContent('Otherwise: Visa required');
  expect(page.getByRole('complementary')).toHaveTextContent('Source: The embassy');
});

describe('official links', () => {
  test('have a warning', async () => {
    const sites = checklistOf(await open('/visa-info/GB?from=US'));
    expect(
      within(sites).getByText('Use the official site only: other websites charge more.'),
    ).toBeInTheDocument();
    expect(sites).toHaveTextContent('GBP 20');
    expect(within(sites).getByRole('link', { name: /Electronic Travel Auth/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.gov\.uk\//),
    );
  });

  test('have a price, which is approximate when another source states it', async () => {
    const own = await ownSite();
    expect(checklistOf(await own.open('/visa-info/IN?from=BR'))).toHaveTextContent(
      'Fee: it depends on the passport',
    );
    expect(checklistOf(await own.open('/visa-info/VN?from=BR'))).toHaveTextContent(
      /USD 25 \(not refunded\).*7 Oct 2026 \(collected\)/,
    );
    own.sql(
      "delete from application_portals where destination = 'VN' and source_id = 'travelrequirements'",
    );
    expect(checklistOf(await own.open('/visa-info/VN?from=BR'))).toHaveTextContent(
      /About USD 25.*: check the official site.*25 Oct 2022\. Unconfirmed\./,
    );
  });

  test('without a trustworthy address are named without a link', async () => {
    const sites = within(checklistOf(await open('/visa-info/TR?from=MX')));
    expect(sites.getByText('e-Visa')).toBeInTheDocument();
    expect(sites.queryByRole('link', { name: /e-Visa/ })).toBeNull();
  });

  test('of a scheme that isn’t in operation say nothing about access', async () => {
    const page = await open('/visa-info/FR?from=US');
    expect(checklistOf(page)).toHaveTextContent(/ETIAS: not in operation yet/);
    expect(verdictOf(page)).toHaveAttribute('data-status', 'visa-free');
  });
});

test('travellers who enter by right see no requirements for foreign visitors', async () => {
  const ofVisitors = /ETIAS|Not researched|Valid for \d months|Issued within|Working remotely/;
  for (const pair of ['ES?from=DE', 'DE?from=DE', 'US?from=US', 'ES?from=DE&type=working']) {
    const page = await open(`/visa-info/${pair}`);
    expect(mainOf(page)).toHaveTextContent('No Visa Required');
    expect(mainOf(page)).not.toHaveTextContent(ofVisitors);
    expect(page.queryByRole('region', { name: 'Checklist' })).toBeNull();
  }
  // Visitors have them.
  expect(mainOf(await open('/visa-info/ES?from=US'))).toHaveTextContent(ofVisitors);
});

const transitUnknown = 'We don’t know whether you need a visa to stay in the transit area.';

test('transit has a separate visa and no length of stay', async () => {
  const indian = await open('/visa-info/GB?from=IN&type=transit');
  expect(verdictOf(indian)).toHaveTextContent('Visa Required');
  expect(indian.getAllByRole('link', { name: 'Transit visa' })[0]).toHaveAttribute(
    'href',
    'https://www.gov.uk/transit-visa',
  );
  expect(indian.queryByRole('link', { name: /Standard Visitor visa/ })).toBeNull();
  expect(mainOf(indian)).not.toHaveTextContent('not published');
  // The list is complete: passports not on it need none, at the airports with a transit area.
  const brazilian = await open('/visa-info/GB?from=BR&type=transit');
  expect(verdictOf(brazilian)).toHaveTextContent('No Visa Required');
  expect(verdictOf(brazilian)).toHaveTextContent(
    'No visa needed to change planes at Heathrow and Manchester',
  );
  expect(mainOf(brazilian)).toHaveTextContent(/Official source, 21 Aug 2026: .*GOV.UK/);
  // A first line that would name many airports counts them, and a line below names them.
  const beijing = await open('/visa-info/CN?from=IN&type=transit');
  expect(verdictOf(beijing)).toHaveTextContent(/needed to change planes at 19 airports/);
  expect(mainOf(beijing)).toHaveTextContent(
    /Airports with a transit area: Beijing Capital, Beijing Daxing, .* Xiamen and Xi’an/,
  );
  expect(verdictOf(beijing)).not.toHaveTextContent('Xiamen');
  // Collected by others: amber, and the airline knows.
  const frankfurt = await open('/visa-info/DE?from=IN&type=transit');
  expect(verdictOf(frankfurt)).toHaveAttribute('data-tone', 'doubtful');
  expect(verdictOf(frankfurt)).toHaveTextContent('Probably no visa needed to change planes');
  expect(mainOf(frankfurt)).toHaveTextContent('Ask your airline before you book.');
  // A visa at the border says nothing of the transit area.
  const mogadishu = await open('/visa-info/SO?from=IN&type=transit');
  expect(mogadishu.getByRole('heading', noAnswer)).toBeInTheDocument();
  expect(mainOf(mogadishu)).toHaveTextContent(transitUnknown);
  // The checklist doesn't name another paper than the verdict.
  const auckland = await open('/visa-info/NZ?from=IN&type=transit');
  expect(verdictOf(auckland)).toHaveTextContent('Transit visa required');
  expect(mainOf(auckland)).toHaveTextContent('Visa: apply before you travel');
  expect(mainOf(auckland)).not.toHaveTextContent('Airport transit visa');
  // The visa stands with the transit area, and its conditions once.
  const area = auckland.getByText('If you stay in the transit area').parentElement;
  expect(area).toHaveTextContent('Visa for the transit area');
  expect(area?.textContent?.match(/a ticket for your next flight/g)).toHaveLength(1);
  expect(within(area as HTMLElement).getByRole('link', { name: /^Apply: / })).toHaveAttribute(
    'href',
    'https://www.immigration.govt.nz/new-zealand-visas/visas/visa/transit-visa',
  );
  const german = await open('/visa-info/NZ?from=DE&type=transit');
  expect(mainOf(german)).not.toHaveTextContent('Visa for the transit area');
  // Everyone passes the border.
  const newYork = await open('/visa-info/US?from=DE&type=transit');
  expect(verdictOf(newYork)).toHaveTextContent('Travel authorisation required');
  expect(verdictOf(newYork)).toHaveTextContent('Everyone goes through passport control here');
  // Who may cross the border by right needs nothing to stay in front of it.
  const byRight = await open('/visa-info/FR?from=DE&type=transit');
  expect(mainOf(byRight)).not.toHaveTextContent(transitUnknown);
  expect(mainOf(byRight)).toHaveTextContent('If you go through passport control');
});

test('a stay that the answer counts in months is not repeated in days', async () => {
  for (const [country, months, days] of [
    ['AU', 'Up to 3 months', '90 days'],
    ['GB', 'Up to 6 months', '180 days'],
  ] as const) {
    const page = await open(`/visa-info/${country}?from=US`);
    expect(verdictOf(page)).toHaveTextContent(months);
    expect(checklistOf(page)).toHaveTextContent('Travel authorisation');
    expect(checklistOf(page)).not.toHaveTextContent(days);
  }
  // Terms that the answer doesn't state stay.
  expect(checklistOf(await open('/visa-info/TH?from=MX'))).toHaveTextContent('up to 60 days');
});

test('the button to apply names the app that takes applications', async () => {
  const page = await open('/visa-info/AU?from=US');
  expect(
    page.getByRole('link', { name: /^Apply in the app: AustralianETA · AUD\s20/ }),
  ).toBeInTheDocument();
});

test('nomad schemes are shown below, and don’t change the access', async () => {
  const own = await ownSite();
  own.sql("update countries set enabled = 1 where code = 'KY'");
  own.sql("delete from stay_policies where purpose = 'working' and country_code = 'HR'");
  const croatia = await own.open('/visa-info/HR?type=working&from=US');
  expect(croatia.getByRole('heading', noAnswer)).toBeInTheDocument();
  expect(croatia.getByRole('link', { name: /Digital Nomad Residence Permit/ })).toBeInTheDocument();
  for (const [country, words] of [
    // Amounts are worded as in the list of all such visas.
    ['EE', /Income asked\s*About USD\s4,900/],
    ['MU', /Fee\s*Free/],
    // Unpublished information is not "no".
    ['AL', /Family can come\s*Not stated/],
    ['KY', 'closed, nobody can apply any more'],
    ['PE', 'announced, nobody can apply yet'],
    ['QA', 'Qatar: no visa for remote workers.'],
  ] as const) {
    const page = await own.open(`/visa-info/${country}?type=working&from=US`);
    expect(mainOf(page)).toHaveTextContent(words);
  }
});

test('facts about the country are shown beside the answer, entry conditions below it', async () => {
  const page = await open('/visa-info/FR?from=US');
  for (const fact of ['Paris', 'Euro (EUR)', 'French', 'UTC+1', '+33'])
    expect(page.getByRole('complementary')).toHaveTextContent(fact);
  expect(checklistOf(page)).toHaveTextContent('Issued within the last 10 years');
  expect(checklistOf(page)).toHaveTextContent(
    'Valid for 3 months from the day you leave the destination',
  );
});

test('unreadable parts of the address are named beside the answer', async () => {
  const browser = plainBrowser(site());
  const country = await browser.open(`${japan}&type=study&on=2026-02-30`);
  expect(verdictOf(country)).toBeInTheDocument();
  const problems = country.getByRole('alert');
  expect(problems).toHaveTextContent('“study” is no kind of stay. Shown: tourist stay');
  expect(problems).toHaveTextContent('“2026-02-30” is no day. Shown: today');
  const far = await browser.open(`${japan}&on=2199-01-01`);
  expect(far.getByRole('alert')).toHaveTextContent('“2199-01-01” is too far away. Shown: today');

  const paris = await browser.open('/destination/paris-france?type=study&from=Brazl');
  const unclear = paris.getByRole('alert');
  expect(unclear).toHaveTextContent('“study” is no kind of stay');
  expect(unclear).toHaveTextContent('We don’t know which country “Brazl” is. Did you mean: Brazil');
  const meant = await browser.click(within(unclear).getByRole('link', { name: 'Brazil' }));
  expect(meant.address).toMatch(/type=study&from=BR$/);
  const known = await browser.open('/visa-info/FR?type=transit&from=Brasil');
  expect(known.address).toBe('/visa-info/FR?type=transit&from=BR');
});

test('the day of entry is chosen on the page', async () => {
  const browser = plainBrowser(site());
  const page = await browser.open(japan);
  fill(page.getByLabelText('Day of entry'), '2027-01-15');
  const chosen = await browser.click(page.getByRole('button', { name: 'Show' }));
  expect(chosen.address).toMatch(/from=BR&on=2027-01-15$/);
});

test('a territory is found by its name, and links its state’s answer', async () => {
  const browser = plainBrowser(site());
  const home = await browser.open('/');
  fill(home.getByLabelText('Category'), 'Tourist visa');
  fill(home.getByLabelText('Destination Country'), 'Puerto Rico');
  fill(home.getByLabelText('Your passport'), 'Brazil');
  const territory = await browser.click(home.getByRole('button', { name: 'Search' }));
  expect(territory.address).toBe('/visa-info/PR?type=tourist&from=BR');
  expect(mainOf(territory)).toHaveTextContent('the entry rules of its state apply (United States)');
  const link = within(mainOf(territory)).getByRole('link', { name: /^United States: / });
  expect((await browser.click(link)).address).toBe('/visa-info/US?type=tourist&from=BR');

  const domestic = await browser.open('/visa-info/PR?from=US');
  expect(verdictOf(domestic)).toHaveTextContent('No Visa Required');
  expect(mainOf(domestic)).toHaveTextContent(
    'Domestic travel for citizens: United States → Puerto Rico.',
  );
});
