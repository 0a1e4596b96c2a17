import { within } from '@testing-library/dom';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { EntryConditionInput } from '#core/inputs/records/entryCondition.ts';
import { validityFixture } from '../../fixtures/countryRecords.ts';
import { startPageSite } from '../pageSite.ts';
import { fill, type PlainPage, plainBrowser, verdictOf } from '../plainBrowser.ts';

/** A site on which editors added these conditions to a country without others. */
async function siteWith(destination: string, ...conditions: Partial<EntryConditionInput>[]) {
  const site = await startPageSite();
  await site.db.deleteFrom('entry_conditions').where('destination', '=', destination).execute();
  const { api } = await site.signedIn();
  for (const changes of conditions) {
    const fields = validityFixture({ months: 0, countedFrom: null, ...changes });
    await api.entryCondition.create.mutate({ destination, fields });
  }
  return site;
}

const noticesOf = ({ document }: PlainPage, subject: string) => [
  ...document.querySelectorAll<HTMLElement>(`div[data-subject="${subject}"]`),
];

const stamp = {
  kind: 'travel_history',
  detail: 'stamp',
  countries: 'IL',
  sourceTitle: 'Border police of an example',
  sourceDate: '2026-10-09',
} as const;

test('what refuses entry by earlier travel stands above the checklist, whoever asks for what', async () => {
  const site = await siteWith('GE', stamp);
  const browser = plainBrowser(site);
  for (const address of [
    '/visa-info/GE?from=DE',
    '/visa-info/GE?from=IN',
    '/visa-info/GE?from=DE&type=working',
    // Whoever changes planes there passes the border.
    '/visa-info/GE?from=DE&type=transit',
  ]) {
    const page = await browser.open(address);
    const [notice, ...others] = noticesOf(page, 'travel_history');
    if (!notice) throw new Error(`No notice at ${address}`);
    expect(others).toEqual([]);
    expect(notice).toHaveTextContent('No entry with a passport stamp or visa of: Israel');
    expect(notice).toHaveClass('notice');
    const checklist = page.getByRole('heading', { name: 'Checklist' });
    expect(
      notice.compareDocumentPosition(checklist) & notice.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(verdictOf(page).compareDocumentPosition(notice)).toBe(
      notice.DOCUMENT_POSITION_FOLLOWING,
    );
    const mark = within(notice).getByRole('link', { name: 'Source 1' });
    const entry = page.document.querySelector<HTMLElement>(mark.getAttribute('href') ?? '');
    expect(entry).toHaveTextContent('Border police of an example');
  }
  // Own citizens are let in.
  const own = await browser.open('/visa-info/GE?from=GE');
  expect(noticesOf(own, 'travel_history')).toEqual([]);
  const trip = await browser.open('/trip?passport=DE&stops=GE&dates=2027-01-03');
  const line = within(trip.getByRole('region', { name: 'Checklist' })).getByText(
    'No entry with a passport stamp or visa of: Israel',
  );
  expect(line.closest('details')).toBeNull();
  const { body } = await site.app.inject('/api/v1/answers/DE/GE');
  expect(JSON.parse(body).checklist.lines).toContainEqual(
    expect.objectContaining({
      subject: 'travel_history',
      binding: 'required',
      text: 'No entry with a passport stamp or visa of: Israel',
    }),
  );
});

test('what a border restricts besides is folded in one line below the checklist', async () => {
  const site = await siteWith(
    'GE',
    { kind: 'cash', detail: 'both', amount: '30000', currency: 'GEL' },
    { kind: 'driving', binding: 'may_be_asked', detail: 'idp_1968' },
    { kind: 'overstay', amount: '180', currency: 'GEL', per: 'trip' },
  );
  const page = await plainBrowser(site).open('/visa-info/GE?from=IN');
  const checklist = page.getByRole('region', { name: 'Checklist' });
  const summary = within(checklist).getByText(/^Also at the border:/);
  expect(summary).toHaveTextContent(/^Also at the border: [^.]*\bcash, [^.]*\bdriving\b/);
  const fold = summary.closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent('Declare cash of GEL 30,000 or more when you enter or leave');
  expect(fold).toHaveTextContent('Party to the 1968 convention on international driving permits');
  expect(checklist).not.toHaveTextContent(/Not researched yet.*cash/);
});

test('what an overstay costs stands below the stay, and where a stay of a trip is too long', async () => {
  const site = await siteWith('GE', {
    kind: 'overstay',
    amount: '180',
    currency: 'GEL',
    per: 'person_day',
    months: 12,
  });
  const browser = plainBrowser(site);
  const answer = await browser.open('/visa-info/GE?from=DE');
  expect(noticesOf(answer, 'overstay')[0]).toHaveTextContent(
    /^Each day too long costs GEL 180.*You may be barred from returning for up to 1 year\.$/,
  );
  const stay = async (nights: number) =>
    browser.open(`/trip?passport=DE&stops=GE&dates=2027-01-03&nights=${nights}`);
  expect(noticesOf(await stay(10), 'overstay')).toEqual([]);
  expect(noticesOf(await stay(500), 'overstay')[0]).toHaveTextContent(/^Each day too long/);
});

test('what only a newer version knows says nothing', async () => {
  const site = await siteWith('GE', stamp, { ...stamp, detail: 'visit' });
  const unheard = sql<'visit'>`'unheard'`;
  const ofVisit = site.db.updateTable('entry_conditions').where('detail', '=', 'visit');
  await ofVisit.where('destination', '=', 'GE').set({ detail: unheard }).execute();
  const page = await plainBrowser(site).open('/visa-info/GE?from=DE');
  expect(noticesOf(page, 'travel_history').map((one) => one.textContent)).toEqual([
    expect.stringContaining('No entry with a passport stamp'),
  ]);
});

test('of what an overstay costs, answer and planner name the most trusted source for visits', async () => {
  const site = await siteWith(
    'FR',
    { kind: 'overstay', amount: '198', currency: 'EUR', per: 'trip' },
    { kind: 'overstay', amount: '3000', currency: 'EUR', per: 'trip', detail: 'detention' },
  );
  const { db } = site;
  const ofDetention = db.updateTable('entry_conditions').where('detail', '=', 'detention');
  const { id } = await db.selectFrom('rule_sources').select('id').executeTakeFirstOrThrow();
  await ofDetention.where('destination', '=', 'FR').set({ source_id: id }).execute();
  const { api } = await site.signedIn();
  await api.entryCondition.create.mutate({
    destination: 'DE',
    fields: validityFixture({
      kind: 'overstay',
      months: 24,
      countedFrom: null,
      purposes: ['working'],
    }),
  });
  const browser = plainBrowser(site);
  const costs = (page: PlainPage) => noticesOf(page, 'overstay').map((one) => one.textContent);
  const ofTeam = [expect.stringContaining('Staying too long costs EUR\u{a0}198')];
  expect(costs(await browser.open('/visa-info/FR?from=US'))).toEqual(ofTeam);
  const planner = await browser.open('/plan/90-180');
  fill(planner.getAllByLabelText('Entry')[0] as HTMLElement, '2026-01-01');
  fill(planner.getAllByLabelText('Exit')[0] as HTMLElement, '2026-05-01');
  const counted = await browser.click(planner.getByRole('button', { name: 'Count the days' }));
  expect(costs(counted)).toEqual(ofTeam);
});

test('who has the destination’s passport besides reads that it is the one to use', async () => {
  const site = await siteWith('GE', { kind: 'own_passport', detail: 'not_recognised' });
  const cookies = new Map([['passport', 'DE.GE']]);
  for (const address of ['/visa-info/GE', '/visa-info/GE?from=DE', '/visa-info/GE?from=GE']) {
    const page = await plainBrowser(site, { cookies: new Map(cookies) }).open(address);
    const [notice] = noticesOf(page, 'own_passport');
    expect(notice).toHaveTextContent('Georgian passport: enter on this one');
    expect(notice).toHaveTextContent('Citizens of this country must enter on its passport');
    expect(notice).toHaveTextContent('A second nationality is not recognised.');
  }
  const other = await plainBrowser(site).open('/visa-info/GE?from=DE');
  expect(noticesOf(other, 'own_passport')).toEqual([]);
  expect(other.getByText(/^Also at the border: .*own citizens’ passport/)).toBeInTheDocument();
});
