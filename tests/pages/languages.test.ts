import { expect, test } from 'vitest';
import { pageSiteOfFile } from './pageSite.ts';
import { plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();

test('the languages are links', async () => {
  const { open, click } = plainBrowser(site());
  const english = await open('/visa-info/JP?from=BR');
  const japanese = await click(english.getByRole('link', { name: '日本語' }));
  expect(japanese.address).toBe('/ja/visa-info/JP?from=BR');
  expect(japanese.document.documentElement).toHaveAttribute('lang', 'ja');
});
