import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from './pageSite.ts';
import { bannerOf, plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();

test('the menu of tools is one without scripts, too', async () => {
  const { open, click } = plainBrowser(site());
  const contact = await open('/contact');
  const menu = bannerOf(contact)
    .getByText('Tools', { selector: 'summary, summary *' })
    .closest('details');
  if (!menu) throw new Error('The menu does not open');
  const compare = await click(within(menu).getByRole('link', { name: 'Compare' }));
  expect(compare.address).toBe('/compare');
});

test('"From:" names the passport of the answer', async () => {
  const { open, click } = plainBrowser(site());
  for (const path of ['/visa-info/JP?from=IN', '/destination/paris-france?from=IN']) {
    const answer = bannerOf(await open(path));
    expect(answer.getByText(/^From: /)).toHaveTextContent(/^From: India$/);
    const home = await click(answer.getByRole('link', { name: 'Landfall' }));
    expect(bannerOf(home).getByText(/^From: /)).toHaveTextContent(/^From: United States$/);
  }
});
