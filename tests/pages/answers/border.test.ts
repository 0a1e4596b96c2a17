import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pageSiteOfFile } from '../pageSite.ts';
import { type PlainPage, plainBrowser, textsOf } from '../plainBrowser.ts';

const site = pageSiteOfFile();
const open = (path: string) => plainBrowser(site()).open(path);

const checklistOf = (page: PlainPage) => page.getByRole('region', { name: 'Checklist' });

/** The lines of the list about a subject, or all. */
const linesOf = (page: PlainPage, subject?: string) => [
  ...checklistOf(page).querySelectorAll<HTMLElement>(
    subject ? `[data-subject="${subject}"]` : '[data-subject]',
  ),
];

/** The one line about a subject. */
function lineOf(page: PlainPage, subject: string): HTMLElement {
  const [line, ...others] = linesOf(page, subject);
  if (!line || others.length > 0) throw new Error(`Not one line about ${subject}`);
  return line;
}

test('Lagos, Paris, Accra: each border in the order of the trip', async () => {
  const page = await open(
    '/trip?passport=GB&stops=NG,FR,GH&dates=2027-01-03,2027-01-09,2027-01-20',
  );
  const countries = within(checklistOf(page)).getAllByRole('heading', { level: 3 });
  expect(textsOf(countries)).toEqual(['Nigeria', 'France', 'Ghana']);
  // Whoever comes needs it, wherever from.
  const vaccinations = linesOf(page, 'vaccination');
  expect(vaccinations).toHaveLength(2);
  const certificate = 'Yellow fever: bring a vaccination certificate';
  expect(within(vaccinations[1] as HTMLElement).getByText(certificate)).toBeInTheDocument();
  const ghana = countries[2]?.parentElement;
  expect(ghana).toHaveTextContent('USD 260');
  expect(ghana).toHaveTextContent(/Not researched yet \(\d\)arrival form, insurance/);
  expect(linesOf(page, 'passport')[0]).toHaveTextContent(
    'Your passport must be valid until 3 Jul 2027.',
  );
});

test('a Briton to China: what is asked for in order, and what nobody researched', async () => {
  const page = await open('/visa-info/CN?from=GB&on=2026-12-01');
  const subjects = linesOf(page).map((line) => line.dataset.subject);
  expect(subjects).toEqual(['passport', 'vaccination', 'registration']);
  expect(lineOf(page, 'passport')).toHaveTextContent('Valid for the whole stay');
  expect(lineOf(page, 'passport')).toHaveTextContent('The United Kingdom says 6 months');
  expect(lineOf(page, 'vaccination')).toHaveTextContent('Depends on your route');
  expect(checklistOf(page)).toHaveTextContent(
    /Not researched yet \(\d\)blank pages, arrival form, onward ticket, proof of money/,
  );
  // Each line leads to its source and day.
  for (const line of linesOf(page)) {
    const mark = within(line).getByRole('link', { name: /^Source \d$/ });
    const entry = checklistOf(page).querySelector<HTMLElement>(mark.getAttribute('href') ?? '');
    if (!entry) throw new Error('The mark leads nowhere');
    expect(entry).toHaveTextContent(/3 Oct 2026|9 Oct 2026/);
    expect(within(entry).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  }
});

test('who enters by a treaty reads which, and on what it depends, and no visitor’s duties', async () => {
  const page = await open('/visa-info/IN?from=NP');
  const treaty = 'Treaty of Peace and Friendship of India and Nepal';
  expect(page.getByRole('link', { name: new RegExp(treaty) })).toHaveAttribute(
    'href',
    expect.stringContaining('https://boi.gov.in/'),
  );
  expect(page.getByText(/^By land or air over the border with Nepal/)).toBeInTheDocument();
  expect(new Set(linesOf(page).map((line) => line.dataset.subject))).toEqual(
    new Set(['arrival_form', 'vaccination']),
  );
  expect(checklistOf(page)).not.toHaveTextContent('Not researched yet');

  const free = await open('/visa-info/NZ?from=AU');
  expect(
    free.getByText('Freedom of movement: Trans-Tasman Travel Arrangement'),
  ).toBeInTheDocument();
  expect(free.getByText(/^You get a resident visa at the border/)).toBeInTheDocument();

  const widget = await site().app.inject('/embed/answer?to=IN&from=NP');
  expect(widget.body).toContain(`${treaty}</a>`);
});

test('a family with a child to South Africa: papers that may be asked for', async () => {
  const page = await open('/visa-info/ZA?from=GB');
  const children = lineOf(page, 'minors');
  expect(children).toHaveTextContent('Documents may be asked for');
  expect(children).toHaveTextContent('A birth certificate and letters of consent');
  expect(children).not.toHaveTextContent('required');
  expect(checklistOf(page)).toHaveTextContent(/Not researched yet \(\d\).*insurance/);
  expect(within(lineOf(page, 'arrival_form')).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    'https://www.sars.gov.za/travellerdeclaration/',
  );
});
