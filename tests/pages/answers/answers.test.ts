import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);

const paths = ['/visa-info/FR', '/destination/paris-france'];

function expectNoAnswer(page: PlainPage) {
  const unavailable = 'Visa information not available for this combination';
  expect(page.getByRole('heading', { name: unavailable })).toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Contact us for details' })).toBeInTheDocument();
  expect(page.getByRole('main')).not.toHaveTextContent(/No Visa Required/i);
}

describe('an answer for another stay is never the verdict', () => {
  test.each(
    paths.flatMap((path) => [
      [path, 'working', 'BR'],
      [path, 'transit', 'AU'],
    ]),
  )('%s, %s with %s', async (path, stay, passport) => {
    const known = sqlOf(site())(
      `select type from visa_requirements
       where destination_id = 'paris-france' and country_code = ?`,
      passport,
    ).map(({ type }) => type);
    expect(known).toContain('tourist');
    expect(known).not.toContain(stay);

    const { open, click } = plainBrowser(site());
    const page = await open(`${path}?type=${stay}&from=${passport}`);
    expectNoAnswer(page);
    expect(verdictOf(page)).toHaveAttribute('data-status', 'unknown');
    expect(page.getByRole('main')).not.toHaveTextContent(/Length of stay/i);

    const other = within(page.getByRole('navigation', { name: 'Kind of stay' }));
    // A country's page offers every stay, and marks those without an answer.
    const unanswered = path.startsWith('/visa-info') ? 1 : 0;
    const links = (name: string) => other.queryAllByRole('link', { name: new RegExp(name, 'i') });
    expect(links(`^${stay}: No answer yet$`)).toHaveLength(unanswered);
    expect(links(`^${stay}$`)).toHaveLength(0);
    const answered = await click(other.getByRole('link', { name: /^tourist\b/i }));
    expect(answered.address).toBe(`${path}?type=tourist&from=${passport}`);
    expect(answered.getByRole('heading', { name: 'No Visa Required' })).toBeInTheDocument();
  });

  describe('also without a requested stay', () => {
    test('with an answer only for another stay', async () => {
      const own = await startPageSite();
      const sql = sqlOf(own);
      sql(
        `delete from visa_requirements
         where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
      );
      sql("delete from entry_rules where destination = 'FR' and passport = 'US'");
      for (const path of paths) expectNoAnswer(await plainBrowser(own).open(path));
    });

    test('a destination’s own requirement answers only for it, and the country’s page lists it', async () => {
      const own = await startPageSite();
      sqlOf(own)(
        `update visa_requirements
         set required = 1, source_address = 'https://law.example/', source_date = '2026-09'
         where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
      );
      const { open, click } = plainBrowser(own);
      const country = await open('/visa-info/FR?from=US');
      expect(verdictOf(country)).toHaveAttribute('data-status', 'visa-free');
      const link = country.getByRole('link', { name: 'Paris' });
      expect(link.closest('li')).toHaveTextContent('Its own rule: Visa required · up to 90 days');
      const paris = await click(link);
      expect(paris.address).toBe('/destination/paris-france?type=tourist&from=US');
      expect(verdictOf(paris)).toHaveAttribute('data-status', 'in-advance');
      expect(paris.getByRole('main')).toHaveTextContent(
        /France, national rules: Visa free.{0,40}up to 90 days/,
      );
    });

    test.each([
      ['Without a source', null, '2026-09', 'Sep 2026'],
      ['Older', 'https://law.example/', '2025-11', 'Nov 2025'],
    ])(
      'a requirement is shown below the country’s answer: %s',
      async (reason, source, date, day) => {
        const own = await startPageSite();
        sqlOf(own)(
          `update visa_requirements
         set required = 1, on_arrival = 1, duration_days = 30, source_address = ?, source_date = ?
         where destination_id = 'paris-france' and country_code = 'US' and type = 'tourist'`,
          source,
          date,
        );
        for (const path of paths) {
          const page = await plainBrowser(own).open(path);
          expect(verdictOf(page)).toHaveAttribute('data-status', 'visa-free');
          expect(verdictOf(page)).toHaveTextContent('Up to 90 days in any 180');
          const main = page.getByRole('main');
          expect(main).toHaveTextContent(
            `${reason}: our own entry for Paris says “Visa on arrival · up to 30 days”`,
          );
          expect(main).toHaveTextContent(
            `Its date: ${day}. Date of the answer above: 19 Aug 2026.`,
          );
        }
      },
    );

    test('a destination without one shows and links its country’s answer', async () => {
      const own = await startPageSite();
      sqlOf(own)("delete from visa_requirements where destination_id = 'paris-france'");
      const { open, click } = plainBrowser(own);
      const paris = await open('/destination/paris-france?from=DE');
      expect(verdictOf(paris)).toHaveAttribute('data-status', 'freedom-of-movement');
      expect(paris.getByRole('main')).toHaveTextContent('These are the national rules: France');
      const france = await click(paris.getByRole('link', { name: 'View Full Requirements' }));
      expect(france.address).toBe('/visa-info/FR?type=tourist&from=DE');
      expect(verdictOf(france)).toHaveTextContent('Freedom of movement');
    });
  });
});

test('a passport is chosen in the answer, which then names it', async () => {
  const { open, click } = plainBrowser(site());
  const path = '/destination/paris-france';
  const guessed = within((await open(path)).getByRole('main'));
  expect(guessed.getByText(/This is the site’s default\./)).toBeInTheDocument();
  fill(guessed.getByLabelText('Passport country'), 'India');
  const chosen = await click(guessed.getByRole('button', { name: 'Use this passport' }));
  for (const page of [chosen, await open(path)]) {
    const main = page.getByRole('main');
    expect(within(main).getByText('Indian passport')).toBeInTheDocument();
    expect(main).not.toHaveTextContent(/This is the site’s default/i);
    expect(page.getByText('From: India')).toBeInTheDocument();
  }
});

test('names stand alone', async () => {
  const emirates = await open('/visa-info/AE?from=GB');
  expect(emirates.document.title).toBe(
    'Visa-free · 90 days — British passport, United Arab Emirates · Landfall',
  );
  const title = { level: 1, name: 'United Arab Emirates: visa and entry' };
  expect(emirates.getByRole('heading', title)).toBeInTheDocument();
  expect(emirates.getByText('British passport → United Arab Emirates')).toBeInTheDocument();
  expect(emirates.getByText('Tourist · British passport')).toBeInTheDocument();
  const netherlands = await open('/visa-info/NL?from=PH');
  const dutch = { level: 1, name: 'Netherlands: visa and entry' };
  expect(netherlands.getByRole('heading', dutch)).toBeInTheDocument();
  expect(netherlands.getByText('Philippine passport → Netherlands')).toBeInTheDocument();
  const paris = await open('/destination/paris-france?from=AE');
  expect(paris.getByText('Emirati passport')).toBeInTheDocument();
});
