import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { pageSiteOfFile, startPageSite } from './pageSite.ts';
import { fill, plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();

describe('a missing page', () => {
  test.each([
    ['/no/such/page', 'Page Not Found', 'Go Home'],
    ['/destinations/no-such-category', 'Page Not Found', 'Go Home'],
    ['/destinations/tourist?country=ZZ', 'Page Not Found', 'Go Home'],
    ['/visa-info/ZZ', 'Page Not Found', 'Go Home'],
    ['/destinations/tourist?page=99', 'Page Not Found', 'Go Home'],
    ['/visa-info/FR?page=99', 'Page Not Found', 'Go Home'],
    ['/destination/%00', 'Destination Not Found', 'Back to Home'],
    [`/destination/${'a'.repeat(300)}`, 'Destination Not Found', 'Back to Home'],
    ['/destination/atlantis', 'Destination Not Found', 'Back to Home'],
  ])('%s is a 404 that leads home', async (path, title, wayOn) => {
    const { open, click } = plainBrowser(site());
    const page = await open(path);
    expect(page.status).toBe(404);
    expect(page.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(page.getByRole('banner')).toBeInTheDocument();
    expect((await click(page.getByRole('link', { name: wayOn }))).address).toBe('/');
  });

  test('offers the search for destinations and visas', async () => {
    const { open, click } = plainBrowser(site());
    const missing = await open('/no/such/page');
    const box = missing.getByLabelText<HTMLInputElement>('Find a destination');
    fill(box, 'tokyo');
    const button = box.form?.querySelector('button');
    if (!button) throw new Error('The search has no button');
    const found = await click(button);
    expect(found.address).toBe('/search?q=tokyo');
    expect(found.getByRole('heading', { name: 'Tokyo' })).toBeInTheDocument();
    const form = within(missing.getByRole('form', { name: 'Search destinations and visas' }));
    fill(form.getByLabelText('Destination Country'), 'Japan');
    const answer = await click(form.getByRole('button', { name: 'Search' }));
    expect(answer.address).toBe('/visa-info/JP?type=tourist&from=US');
  });
});

describe('when the server fails', () => {
  test('a page with a failed block is not cached', async () => {
    const own = await startPageSite();
    const { db } = own;
    const answer = () => plainBrowser(own).open('/destination/paris-france?failed');
    const loading = 'Loading your country information...';
    await db.schema.alterTable('visa_requirements').renameTo('lost').execute();
    const failed = await answer();
    expect(failed.headers['cache-control']).toBe('no-store');
    expect(failed.html).toContain(loading);
    await db.schema.alterTable('lost').renameTo('visa_requirements').execute();
    expect((await answer()).html).not.toContain(loading);
  });
});
