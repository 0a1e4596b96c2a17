import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();

test('passport and country are changed in place', async () => {
  const browser = plainBrowser(site());
  const questionOf = ({ document }: PlainPage) =>
    document.querySelector<HTMLElement>('.question-line > summary');
  const page = await browser.open('/visa-info/JP?from=IN');
  expect(questionOf(page)).toHaveTextContent('Indian passport → Japan');
  const form = within(page.getByRole('form', { name: 'Search destinations and visas' }));
  expect(form.getByLabelText('Destination Country')).toHaveValue('Japan');
  expect(form.getByLabelText('Your passport')).toHaveValue('India');
  fill(form.getByLabelText('Your passport'), 'holland');
  const changed = await browser.click(form.getByRole('button', { name: 'Search' }));
  expect(changed.address).toMatch(/^\/visa-info\/JP\?.*from=NL/);
  expect(questionOf(changed)).toHaveTextContent('Dutch passport → Japan');
});

test('every passport has a page of its own, linked with its counts', async () => {
  const browser = plainBrowser(site());
  const answer = await browser.open('/visa-info/JP?from=IN');
  const page = await browser.click(
    answer.getByRole('link', { name: 'Japan: entry rules by passport' }),
  );
  expect(page.address).toBe('/visa-info/JP/passports');
  expect(page.document.querySelector('h1')).toHaveTextContent(/^Japan: entry rules by passport$/);
  expect(page.getByText('All 199 passports')).toBeInTheDocument();
});
