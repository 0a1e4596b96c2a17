import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf, startPageSite } from '../pageSite.ts';
import { type PlainPage, plainBrowser } from '../plainBrowser.ts';

/** A site that knows nothing of working in the Emirates. */
async function siteWithoutWork() {
  const site = await startPageSite();
  const sql = sqlOf(site);
  sql("delete from stay_policies where purpose = 'working' and country_code = 'AE'");
  return { sql, browser: plainBrowser(site) };
}

const answerOf = (page: PlainPage) => {
  const heading = page.getByRole('heading', { name: 'Answer' });
  return within(heading.closest('section') as HTMLElement);
};

test('below an unknown answer stands what the destinations of the country require', async () => {
  const { sql, browser } = await siteWithoutWork();
  const path = '/visa-info/AE?type=working&from=IN';
  const answer = answerOf(await browser.open(path));
  const link = answer.getByRole('link', { name: 'Dubai' });
  const entry = link.closest('section') as HTMLElement;
  expect(entry).toHaveTextContent('This destination’s own rule: Visa required · up to 365 days');
  const warning = 'Without a source: confirm this before you travel.';
  expect(entry).toHaveTextContent(warning);
  expect(entry).toHaveTextContent('Date of the rules: Nov 2025');
  const dubai = await browser.click(link);
  expect(dubai.address).toBe('/destination/dubai-united-arab-emirates?type=working&from=IN');
  expect(dubai.getByRole('main')).toHaveTextContent(warning);

  sql(`update visa_requirements set standing = 'team'
       where destination_id = 'dubai-united-arab-emirates' and country_code = 'IN'`);
  const ofTeam = answerOf(await browser.open(path));
  expect(ofTeam.getByText(/^Our team, .*:$/)).toBeInTheDocument();
  expect(ofTeam.queryByText('Without a source:')).toBeNull();

  sql("update destinations set status = 'draft' where id = 'dubai-united-arab-emirates'");
  expect(answerOf(await browser.open(path)).queryByRole('link', { name: 'Dubai' })).toBeNull();
});

test('a known answer, or another kind of stay, names no requirement below it', async () => {
  const { open } = (await siteWithoutWork()).browser;
  for (const query of ['?from=IN', '?type=working&from=BR']) {
    const answer = answerOf(await open(`/visa-info/AE${query}`));
    expect(answer.queryByRole('link', { name: 'Dubai' }), query).toBeNull();
  }
});
