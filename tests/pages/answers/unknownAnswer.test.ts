import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);
const ask = 'Ask the authority: mofa.go.jp';
const contact = 'Contact us for details';

const linksOf = (page: PlainPage) => textsOf(verdictOf(page).querySelectorAll('a'));

test('an authority comes before this site’s contact, for each kind of stay', async () => {
  const own = await startPageSite();
  const sql = sqlOf(own);
  sql("delete from entry_rules where destination = 'JP' and passport = 'BR'");
  sql("delete from stay_policies where country_code = 'JP'");
  sql("delete from visa_requirements where destination_id = 'tokyo-japan'");
  const browser = plainBrowser(own);
  for (const type of ['tourist', 'transit', 'working']) {
    for (const path of ['/visa-info/JP', '/destination/tokyo-japan']) {
      const page = await browser.open(`${path}?from=BR&type=${type}`);
      expect(linksOf(page), `${path} ${type}`).toEqual([ask, contact]);
      expect(page.getAllByText(ask)).toHaveLength(1);
    }
  }
  for (const query of ['', '&transit=1']) {
    const trip = await browser.open(`/trip?passport=BR&stops=JP,FR${query}`);
    expect(trip.getAllByRole('link', { name: ask })[0]).toHaveAttribute(
      'href',
      'https://www.mofa.go.jp/j_info/visit/visa/short/novisa.html',
    );
  }
  sql(`update application_portals set purposes = '["tourist"]' where scheme = 'authority'`);
  const working = await browser.open('/visa-info/JP?from=BR&type=working');
  expect(linksOf(working)).toEqual([ask, contact]);
});

test('without a known authority there is the contact alone', async () => {
  const own = await startPageSite();
  sqlOf(own)("delete from stay_policies where purpose = 'working' and country_code = 'FR'");
  const browser = plainBrowser(own);
  for (const path of ['/visa-info/FR', '/destination/paris-france']) {
    expect(linksOf(await browser.open(`${path}?from=BR&type=working`)), path).toEqual([contact]);
  }
  const known = await browser.open('/visa-info/JP?from=BR');
  expect(known.queryByText(contact)).toBeNull();
});

test('the message to the team starts with the question, which can be edited', async () => {
  const own = await startPageSite();
  sqlOf(own)("delete from stay_policies where purpose = 'working' and country_code = 'FR'");
  const browser = plainBrowser(own);
  const page = await browser.open('/visa-info/FR?from=BR&type=working&holds=visa-US');
  const link = within(verdictOf(page)).getByRole('link', { name: contact });
  expect(link).toHaveAttribute('href', '/contact?to=FR&from=BR&type=working');
  const form = await browser.click(link);
  expect(form.getByLabelText('Message')).toHaveValue(
    'My question: which entry rules apply? Brazilian passport → France · Working\n' +
      'http://localhost:3000/visa-info/FR?type=working&from=BR\n',
  );
  fill(form.getByLabelText('Message'), 'May I work in Paris?');
  fill(form.getByLabelText('Name'), ' ');
  fill(form.getByLabelText('Email'), 'ada@example.com');
  const refused = await browser.click(form.getByRole('button', { name: 'Send Message' }));
  expect(refused.getByLabelText('Message')).toHaveValue('May I work in Paris?');
});

test('the question is in the visitor’s language; an address without one asks nothing', async () => {
  const german = await open('/de/contact?to=FR&from=BR&type=transit');
  expect(german.getByLabelText('Nachricht')).toHaveValue(
    'Meine Frage: Welche Einreiseregeln gelten? Reisepass: Brasilien → Frankreich · Transit\n' +
      'http://localhost:3000/de/visa-info/FR?type=transit&from=BR\n',
  );
  for (const query of ['', '?to=FR', '?to=XX&from=BR', '?to=<b>&from=BR&type=none']) {
    const page = await open(`/contact${query}`);
    expect(page.getByLabelText('Message'), query).toHaveValue('');
  }
});
