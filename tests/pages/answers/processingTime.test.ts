import { expect, test } from 'vitest';
import { sqlOf, startPageSite } from '../pageSite.ts';
import { plainBrowser } from '../plainBrowser.ts';

test('the button says how long an application takes in the words of the checklist', async () => {
  const own = await startPageSite();
  const sql = sqlOf(own);
  const { open } = plainBrowser(own);
  sql(`update application_portals set address = 'https://france-visas.gouv.fr/'
       where destination = 'FR' and scheme = 'visa'`);
  const france = await open('/visa-info/FR?from=IN');
  expect(france.document.querySelector('.next-step')).toHaveTextContent(
    /^Apply on france-visas\.gouv\.fr · EUR 90 · 15–45 days$/,
  );
  expect(france.getByRole('main')).toHaveTextContent('Processing: 15–45 days.');
  for (const [min, max, unit, words] of [
    [null, 3, 'working_days', 'up to 3 working days'],
    [0, 1, 'hours', 'up to 1 hour'],
    [5, 5, 'days', '5 days'],
    [10, null, 'days', 'at least 10 days'],
    [null, 0, 'minutes', 'at once'],
  ] as const) {
    sql(
      `update application_portals set processing_min = ?, processing_max = ?, processing_unit = ?
       where destination = 'FR' and scheme = 'visa'`,
      min,
      max,
      unit,
    );
    const page = await open('/visa-info/FR?from=IN');
    expect(page.document.querySelector('.next-step')?.textContent, words).toMatch(
      new RegExp(` · ${words}$`),
    );
    expect(page.getByRole('main')).toHaveTextContent(`Processing: ${words}.`);
  }
});
