import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile, sqlOf, startPageSite } from '../pageSite.ts';
import { type PlainPage, plainBrowser, textsOf, verdictOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);

const kindOf = (page: PlainPage, name: RegExp) =>
  within(page.getByRole('navigation', { name: 'Kind of stay' })).getByRole('link', { name });

test('the chosen kind of stay says the same as the heading of disagreeing sources', async () => {
  const page = await open('/visa-info/GH?from=NG');
  const heading = within(verdictOf(page)).getByRole('heading', { name: 'Sources disagree' });
  expect(heading).toBeInTheDocument();
  const kind = kindOf(page, /^Tourist/);
  expect(kind).toHaveAttribute('aria-current', 'true');
  expect(kind).toHaveTextContent('Visa free · Sources disagree');
  expect(kind.querySelector('.access-badge')).toHaveAttribute('data-tone', 'doubtful');
  const other = await open('/visa-info/GH?from=NG&type=transit');
  expect(kindOf(other, /^Tourist/)).toHaveTextContent('Visa free · Sources disagree');
});

test('a law is unconfirmed, but comes from its authority', async () => {
  const law = 'this comes from a published law; we have not checked it ourselves.';
  const others = 'this comes from somebody other than the authority.';
  const mainOf = async (address: string) => {
    const own = await startPageSite();
    const set = "kind = 'official', address = ? where id = 'travelrequirements'";
    sqlOf(own)(`update rule_sources set ${set}`, address);
    return (await plainBrowser(own).open('/visa-info/KE?from=IN')).getByRole('main');
  };
  const published = await mainOf('https://eur-lex.europa.eu/eli/reg/2018/1806/oj');
  expect(published).toHaveTextContent(law);
  expect(published).not.toHaveTextContent(others);
  expect(await mainOf('https://blog.example/')).toHaveTextContent(others);
});

test('sources in the same words are told apart by their pages', async () => {
  const own = await startPageSite();
  const sql = sqlOf(own);
  sql(`update entry_conditions
       set source_title = 'Ministry', source_date = '2026-10-01', source_address = null
       where destination = 'JP'`);
  for (const [kind, page] of [
    ['funds', 'https://www.example.jp/money/'],
    ['insurance', 'https://www.example.jp/insurance?lang=en'],
    ['onward_ticket', 'https://www.example.jp/money/'],
  ] as const) {
    sql(
      "update entry_conditions set source_address = ? where destination = 'JP' and kind = ?",
      page,
      kind,
    );
  }
  const japan = await plainBrowser(own).open('/visa-info/JP?from=BR');
  const lines = textsOf(japan.document.querySelectorAll('.source-list > li'));
  const ministry = lines.filter((line) => line.includes('Ministry (example.jp'));
  expect(ministry).toEqual([
    expect.stringContaining('Ministry (example.jp/money), 1 Oct 2026'),
    expect.stringContaining('Ministry (example.jp/insurance?lang=en), 1 Oct 2026'),
  ]);
  expect(new Set(lines).size).toBe(lines.length);
  sql(`update entry_conditions set source_address = 'https://other.example.jp/money'
       where destination = 'JP' and kind = 'insurance'`);
  const hosts = await plainBrowser(own).open('/visa-info/JP?from=BR');
  expect(textsOf(hosts.document.querySelectorAll('.source-list > li'))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Ministry (example.jp), 1 Oct 2026'),
      expect.stringContaining('Ministry (other.example.jp), 1 Oct 2026'),
    ]),
  );
});
