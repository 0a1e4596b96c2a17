import { renderMarkdown } from '../../server/lib/markdown.ts';
import { expect, test } from './fixtures.ts';
import { headOf } from './pageHeads.ts';

test('the home page describes the site, its search and its questions', async ({
  page,
  request,
  site,
}) => {
  const { data } = await headOf(page, request, '/');
  const [website, faq] = data;
  expect(data).toHaveLength(2);
  expect(website).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Landfall',
    url: `${site.url}/`,
    potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=country_code' },
  });
  const search = website as { potentialAction: { target: { urlTemplate: string } } };
  const address = search.potentialAction.target.urlTemplate.replace('{country_code}', 'JP');
  expect((await request.get(address)).url()).toBe(`${site.url}/destinations/tourist?country=JP`);

  const asked = site.sql('select question, answer from faqs order by position');
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

test('a destination describes the place and its breadcrumbs', async ({ page, request, site }) => {
  const { data } = await headOf(page, request, '/destination/tokyo-japan');
  const url = `${site.url}/destination/tokyo-japan`;
  const [{ description }] = site.sql(
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
      image: `${site.url}/share/destination/tokyo-japan.png`,
      address: { '@type': 'PostalAddress', addressCountry: 'JP' },
      containedInPlace: { '@type': 'Country', name: 'Japan' },
    },
    breadcrumbs([
      ['Home', `${site.url}/`],
      ['Japan', `${site.url}/visa-info/JP`],
      ['Tokyo', url],
    ]),
  ]);
});

test('listings and visa answers have breadcrumbs; a country’s page answers for every passport', async ({
  page,
  request,
  site,
}) => {
  const listing = await headOf(page, request, '/destinations/nomad');
  expect(listing.data).toEqual([
    breadcrumbs([
      ['Home', `${site.url}/`],
      ['Nomad Destinations', `${site.url}/destinations/nomad`],
    ]),
  ]);
  const trail = breadcrumbs([
    ['Home', `${site.url}/`],
    ['Visa Information', `${site.url}/visa-info`],
    ['Japan', `${site.url}/visa-info/JP`],
  ]);
  const answer = await headOf(page, request, '/visa-info/JP?type=tourist&from=US');
  expect(answer.data).toEqual([trail]);

  const { data, title, meta } = await headOf(page, request, '/visa-info/JP');
  expect(data).toEqual([trail, expect.objectContaining({ '@type': 'FAQPage' })]);
  const words = JSON.stringify(data[1]);
  const sentence = words.match(/\d+ of 198 passports need no visa/)?.[0] ?? 'no count';
  // Search engines see one page for all passports, which names none.
  for (const text of [words, title, ...Object.values(meta).flat()]) {
    expect(text).not.toMatch(/passport of|United States/);
  }
  await page.goto('/visa-info/JP');
  await expect(page.getByText(sentence)).toBeVisible();
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

test.describe('stored markup', () => {
  test('stays text in the head', async ({ page, request, site }) => {
    const name = '</script><script>alert(1)</script><!--';
    site.sql('update destinations set name = ? where id = ?', name, 'paris-france');
    const path = '/destination/paris-france';
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('<script>alert(1)');
    const { data, title } = await headOf(page, request, path);
    expect(data.map((entry) => entry['@type'])).toEqual(['TouristDestination', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ name });
    expect(title).toContain(name);
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      return dialog.dismiss();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(asked).toBe(false);
  });
});
