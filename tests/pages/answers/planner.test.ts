import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const PATH = '/plan/90-180';

/** The row of a stay, counted from 1. */
const stayOf = (page: PlainPage, row: number) =>
  within(page.getByRole('group', { name: `Stay ${row}` }));
const countOf = (page: PlainPage) => page.getByRole('region', { name: '90 days in any 180' });

function enter(page: PlainPage, row: number, entry: string, exit: string) {
  fill(stayOf(page, row).getByLabelText('Entry'), entry);
  fill(stayOf(page, row).getByLabelText('Exit'), exit);
}

test('the form gives the same answer, and stores nothing', async () => {
  const browser = plainBrowser(site());
  const page = await browser.open(PATH);
  enter(page, 1, '2014-02-21', '2014-04-20');
  enter(page, 2, '2014-05-01', '2014-06-09');
  enter(page, 3, '2014-07-02', '2014-07-01');
  fill(stayOf(page, 2).getByLabelText(/^Note/), '<b>Skiing</b>');
  fill(page.getByLabelText('On this day'), '2014-08-30');
  const counted = await browser.click(page.getByRole('button', { name: 'Count the days' }));
  expect(counted.status).toBe(200);
  expect(counted.headers['cache-control']).toBe('no-store');
  for (const text of ['88 of 90 days used', '18 October 2014', 'One stay is not counted']) {
    expect(countOf(counted)).toHaveTextContent(text);
  }
  expect(counted.getByRole('heading', { name: 'You overstayed on 9 days.' })).toBeInTheDocument();
  expect(counted.getByText('The day of exit is before the day of entry')).toBeInTheDocument();
  // Days are reachable without arrow keys.
  expect(counted.document.querySelector('.stay-day')).toBeInTheDocument();
  expect(counted.document.querySelector('.stay-day[tabindex]')).toBeNull();
  expect(stayOf(counted, 2).getByLabelText(/^Note/)).toHaveValue('<b>Skiing</b>');
  const more = await browser.click(counted.getByRole('button', { name: 'More rows' }));
  expect(more.getByRole('group', { name: 'Stay 12' })).toBeInTheDocument();
  expect(stayOf(more, 1).getByLabelText('Exit')).toHaveValue('2014-04-20');
  // A day of the calendar is a submit button of the form.
  const [june] = more.getAllByRole('button', { name: /^Sunday 1 June 2014/ });
  const chosen = await browser.click(june as HTMLElement);
  expect(countOf(chosen)).toHaveTextContent('1 day over the limit (91 used, 90 allowed)');
  expect(chosen.getByLabelText('On this day')).toHaveValue('2014-06-01');
  expect(stayOf(await browser.open(PATH), 2).getByLabelText(/^Note/)).toHaveValue('');
});

test('an answer with a count of days leads to the planner', async () => {
  const browser = plainBrowser(site());
  const answer = await browser.open('/visa-info/FR?from=US');
  const planner = await browser.click(answer.getByRole('link', { name: /Count your days/ }));
  expect(planner.getByRole('heading', { level: 1, name: 'Days in Schengen' })).toBeInTheDocument();
  expect(planner.address).toMatch(/^\/plan\/90-180/);
});
