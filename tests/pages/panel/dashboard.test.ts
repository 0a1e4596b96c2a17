import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { pageSiteOfFile, sqlOf } from '../pageSite.ts';
import { plainBrowser } from '../plainBrowser.ts';

const site = pageSiteOfFile();

test('broken links are listed with the pages that show them', async () => {
  const sql = sqlOf(site());
  sql("update destinations set image_url = 'https://gone.example/a.jpg' where id = 'paris-france'");
  sql(`insert into link_checks values
    ('https://gone.example/a.jpg', 'image', '404 Not Found', '2026-02-08', '2026-02-01', null)`);
  sql(
    "insert or replace into job_runs (name, finished_at) values ('link-checks', '2026-02-08T00:00:00.000Z')",
  );
  const { cookies } = await site().signedIn();
  const browser = plainBrowser(site(), { cookies });
  // The server leaves data that takes it longer than a second to scripts: a busy one is asked again.
  const row = await eventually(async () =>
    (await browser.open('/admin/links')).getByRole('row', { name: /gone\.example/ }),
  );
  expect(row).toHaveTextContent('404 Not Found');
  expect(within(row).getByRole('link', { name: 'Paris' })).toHaveAttribute(
    'href',
    '/admin/destinations/paris-france',
  );
  expect(
    within(row).getByRole('button', { name: 'Check https://gone.example/a.jpg again now' }),
  ).toBeInTheDocument();
});
