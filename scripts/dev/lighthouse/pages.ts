import type { Locator, Page } from '@playwright/test';

/** A page that is measured. */
export type MeasuredPage = {
  path: string;
  /** Search engines are told to leave it out: it is one of many like it. */
  isUnlisted?: boolean;
  /** Actions whose delay is measured, besides choosing a passport in the header. */
  interact?: (page: Page) => Promise<void>;
  /** The heading with the verdict, which is readable on a slow network, too. */
  verdict?: string;
};

/** The pause between a visitor's keys or clicks, in ms. */
const PAUSE_MS = 100;

export const measuredPages: MeasuredPage[] = [
  { path: '/', interact: (page) => type(countryFields(main(page)).first(), 'jap') },
  {
    path: '/visa-info/JP?from=DE',
    isUnlisted: true,
    interact: (page) => chooseIn(main(page).locator('details').first()),
    verdict: 'main [data-status] :is(h1, h2, h3)',
  },
  { path: '/passports/DE', interact: (page) => type(main(page).getByRole('searchbox'), 'ind') },
  {
    path: '/together?passports=IN+GB,BR',
    isUnlisted: true,
    async interact(page) {
      await type(countryFields(main(page)).first(), 'jap');
      // A filter: the key chooses its next option.
      await main(page).locator('select').last().press('ArrowDown');
    },
  },
  {
    path: '/trip?passport=IN&stops=FR,JP&dates=2027-01-09,2027-01-20',
    isUnlisted: true,
    interact: (page) => type(countryFields(main(page)).last(), 'jap'),
  },
  { path: '/destinations/tourist' },
  { path: '/destination/paris-france' },
  { path: '/plan/90-180' },
];

/** Opens the header's passport control, types a country, and closes both. */
export async function chooseHeaderPassport(page: Page): Promise<void> {
  await chooseIn(page.locator('details', { has: page.locator('summary', { hasText: 'From:' }) }));
  await page.keyboard.press('Escape', { delay: PAUSE_MS });
  await page.keyboard.press('Escape', { delay: PAUSE_MS });
}

/** Opens the details and types a country in its first field. */
async function chooseIn(details: Locator): Promise<void> {
  await details.locator('summary').click({ delay: PAUSE_MS });
  await type(countryFields(details).first(), 'jap');
}

async function type(field: Locator, text: string): Promise<void> {
  await field.click({ delay: PAUSE_MS });
  await field.pressSequentially(text, { delay: PAUSE_MS });
}

/** The visible country fields, once scripts have replaced their selects. */
function countryFields(scope: Locator): Locator {
  return scope.locator('[role="combobox"][aria-autocomplete="list"]');
}

function main(page: Page): Locator {
  return page.getByRole('main');
}
