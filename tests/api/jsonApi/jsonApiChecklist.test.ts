import { describe, expect, test } from 'vitest';
import { isFurther } from '#core/border/furtherWords.ts';
import { readAnswerPage } from '#server/answers/pages/answerPage.ts';
import { validityFixture } from '../../fixtures/countryRecords.ts';
import { startTestSite } from '../../support/site/testApp.ts';
import { expectDocumented } from './openApi.ts';

type Line = {
  subject: string;
  binding: string | null;
  text: string;
  details: string[];
  firstDay: string | null;
  applications: {
    price: { amount: string; currency: string } | null;
    entries: string | null;
    onlyUnder: { text: string; document: boolean } | null;
  }[];
  source: { title: string; date: string; collectedBy: string | null } | null;
};

/** The checklist of a pair in a new site with all shipped facts. */
async function siteWithFacts() {
  const { get } = await editedSite();
  return get;
}

/** The same, and the panel of the site. */
async function editedSite() {
  const site = await startTestSite({ samples: true, rules: true });
  const get = async (pair: string): Promise<{ lines: Line[]; notResearched: string[] }> => {
    const response = await site.app.inject({ url: `/api/v1/answers/${pair}` });
    expectDocumented(response);
    return response.json().checklist;
  };
  return { site, get, panel: (await site.signedIn()).api };
}

const ofSubject = (lines: Line[], subject: string) =>
  lines.filter((one) => one.subject === subject);

describe('the checklist of an answer', () => {
  test('a Briton to China: valid for the stay, yellow fever by route, registration', async () => {
    const get = await siteWithFacts();
    const { lines, notResearched } = await get('GB/CN?on=2026-12-01');
    const subjects = lines.map(({ subject }) => subject);
    expect(subjects.filter((subject) => !isFurther(subject))).toEqual([
      'apply',
      'passport',
      'vaccination',
      'registration',
    ]);
    expect(subjects).toEqual(expect.arrayContaining(['cash', 'biometrics']));
    expect(ofSubject(lines, 'passport')).toMatchObject([
      {
        binding: 'required',
        text: 'Valid for the whole stay',
        source: { date: '2026-10-03', collectedBy: expect.stringContaining('CC BY 4.0') },
      },
    ]);
    expect(ofSubject(lines, 'vaccination')).toMatchObject([{ binding: 'depends' }]);
    expect(ofSubject(lines, 'registration')[0]?.text).toBe('Register within 24 hours of arrival');
    // A condition of transit is no condition of a stay.
    expect(notResearched).toContain('onward_ticket');
    // A page that names no money doesn't say that none is asked for.
    expect(notResearched).toContain('funds');
    for (const { subject, source } of lines) {
      expect([subject, source === null]).toEqual([subject, subject === 'apply']);
    }
  });

  test('to the United States with a visa: a levy that is law, while nobody says that it is collected', async () => {
    const get = await siteWithFacts();
    const leviesOf = async (pair: string) => ofSubject((await get(pair)).lines, 'levy');
    expect(await leviesOf('IN/US')).toMatchObject([
      {
        binding: 'may_be_asked',
        text: 'Visa Integrity Fee: USD\u{a0}250',
        details: [expect.stringContaining('not known whether it is collected')],
        source: { date: '2026-10-09' },
      },
    ]);
    expect(await leviesOf('DE/US')).toEqual([]);
  });

  test('to France: the Entry/Exit System, but not for its own Union', async () => {
    const get = await siteWithFacts();
    const biometricsOf = async (pair: string) => ofSubject((await get(pair)).lines, 'biometrics');
    expect(await biometricsOf('IN/FR')).toMatchObject([
      { binding: 'may_be_asked', details: [expect.stringContaining('EES')] },
    ]);
    expect(await biometricsOf('DE/FR')).toEqual([]);
  });

  test('a child to South Africa: papers that may be asked for', async () => {
    const get = await siteWithFacts();
    const { lines, notResearched } = await get('GB/ZA');
    expect(ofSubject(lines, 'minors')).toMatchObject([
      { binding: 'may_be_asked', details: [expect.stringContaining('birth certificate')] },
    ]);
    expect(notResearched).toEqual(['insurance', 'levy', 'registration']);
  });

  test('to Ghana from anywhere a certificate against yellow fever, with the visa and its fee', async () => {
    const get = await siteWithFacts();
    const { lines } = await get('FR/GH');
    expect(ofSubject(lines, 'vaccination')).toMatchObject([
      { binding: 'required', text: 'Yellow fever: bring a vaccination certificate' },
    ]);
    const [apply] = ofSubject(lines, 'apply');
    expect(apply?.applications).toContainEqual(
      expect.objectContaining({
        price: expect.objectContaining({ amount: '260', currency: 'USD' }),
        entries: 'single',
      }),
    );
  });

  test('a site that serves under a condition alone names it', async () => {
    const get = await siteWithFacts();
    const conditionsOf = async (pair: string) =>
      ofSubject((await get(pair)).lines, 'apply').flatMap(({ applications }) =>
        applications.map(({ onlyUnder }) => onlyUnder),
      );
    const visaHeld = { text: expect.stringMatching(/^a visa \(United States, /), document: true };
    expect(await conditionsOf('BT/SA')).toContainEqual(visaHeld);
    const invited = {
      text: expect.stringMatching(/^with an original invitation/),
      document: false,
    };
    expect(await conditionsOf('US/TM')).toContainEqual(invited);
    const plain = await conditionsOf('FR/GH');
    expect(plain).not.toEqual([]);
    expect(plain.filter((one) => one !== null)).toEqual([]);
  });

  test.each([
    ['US/JP', 'insurance'],
    ['US/ID', 'onward_ticket'],
    ['US/DE', 'funds'],
    ['DE/TH', 'funds'],
  ])('%s: what a page for visitors says of %s is no answer for workers', async (pair, subject) => {
    const get = await siteWithFacts();
    const visit = await get(pair);
    expect(ofSubject(visit.lines, subject)).toHaveLength(1);
    const work = await get(`${pair}?purpose=working`);
    expect(ofSubject(work.lines, subject)).toEqual([]);
    expect(work.notResearched).toContain(subject);
    // A passport must be valid for every stay.
    expect(ofSubject(work.lines, 'passport')).toEqual(ofSubject(visit.lines, 'passport'));
    expect(ofSubject(work.lines, 'passport')).not.toEqual([]);
    const transit = await get(`${pair}?purpose=transit`);
    expect(ofSubject(transit.lines, subject)).toEqual([]);
  });

  test('an ESTA asks its applicants alone: Canadians need none', async () => {
    const get = await siteWithFacts();
    const subjectsOf = async (pair: string) =>
      (await get(pair)).lines.map(({ subject }) => subject);
    expect(await subjectsOf('DE/US')).toEqual(
      expect.arrayContaining(['passport', 'onward_ticket']),
    );
    for (const pair of ['CA/US', 'US/CA', 'TZ/KE']) {
      const subjects = await subjectsOf(pair);
      const asked = pair === 'US/CA' ? ['funds'] : ['passport', 'onward_ticket', 'levy'];
      expect([pair, asked.filter((one) => subjects.includes(one as never))]).toEqual([pair, []]);
    }
    expect(await subjectsOf('DE/NZ')).toContain('levy');
  });

  test('Australians enter New Zealand by a right, which the answer names with its page', async () => {
    const { site, get } = await editedSite();
    const { lines, notResearched } = await get('AU/NZ');
    expect(lines.map(({ subject, text }) => [subject, text])).toEqual([
      ['passport', 'Valid on entry'],
      ['arrival_form', expect.stringContaining('New Zealand Traveller Declaration')],
    ]);
    expect(notResearched).toEqual([]);
    const rightOf = async (pair: string) =>
      (await site.app.inject({ url: `/api/v1/answers/${pair}` })).json().right;
    expect(await rightOf('AU/NZ')).toMatchObject({
      title: 'Trans-Tasman Travel Arrangement',
      source: {
        title: 'Australian Resident Visa',
        address: 'https://www.immigration.govt.nz/visas/australian-resident-visa',
      },
    });
    expect(await rightOf('FJ/NZ')).toBe(null);
    expect(await rightOf('IE/GB')).toBe(null);
  });

  test('a validity from the end of a visa is asked of those who need one', async () => {
    const { site, get } = await editedSite();
    const passportFor = async (pair: string) =>
      ofSubject((await get(pair)).lines, 'passport').map(({ text, details }) => [text, ...details]);
    const months = (count: number) => `Valid for ${count} months from the last day of your visa`;
    expect(await passportFor('DE/AZ')).toEqual([[months(3)]]);
    expect(await passportFor('IN/TJ')).toEqual([
      [months(6), 'Another official page counts from entry.'],
    ]);
    for (const exempt of ['GE/AZ', 'RU/TJ']) expect(await passportFor(exempt)).toEqual([]);
    expect((await get('GE/AZ')).notResearched).toContain('passport');
    expect(await passportFor('DE/TR')).toEqual([
      [
        'Valid for 60 days from the last day of your visa',
        'Without a visa: from the last day you may stay.',
        '6 months from entry are advised.',
      ],
    ]);
    const { db } = site;
    const shown = await readAnswerPage(db, {
      passports: ['DE'],
      destination: 'TR',
      purpose: 'tourist',
    });
    expect(shown.passportConditions).toMatchObject([
      {
        note: 'Without a visa: from the last day you may stay. 6 months from entry are advised.',
      },
    ]);
  });

  test('what the team says of workers is in their answer alone', async () => {
    const { panel, get } = await editedSite();
    const levy = { kind: 'levy', title: 'Health surcharge', purposes: ['working'] } as const;
    const fields = validityFixture({
      ...levy,
      purposes: [...levy.purposes],
      months: 0,
      countedFrom: null,
    });
    await panel.entryCondition.create.mutate({ destination: 'GB', fields });
    const levies = async (purpose: string) =>
      ofSubject((await get(`US/GB?purpose=${purpose}`)).lines, 'levy').map(({ text }) => text);
    expect(await levies('working')).toEqual(['Health surcharge']);
    expect(await levies('tourist')).toEqual([]);
  });

  test('an arrival form has its first day; who enters by right has no visitors’ lines', async () => {
    const get = await siteWithFacts();
    const { lines } = await get('DE/TH?on=2027-01-10');
    expect(ofSubject(lines, 'arrival_form')).toMatchObject([
      { firstDay: '2027-01-07', binding: 'required' },
    ]);
    expect(await get('TH/TH')).toEqual({ lines: [], notResearched: [] });
    expect(await get('DE/ES')).toEqual({ lines: [], notResearched: [] });
  });
});
