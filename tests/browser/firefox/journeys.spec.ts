import { JOURNEY } from '../../defaultRun.ts';
import { expect, test } from './firefox.ts';

test.describe('in Firefox', { tag: JOURNEY }, () => {
  test('a passport is chosen, and an answer looked up', async ({ firefox }) => {
    await firefox.goto('/');
    const { page } = firefox;
    const form = 'form[aria-label="Search destinations and visas"]';
    await page.select(`${form} select[name="category"]`, 'tourist-visa');
    await firefox.type('Destination Country', 'Japan');
    await page.keyboard.press('Tab');
    await firefox.type('Your passport', 'Germany');
    await page.keyboard.press('Tab');
    await firefox.press('Search');
    await firefox.expectAddress('/visa-info/JP?type=tourist&from=DE');
    await firefox.expectText('German passport');
  });

  test('a stay is entered in the planner, and counted', async ({ firefox }) => {
    await firefox.goto('/plan/90-180');
    // The day and the month are the same number: the order in which they are typed depends on the locale.
    await firefox.page.type('#entry-0', '02022026');
    await firefox.page.keyboard.press('Tab');
    await firefox.expectText('of 90 days used');
    const entry = await firefox.page.$eval(
      '#entry-0',
      (field) => (field as HTMLInputElement).value,
    );
    expect(entry).toBe('2026-02-02');
  });

  test('a trip is checked', async ({ firefox }) => {
    await firefox.goto('/trip');
    await firefox.type('Stop 1', 'Japan');
    await firefox.page.keyboard.press('Enter');
    await firefox.press('Show what I need');
    await firefox.expectText('Japan');
  });

  test('the search of the site finds a place', async ({ firefox }) => {
    await firefox.goto('/search');
    await firefox.type('Country, city, passport or question', 'jap');
    await firefox.page.keyboard.press('Enter');
    await firefox.expectAddress('/search?q=jap');
    await firefox.expectText('Tokyo');
  });

  test('a message is sent', async ({ firefox, site }) => {
    await firefox.goto('/contact');
    await firefox.type('Name', 'Ana');
    await firefox.type('Email', 'ana@example.com');
    await firefox.type('Message', 'Do I need a visa?');
    await firefox.press('Send Message');
    await firefox.expectText('Thank you for your message!');
    expect(site.sql('select name from contact_messages')).toEqual([{ name: 'Ana' }]);
  });
});
