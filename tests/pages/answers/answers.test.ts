import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);
const bothPages = ['/visa-info/FR', '/destination/paris-france'];

function expectNoAnswer(page: PlainPage) {
  const name = 'Visa information not available for this combination';
  expect(page.getByRole('heading', { name })).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Contact us for details' })).toBeInTheDocument();
  expect(page.getByRole('main')).not.toHaveTextContent(/No Visa Required/i);
}

describe('an answer for another stay is never the verdict', () => {
  test.each(bothPages)('%s, working with BR', async (path) => {
    const [stay, passport] = ['working', 'BR'];
    const own = await startPageSite();
    const sql = sqlOf(own);
    sql('delete from stay_policies where purpose = ?', stay);
    const known = sql(
      `select type from visa_requirements
       where destination_id = 'paris-france' and country_code = ?`,
      passport,
    );
    expect(known.map(({ type }) => type)).toContain('tourist');
    expect(known.map(({ type }) => type)).not.toContain(stay);

    const browser = plainBrowser(own);
    const page = await browser.open(`${path}?type=${stay}&from=${passport}`);
    expectNoAnswer(page);
    expect(verdictOf(page)).toHaveAttribute('data-status', 'unknown');
    expect(page.getByRole('main')).not.toHaveTextContent(/Length of stay/i);

    const others = within(page.getByRole('navigation', { name: 'Kind of stay' }));
    // A country's page offers every stay, and marks those without an answer.
    const ofStay = others.queryAllByRole('link', { name: new RegExp(stay, 'i') });
    const noneYet = new RegExp(`^${stay} No answer yet$`, 'i');
    expect(textsOf(ofStay)).toEqual(
      path.startsWith('/visa-info') ? [expect.stringMatching(noneYet)] : [],
    );
    const tourist = await browser.click(others.getByRole('link', { name: /^Tourist/ }));
    expect(tourist.address).toBe(`${path}?type=tourist&from=${passport}`);
    expect(tourist.getByRole('heading', { name: 'No Visa Required' })).toBeInTheDocument();
  });

  test('also without a requested stay', async () => {
    const own = await startPageSite();
    const sql = sqlOf(own);
    sql(
      `delete from visa_requirements
       where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
    );
    sql("delete from entry_rules where destination = 'FR' and passport = 'US'");
    for (const path of bothPages) expectNoAnswer(await plainBrowser(own).open(path));
  });
});

describe('a destination’s own requirement', () => {
  test('answers only for it, and the country’s page lists it', async () => {
    const own = await startPageSite();
    sqlOf(own)(
      `update visa_requirements
       set required = 1, source_address = 'https://law.example/', source_date = '2026-09'
       where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
    );
    const browser = plainBrowser(own);
    const france = await browser.open('/visa-info/FR?from=US');
    expect(verdictOf(france)).toHaveAttribute('data-status', 'visa-free');
    const [entry] = france
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3')?.textContent === 'Paris');
    expect(entry).toHaveTextContent('This destination’s own rule: Visa required · up to 90 days');
    const paris = await browser.click(
      within(entry as HTMLElement).getByRole('link', { name: 'Paris' }),
    );
    expect(paris.address).toBe('/destination/paris-france?type=tourist&from=US');
    expect(verdictOf(paris)).toHaveAttribute('data-status', 'in-advance');
    expect(paris.getByRole('main')).toHaveTextContent(
      /France, national rules: Visa free.*up to 90 days/,
    );
  });

  test.each([
    ['Without a source', null, '2026-09', 'Sep 2026'],
    ['Older', 'https://law.example/', '2025-11', 'Nov 2025'],
  ] as const)('%s, it is shown below the country’s answer', async (reason, source, date, words) => {
    const own = await startPageSite();
    sqlOf(own)(
      `update visa_requirements
       set required = 1, on_arrival = 1, duration_days = 30, source_address = ?, source_date = ?
       where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
      source,
      date,
    );
    for (const path of bothPages) {
      const page = await plainBrowser(own).open(path);
      expect(verdictOf(page)).toHaveAttribute('data-status', 'visa-free');
      expect(verdictOf(page)).toHaveTextContent('Up to 90 days in any 180');
      for (const text of [
        `${reason}: our own entry for Paris says “Visa on arrival · up to 30 days”`,
        `Its date: ${words}. Date of the answer above: 19 Aug 2026.`,
      ]) {
        expect(page.getByRole('main')).toHaveTextContent(text);
      }
    }
  });

  test('is missing: its page shows and links the country’s answer', async () => {
    const own = await startPageSite();
    sqlOf(own)("delete from visa_requirements where destination_id = 'paris-france'");
    const browser = plainBrowser(own);
    const paris = await browser.open('/destination/paris-france?from=DE');
    expect(verdictOf(paris)).toHaveAttribute('data-status', 'freedom-of-movement');
    expect(paris.getByRole('main')).toHaveTextContent('These are the national rules: France');
    const france = await browser.click(paris.getByRole('link', { name: 'View Full Requirements' }));
    expect(france.address).toBe('/visa-info/FR?type=tourist&from=DE');
    expect(verdictOf(france)).toHaveTextContent('Freedom of movement');
  });
});

test('names stand alone', async () => {
  const emirates = await open('/visa-info/AE?from=GB');
  expect(emirates.document.title).toBe(
    'Visa free · 90 days — British passport, United Arab Emirates · Landfall',
  );
  const heading = { level: 1, name: 'United Arab Emirates: visa and entry' };
  expect(emirates.getByRole('heading', heading)).toBeInTheDocument();
  expect(emirates.getByRole('main')).toHaveTextContent('British passport → United Arab Emirates');
  expect(emirates.getByRole('main')).toHaveTextContent('Tourist · British passport');
  const netherlands = await open('/visa-info/NL?from=PH');
  expect(
    netherlands.getByRole('heading', { level: 1, name: 'Netherlands: visa and entry' }),
  ).toBeInTheDocument();
  expect(netherlands.getByRole('main')).toHaveTextContent('Philippine passport → Netherlands');
  const paris = await open('/destination/paris-france?from=AE');
  expect(paris.getByText('Emirati passport')).toBeInTheDocument();
});
