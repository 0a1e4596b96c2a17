import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf } from './pageSite.ts';
import { plainBrowser, textsOf } from './plainBrowser.ts';

const site = pageSiteOfFile();
const open = (place: string) => plainBrowser(site()).open(`/destination/${place}`);

test('the climate is a chart, with the same figures in a table', async () => {
  const page = await open('tokyo-japan');
  const table = within(
    page.getByRole('table', { name: 'Average temperature and rainfall by season' }),
  );
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getByRole('row', { name: /^Summer/ })).toHaveTextContent('°C');
});

test('emergency numbers can be dialled', async () => {
  const page = await open('paris-france');
  expect(page.getByRole('link', { name: '17' })).toHaveAttribute('href', 'tel:17');
});

test('each sample has its own highlights', async () => {
  const said = [];
  for (const [id, landmark] of [
    ['dubai-united-arab-emirates', /Burj Khalifa, 828/],
    ['paris-france', /Pont d’Iéna/],
    ['bali-indonesia', /subak/],
    ['tokyo-japan', /Sensō-ji/],
  ] as const) {
    const list = (await open(id)).getByText(landmark).closest('ul');
    const items = textsOf(list?.querySelectorAll('li') ?? []);
    expect(items).toHaveLength(4);
    said.push(...items);
  }
  expect(new Set(said).size).toBe(16);
});

describe('with its own text', () => {
  // Each test changes another place.
  const changed = pageSiteOfFile();

  test('a fact that is not stored has no row, and the best time its default', async () => {
    sqlOf(changed())(
      "update destinations set currency = '', time_zone = '', languages = '[]', emergency_numbers = ?, weather = ? where id = 'paris-france'",
      JSON.stringify({ police: '17', ambulance: '', fire: '' }),
      JSON.stringify({ bestTimeToVisit: '', seasons: [] }),
    );
    const page = await plainBrowser(changed()).open('/destination/paris-france');
    const numbers = page.getByRole('heading', { name: 'Emergency Numbers' }).parentElement;
    if (!numbers) throw new Error('The heading is in a card');
    expect(textsOf(within(numbers).getAllByRole('term'))).toEqual(['Police']);
    const facts = page.getByRole('heading', { name: 'Quick Info' }).parentElement;
    if (!facts) throw new Error('The heading is in a card');
    expect(textsOf(within(facts).getAllByRole('term'))).toEqual(['Best time to visit']);
    expect(textsOf(within(facts).getAllByRole('definition'))).toEqual(['April to June']);
  });

  test('a place without highlights has the default list', async () => {
    sqlOf(changed())("update destinations set highlights = '[]' where id = 'tokyo-japan'");
    const page = await plainBrowser(changed()).open('/destination/tokyo-japan');
    expect(page.getByRole('heading', { name: 'What makes it special' })).toBeInTheDocument();
    expect(page.getByText('Sights and landscapes worth the journey')).toBeInTheDocument();
  });

  test('blank lines make paragraphs, addresses become links, Markdown is rendered, and HTML is text', async () => {
    const markup = '<b>bold</b> **stars** [words](https://evil.example) javascript:alert(1)';
    sqlOf(changed())(
      "update destinations set description = ? where id = 'bali-indonesia'",
      `First, see https://visa.example/apply?a=1&b=2.\nSame paragraph.\n\n\nSecond. ${markup}`,
    );
    const page = await plainBrowser(changed()).open('/destination/bali-indonesia');
    const about = page.getByRole('heading', { name: 'About Bali' }).parentElement;
    if (!about) throw new Error('The heading is in a section');
    expect(textsOf(about.querySelectorAll('p'))).toEqual([
      'First, see https://visa.example/apply?a=1&b=2. Same paragraph.',
      'Second. <b>bold</b> stars words javascript:alert(1)',
    ]);
    const links = within(about).getAllByRole('link');
    expect(textsOf(links)).toEqual(['https://visa.example/apply?a=1&b=2', 'words']);
    expect(links[0]).toHaveAttribute('href', 'https://visa.example/apply?a=1&b=2');
    expect(links[0]).toHaveAttribute('rel', 'nofollow noopener');
    expect(about.querySelectorAll('b')).toHaveLength(0);
  });
});
