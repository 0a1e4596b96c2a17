import { expect, test } from 'vitest';
import { renderMarkdown } from '#server/lib/markdown.ts';
import { headOf } from './pageHead.ts';
import { pageSiteOfFile, sqlOf, startPageSite } from './pageSite.ts';
import { plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();
const origin = 'http://localhost:3000';
const head = (path: string) => headOf(plainBrowser(site()), path);

test('the home page describes the site, its search and its questions', async () => {
  const { data } = await head('/');
  const [website, faq] = data;
  expect(data).toHaveLength(2);
  expect(website).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Landfall',
    url: `${origin}/`,
    potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
  });
  const search = website as { potentialAction: { target: { urlTemplate: string } } };
  const { urlTemplate } = search.potentialAction.target;
  const address = urlTemplate.replace('{search_term_string}', 'japan+visa+for+brazilians');
  const found = await plainBrowser(site()).open(address);
  const answer = found.getByRole('main').querySelector('a[href="/visa-info/JP?from=BR"]');
  expect(answer).toBeInTheDocument();

  const asked = sqlOf(site())('select question, answer from faqs order by position');
  expect(faq).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(String(answer)) },
    })),
  });
});

test('a destination describes the place and its breadcrumbs', async () => {
  const { data } = await head('/destination/tokyo-japan');
  const url = `${origin}/destination/tokyo-japan`;
  const [{ description }] = sqlOf(site())(
    'select short_description as description from destinations where id = ?',
    'tokyo-japan',
  ) as [{ description: string }];
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'TouristDestination',
      name: 'Tokyo',
      description,
      url,
      image: `${origin}/share/destination/tokyo-japan.png`,
      address: { '@type': 'PostalAddress', addressCountry: 'JP' },
      containedInPlace: { '@type': 'Country', name: 'Japan' },
    },
    breadcrumbs([
      ['Home', `${origin}/`],
      ['Japan', `${origin}/visa-info/JP`],
      ['Tokyo', url],
    ]),
  ]);
});

test('listings and visa answers have breadcrumbs; a country’s page answers for every passport', async () => {
  const listing = await head('/destinations/nomad');
  expect(listing.data).toEqual([
    breadcrumbs([
      ['Home', `${origin}/`],
      ['Nomad Destinations', `${origin}/destinations/nomad`],
    ]),
  ]);
  const toJapan: [string, string][] = [
    ['Home', `${origin}/`],
    ['Visa Information', `${origin}/visa-info`],
    ['Japan', `${origin}/visa-info/JP`],
  ];
  const answer = await head('/visa-info/JP?type=tourist&from=US');
  const ofPassport = ['US passport', `${origin}/visa-info/JP?from=US`] as [string, string];
  expect(answer.data).toEqual([breadcrumbs([...toJapan, ofPassport])]);

  const { data, title, meta } = await head('/visa-info/JP');
  expect(data).toEqual([breadcrumbs(toJapan), expect.objectContaining({ '@type': 'FAQPage' })]);
  const words = JSON.stringify(data[1]);
  const sentence = words.match(/Of 198 passports, [^.]+ need a visa/)?.[0] ?? 'no count';
  // Search engines see one page for all passports, which names none.
  for (const text of [words, title, ...Object.values(meta).flat()]) {
    expect(text).not.toMatch(/passport of|United States/);
  }
  const page = await plainBrowser(site()).open('/visa-info/JP');
  expect(page.getByText(sentence, { exact: false })).toBeInTheDocument();
});

test('stored markup stays text in the head', async () => {
  const own = await startPageSite();
  const name = '</script><script>alert(1)</script><!--';
  sqlOf(own)('update destinations set name = ? where id = ?', name, 'paris-france');
  const browser = plainBrowser(own);
  const path = '/destination/paris-france';
  const page = await browser.open(path);
  expect(page.html).not.toContain('<script>alert(1)');
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(name);
  const { data, title } = await headOf(browser, path);
  expect(data.map((entry) => entry['@type'])).toEqual(['TouristDestination', 'BreadcrumbList']);
  expect(data[0]).toMatchObject({ name });
  expect(title).toContain(name);
});

function breadcrumbs(trail: [string, string][]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
