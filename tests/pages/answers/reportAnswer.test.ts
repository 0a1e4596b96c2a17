import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { sqlOf, startPageSite } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, verdictOf } from '../plainBrowser.ts';

const path = '/visa-info/JP?type=tourist&from=DE';
const wordsOf = (page: PlainPage) => page.getByLabelText(/^What is wrong, and how do you know\?/);
const send = { name: 'Send to the editors' };

describe('without scripts', () => {
  test('it redirects to the same answer with thanks', async () => {
    const own = await startPageSite();
    const browser = plainBrowser(own);
    const page = await browser.open(path);
    expect(page.getByText('Is this wrong?', { selector: 'summary' })).toBeInTheDocument();
    fill(wordsOf(page), 'It is six months.');
    const thanks = await browser.click(page.getByRole('button', send));
    expect(thanks.address).toBe(`${path}&reported=true#report`);
    expect(thanks.getByText(/^Thank you for telling us\./)).toBeInTheDocument();
    expect(sqlOf(own)('select message from answer_reports')).toEqual([
      { message: 'It is six months.' },
    ]);
  });

  test('a refused one keeps its entries', async () => {
    const own = await startPageSite();
    const browser = plainBrowser(own);
    const page = await browser.open(path);
    wordsOf(page).removeAttribute('maxlength');
    fill(wordsOf(page), 'x'.repeat(1001));
    const refused = await browser.click(page.getByRole('button', send));
    expect(refused.status).toBe(400);
    expect(refused.getByText('Use at most 1000 characters')).toBeInTheDocument();
    expect(wordsOf(refused)).toHaveValue('x'.repeat(1001));
    expect(verdictOf(refused)).toHaveTextContent('Tourist · German passport');
    expect(sqlOf(own)('select count(*) as reports from answer_reports')).toEqual([{ reports: 0 }]);
  });

  test('one of changing planes has both sides, and the panel shows them', async () => {
    const own = await startPageSite();
    const browser = plainBrowser(own);
    const address = '/visa-info/TH?type=transit&from=US';
    const page = await browser.open(address);
    fill(wordsOf(page), 'It is 24 hours.');
    const thanks = await browser.click(page.getByRole('button', send));
    expect(thanks.address).toBe(`${address}&reported=true#report`);
    const [report] = sqlOf(own)('select purpose, answer from answer_reports');
    expect(report?.purpose).toBe('transit');
    expect(JSON.parse(String(report?.answer)).sides).toEqual({
      heading: 'airside',
      airside: { need: 'no_visa', confirmed: true },
      border: 'visa_free',
    });
    const { cookies } = await own.signedIn();
    const editor = plainBrowser(own, { cookies });
    // The server leaves data that takes it longer than a second to scripts: a busy one is asked again.
    const row = await eventually(async () => {
      const page = await editor.open('/admin/rules/review?kind=report');
      return page.getByRole('listitem', { name: 'Thailand: United States, transit' });
    });
    expect(row).toHaveTextContent('It is 24 hours');
    expect(row).toHaveTextContent('Transit area: no visa (the verdict)Passport control: Visa free');
    const seen = within(row).getByRole('link', { name: /^See page: / });
    const { pathname, searchParams } = new URL(seen.getAttribute('href') ?? '', 'http://localhost');
    expect([pathname, searchParams.get('type'), searchParams.get('from')]).toEqual([
      '/visa-info/TH',
      'transit',
      'US',
    ]);
  });
});
