import { describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { applicationDetails } from '#core/border/applicationWords.ts';
import type { BorderCondition, BorderLink } from '#core/border/borderFacts.ts';
import {
  type BorderStay,
  borderChecklist,
  type ChecklistLine,
  checklistBelowVerdict,
} from '#core/border/checklist.ts';
import {
  isPlainlyNotRequired,
  lineInWords,
  sourceOfLine,
  subjectsInWords,
} from '#core/border/checklistWords.ts';
import { borderSubjects } from '#core/borderVocabulary.ts';
import { blankDetails } from '#core/inputs/records/entryCondition.ts';
import { type Access, type VisaType, visaTypes } from '#core/vocabulary.ts';
import { tripEvents } from '#src/site/trip/tripEvents.ts';
import { entryAnswer as answer, answerSource } from '../../fixtures/entryAnswer.ts';

const source = {
  title: 'Ministry',
  address: 'https://ministry.example.org/',
  date: '2026-10-03',
  secondary: false,
  kind: 'official' as const,
  collectedBy: null,
};
const collected = {
  ...source,
  secondary: true,
  kind: 'compilation' as const,
  collectedBy: 'A set',
};
const reported = { ...source, secondary: true };
const byEditors = { ...source, kind: 'administrator' as const };

const condition = (changes: Partial<BorderCondition>): BorderCondition => ({
  ...blankDetails,
  kind: 'onward_ticket',
  binding: 'required',
  purposes: [...visaTypes],
  note: '',
  source,
  ...changes,
});
const validity = condition({ kind: 'passport_validity', months: 6, countedFrom: 'entry' });

let id = 0;
const link = (changes: Partial<BorderLink>): BorderLink => {
  id += 1;
  return {
    id,
    scheme: 'visa',
    title: 'Visa',
    address: 'https://visa.example.org/',
    note: '',
    inOperation: true,
    foreignersOnly: false,
    passports: '',
    binding: null,
    purposes: ['tourist', 'transit', 'working'],
    price: null,
    priceNote: '',
    processing: null,
    validityDays: null,
    stayDays: null,
    entries: null,
    earliestDays: null,
    source,
    ...changes,
  };
};
const card = link({ scheme: 'arrival_card', title: 'Card', binding: 'required', earliestDays: 3 });

const checklist = (changes: Partial<BorderStay>) => {
  const entry = changes.answer ?? answer({ access: 'visa_free' });
  return borderChecklist({
    answer: entry,
    visit: entry,
    conditions: [],
    officialLinks: [],
    before: [],
    on: undefined,
    leave: undefined,
    ...changes,
  });
};
const inWords = (line: ChecklistLine) => ({
  ...line,
  ...lineInWords(line, (code) => `<${code}>`),
  origin: sourceOfLine(line)?.line,
});
const linesOf = (changes: Partial<BorderStay>) => checklist(changes).lines.map(inWords);
const textsOf = (changes: Partial<BorderStay>) => linesOf(changes).map(({ text }) => text);

const visaRequired = answer({ access: 'visa_required' });

describe('the checklist of a border', () => {
  test('has its subjects in the order in which a traveller acts', () => {
    const conditions = [
      condition({ kind: 'minors' }),
      condition({ kind: 'registration', number: 3, unit: 'days' }),
      condition({ kind: 'levy', title: 'Tax' }),
      condition({ kind: 'vaccination', vaccine: 'polio', comingFrom: 'anywhere' }),
      condition({ kind: 'insurance' }),
      condition({ kind: 'funds', amount: '50', currency: 'EUR', per: 'person_day' }),
      condition({}),
      condition({ kind: 'blank_pages', number: 2 }),
      condition({ kind: 'passport_age', months: 120 }),
      validity,
    ];
    const officialLinks = [card, link({})];
    const { notResearched, ...found } = checklist({
      answer: visaRequired,
      conditions,
      officialLinks,
    });
    const lines = found.lines.map(inWords);
    expect([...new Set(lines.map(({ subject }) => subject))]).toEqual([...borderSubjects]);
    expect(notResearched).toEqual([]);
    expect(lines.map(({ text }) => text).slice(1, 4)).toEqual([
      'Valid for 6 months from entry',
      'Issued within the last 10 years',
      'At least 2 blank pages',
    ]);
    expect(lines.find(({ subject }) => subject === 'funds')?.details).toEqual([
      'Amount: EUR\u{a0}50 per person and day.',
    ]);
  });

  test('names what nobody researched, and never as not required', () => {
    const silent = checklist({});
    expect(silent.lines).toEqual([]);
    expect(silent.notResearched).toEqual(borderSubjects.filter((one) => one !== 'apply'));
    expect(subjectsInWords(silent.notResearched)).toMatch(/^passport validity, blank pages,/);
    const stated = checklist({ conditions: [condition({ binding: 'not_required' })] });
    expect(stated.lines.map(inWords)).toMatchObject([
      { binding: 'not_required', text: 'No onward ticket is required' },
    ]);
    expect(stated.notResearched).not.toContain('onward_ticket');
  });

  test('says of an application what its title doesn’t', () => {
    const detailsOf = (title: string) => {
      const [site] = linesOf({
        answer: visaRequired,
        officialLinks: [link({ title, stayDays: 90, entries: 'multiple' })],
      }).flatMap(({ links }) => links);
      return site && applicationDetails(site);
    };
    expect(detailsOf('Visa, up to 90 days, multiple entry')).toEqual([]);
    expect(detailsOf('Visa, up to 90 days')).toEqual(['Entries: several.']);
    expect(detailsOf('eVisitor (651)')).toEqual(['Stay: up to 90 days.', 'Entries: several.']);
  });

  test('lists what isn’t required, unless a line says more of it', () => {
    const notRequired = (changes: Partial<BorderCondition>) =>
      condition({ binding: 'not_required', ...changes });
    const { lines } = checklist({
      conditions: [
        notRequired({}),
        notRequired({ kind: 'funds' }),
        notRequired({ kind: 'insurance', note: 'Hospitals ask for it.' }),
        notRequired({ kind: 'registration', address: 'https://police.example.org/' }),
        notRequired({ kind: 'vaccination', vaccine: 'polio' }),
        condition({ kind: 'minors' }),
      ],
    });
    const listed = lines.filter(isPlainlyNotRequired).map(({ subject }) => subject);
    expect(subjectsInWords(listed)).toBe('onward ticket, proof of money');
  });

  test('tells what may be asked for from what is required', () => {
    const asked = (binding: BorderCondition['binding']) =>
      linesOf({ conditions: [condition({ binding })] })[0];
    expect(asked('may_be_asked')).toMatchObject({
      binding: 'may_be_asked',
      text: 'You may be asked for a return or onward ticket',
    });
    expect(asked('required')).toMatchObject({
      binding: 'required',
      text: 'Bring a return or onward ticket',
    });
  });

  test.each(['own_country', 'freedom_of_movement'] as const)(
    'those who enter by right (%s) have no rules of visitors',
    (access) => {
      const foreigners = { ...card, foreignersOnly: true };
      const officialLinks = [link({}), foreigners];
      const found = checklist({
        answer: answer({ access }),
        conditions: [condition({}), validity],
        officialLinks,
      });
      expect(found.notResearched).toEqual([]);
      expect(found.lines.map(({ subject }) => subject)).toEqual(
        access === 'own_country' ? [] : ['arrival_form'],
      );
    },
  );

  test('lists what is known where the entry is unknown', () => {
    const unknown = answer({ access: null, source: null });
    const conditions = [validity, condition({ concerns: 'visa' })];
    const lines = linesOf({ answer: unknown, conditions });
    expect(lines.map(({ subject }) => subject)).toEqual(['apply', 'passport', 'onward_ticket']);
    expect(lines[0]).toMatchObject({ binding: null });
    expect(lines[2]?.details).toEqual(['For visitors with a visa.']);
  });

  test('has the conditions of those who enter in this way', () => {
    const conditions = [
      condition({ concerns: 'visa' }),
      condition({ concerns: 'visa_free', binding: 'may_be_asked' }),
    ];
    expect(textsOf({ conditions })).toEqual(['You may be asked for a return or onward ticket']);
    const required = linesOf({ answer: visaRequired, conditions });
    expect(required.map(({ text }) => text)).toContain('Bring a return or onward ticket');
    expect(required).toHaveLength(2);
  });

  test('has the conditions of the kind of stay', () => {
    const ofVisits = condition({ kind: 'funds', purposes: ['tourist'] });
    const conditions = [validity, ofVisits, condition({ kind: 'insurance', concerns: 'visa' })];
    const subjectsFor = (purpose: VisaType, access: Access | null) => {
      const { lines, notResearched } = checklist({
        answer: answer({ access, purpose }),
        visit: visaRequired,
        conditions,
      });
      expect(notResearched.includes('funds')).toBe(purpose !== 'tourist');
      return lines.map(({ subject }) => subject);
    };
    const asked = ['apply', 'passport', 'insurance'];
    expect(subjectsFor('tourist', 'visa_required')).toEqual(asked.toSpliced(2, 0, 'funds'));
    expect(subjectsFor('working', 'visa_required')).toEqual(asked);
    // Whom a condition concerns is decided by the answer for this kind of stay, not by that for a visit.
    expect(subjectsFor('transit', 'visa_free')).toEqual(['passport']);
    const unknown = answer({ access: null, source: null, purpose: 'working' });
    const lines = linesOf({ answer: unknown, visit: visaRequired, conditions });
    expect(lines.map(({ subject }) => subject)).toEqual(asked);
    expect(lines.at(-1)?.details).toEqual(['For visitors with a visa.']);
  });

  test('asks nothing of those who need neither a visa nor an ETA where it is of these', () => {
    const conditions = [
      condition({ ...validity, permissionOnly: true }),
      condition({ concerns: 'visa_free', permissionOnly: true }),
    ];
    const subjectsFor = (access: Access) =>
      linesOf({ answer: answer({ access }), conditions }).map(({ subject }) => subject);
    expect(subjectsFor('visa_free')).toEqual([]);
    expect(checklist({ conditions }).notResearched).toContain('passport');
    expect(subjectsFor('eta')).toEqual(['apply', 'passport', 'onward_ticket']);
    expect(subjectsFor('visa_required')).toEqual(['apply', 'passport']);
    const unknown = answer({ access: null, source: null });
    const exempt = 'Not for visitors who need neither a visa nor an ETA.';
    expect(linesOf({ answer: unknown, conditions }).map(({ details }) => details)).toMatchObject([
      {},
      [exempt],
      ['For visitors who need no visa.', exempt],
    ]);
  });

  test('counts from the end of a visa only for those who need one, or says what counts without', () => {
    const ofVisa = condition({ ...validity, countedFrom: 'visa_expiry' });
    const linesFor = (access: Access, changes: Partial<BorderCondition>) =>
      linesOf({ answer: answer({ access }), conditions: [{ ...ofVisa, ...changes }] })
        .filter(({ subject }) => subject === 'passport')
        .map(({ text, details }) => [text, ...details]);
    const text = 'Valid for 6 months from the last day of your visa';
    for (const access of ['visa_free', 'eta'] as const) {
      expect(linesFor(access, { permissionOnly: true })).toEqual([]);
    }
    expect(linesFor('e_visa', { permissionOnly: true })).toEqual([[text]]);
    expect(linesFor('visa_on_arrival', { permissionOnly: true })).toEqual([[text]]);
    const without = 'Without a visa: from the last day you may stay.';
    expect(linesFor('visa_free', { note: 'More is better.' })).toEqual([
      [text, without, 'More is better.'],
    ]);
    expect(linesFor('visa_free', { note: `${without} More is better.` })).toEqual([
      [text, `${without} More is better.`],
    ]);
    expect(linesFor('visa_required', { concerns: 'visa' })).toEqual([[text]]);
  });

  test('asks only whom it concerns where the headline has a condition', () => {
    const headlineCondition = {
      condition: 'biometric_passport' as const,
      text: '',
      note: '',
      stay: null,
      access: 'visa_free' as const,
      otherwise: 'visa_required' as const,
      otherwiseStay: null,
      terms: null,
      held: null,
      source: answerSource(),
    };
    const withPassport = answer({ access: 'visa_free', headlineCondition });
    expect(
      textsOf({ answer: withPassport, conditions: [condition({ concerns: 'visa' })] }),
    ).toEqual([expect.stringMatching(/^Visa free/)]);
    const free = linesOf({
      answer: withPassport,
      conditions: [condition({ concerns: 'visa_free' })],
    });
    expect(free.at(-1)?.details).toEqual(['For visitors who need no visa.']);
  });

  test('asks only whom it concerns where sources disagree', () => {
    const saying = (access: Access) =>
      answer({
        access: 'visa_free',
        disagreement: {
          kind: 'sources_disagree' as const,
          other: { access, stay: null, note: '', source: answerSource() },
        },
      });
    const conditions = [condition({ concerns: 'visa' })];
    const detailsOf = (access: Access) =>
      linesOf({ answer: saying(access), conditions }).flatMap(({ subject, details }) =>
        subject === 'onward_ticket' ? details : [],
      );
    expect(linesOf({ answer: saying('eta'), conditions })).toHaveLength(1);
    expect(detailsOf('visa_required')).toEqual(['For visitors with a visa.']);
  });

  test('a note that repeats a condition is not said again', () => {
    const whole = { ...validity, months: 0, countedFrom: 'departure' as const };
    const noted = (note: string) =>
      linesOf({ conditions: [condition({ ...whole, note })] }).map(({ text, details }) => [
        text,
        ...details,
      ]);
    expect(noted('Valid for the whole stay.')).toEqual([['Valid for the whole stay']]);
    expect(noted('Six months are better.')).toEqual([
      ['Valid for the whole stay', 'Six months are better.'],
    ]);
  });

  test('below a verdict names no doubt of the verdict again', () => {
    const doubted = answer({ access: 'visa_free', askBeforeTravel: true });
    const full = checklist({ answer: doubted, conditions: [validity] });
    expect(full.lines.map(({ subject }) => subject)).toEqual(['apply', 'passport']);
    expect(checklistBelowVerdict(full)).toEqual({ ...full, lines: full.lines.slice(1) });
    const visa = checklist({ answer: { ...visaRequired, askBeforeTravel: true } });
    expect(visa.lines.map(inWords)).toMatchObject([{ details: ['Ask before you travel.'] }]);
    expect(checklistBelowVerdict(visa).lines.map(inWords)).toMatchObject([
      { text: 'Visa: apply before you travel', details: [], origin: undefined },
    ]);
  });

  test('of several sources believes the first in the order of truth', () => {
    const months = (of: Partial<BorderCondition>, ...numbers: number[]) =>
      numbers.map((number) => condition({ ...validity, months: number, ...of }));
    const conditions = [
      ...months({ source: reported }, 1),
      ...months({ source: collected }, 2),
      ...months({}, 3),
      ...months({ source: byEditors, concerns: 'visa' }, 4),
    ];
    expect(textsOf({ conditions })).toEqual(['Valid for 3 months from entry']);
    expect(textsOf({ answer: visaRequired, conditions })).toContain(
      'Valid for 4 months from entry',
    );
    expect(textsOf({ conditions: conditions.slice(0, 2) })).toEqual([
      'Valid for 2 months from entry',
    ]);
  });
});

describe('yellow fever', () => {
  const fever = condition({
    kind: 'vaccination',
    vaccine: 'yellow_fever',
    comingFrom: 'risk_countries',
    months: 9,
    number: 12,
    countries: 'BO BR',
  });
  const after = (...before: string[]) => linesOf({ conditions: [fever], before })[0];

  test('depends on where one comes from', () => {
    expect(after()).toMatchObject({
      binding: 'depends',
      text: 'Yellow fever: bring a vaccination certificate if you come from a country with risk',
      details: [
        'From the age of 9 months.',
        'Countries with risk: <BO> and <BR>.',
        'This includes changing planes in such a country for more than 12 hours.',
      ],
    });
    expect(after('FR', 'NG')).toMatchObject({ binding: 'depends' });
    expect(after('FR', 'NG')?.details[0]).toBe('Ask whether this applies after: <FR> and <NG>.');
    expect(after('FR', 'BR')).toMatchObject({ binding: 'required' });
    expect(after('FR', 'BR')?.details[0]).toBe('On your route: <BR>.');
  });

  test('of listed countries depends on these alone', () => {
    const listed = { ...fever, comingFrom: 'listed_countries' as const };
    const [unlike] = linesOf({ conditions: [listed], before: ['NG'] });
    expect(unlike).toMatchObject({ binding: 'depends' });
    expect(unlike?.details[0]).toBe('None of these countries is on your route before.');
    expect(linesOf({ conditions: [listed], before: ['BO'] })).toMatchObject([
      { binding: 'required' },
    ]);
  });

  test('is required of everyone where it says so', () => {
    const always = { ...fever, comingFrom: 'anywhere' as const, countries: '' };
    expect(linesOf({ conditions: [always], before: ['FR'] })).toMatchObject([
      { binding: 'required', text: 'Yellow fever: bring a vaccination certificate' },
    ]);
  });
});

describe('an arrival form', () => {
  test('says from which day it can be sent, also in the trip’s calendar', () => {
    const [line] = linesOf({ officialLinks: [card], on: '2027-01-10' });
    expect(line).toMatchObject({
      text: 'Card',
      binding: 'required',
      firstDay: '2027-01-07',
      details: [
        'Send the form from 7 Jan 2027 (3 days before arrival).',
        'The form does not replace a visa.',
      ],
    });
    expect(linesOf({ officialLinks: [card] })).toMatchObject([
      {
        firstDay: null,
        details: ['Send the form from 3 days before arrival.', 'The form does not replace a visa.'],
      },
    ]);
    const stop = { line: 1, country: 'JP', name: 'Japan', transit: false };
    const events = (on: string | undefined) => {
      const ofStop = checklist({ officialLinks: [card], on });
      const parts = [{ journeys: null, checklist: ofStop }];
      return tripEvents([{ ...stop, on }], [{ stop: 0, when: 'entering', parts }]);
    };
    expect(events('2027-01-10').map(({ title, first }) => [title, first])).toEqual([
      ['Enter: Japan', 20_828],
      ['Send from today: Card (Japan)', 20_825],
    ]);
    expect(events(undefined)).toEqual([]);
  });
});

describe('what to apply for', () => {
  const titles = (...officialLinks: BorderLink[]) =>
    linesOf({ answer: visaRequired, officialLinks })[0]?.links.map(({ title }) => title);

  test('is what fits the passport and the access', () => {
    expect(
      titles(
        link({ title: 'For some', passports: 'BR IN' }),
        link({ title: 'For these', passports: 'DE US', address: 'https://a.example.org/' }),
        link({ title: 'For an ETA', scheme: 'eta' }),
        link({ title: 'Closed', inOperation: false }),
      ),
    ).toEqual(['For these']);
  });

  test('names a site once, by the most trusted source, with what others add', () => {
    const price = { amount: '20', currency: 'USD', note: '' };
    const bare = link({ title: 'Official' });
    const detailed = link({
      title: 'Collected',
      address: 'https://www.visa.example.org/apply',
      price,
      entries: 'single',
      source: collected,
    });
    const [line] = linesOf({ answer: visaRequired, officialLinks: [bare, detailed] });
    expect(line?.links).toMatchObject([
      { title: 'Official', price, entries: 'single', source: collected },
    ]);
    // Types of visa say more than the address of their site.
    const other = link({ ...detailed, id: 900, title: 'Other type' });
    expect(titles(bare, detailed, other)).toEqual(['Collected', 'Other type']);
    const old = link({ ...bare, id: 901, title: 'Reported', price, source: reported });
    expect(titles(old, detailed, other)).toEqual(['Collected', 'Other type']);
  });
});

test.each(['entry_suspended', 'visas_suspended'] as const)(
  'while %s there is one line, without forms and places to apply',
  (kind) => {
    const restriction: EntryAnswer['restriction'] = {
      kind,
      visas: '',
      since: null,
      until: null,
      exceptions: false,
      instrument: '',
      source: { title: 'Embassy', address: 'https://embassy.example/', date: '2026-06-01' },
    };
    const restricted = checklist({
      answer: answer({ access: 'visa_required', restriction }),
      officialLinks: [link({ price: { amount: '185', currency: 'USD', note: '' } }), card],
      conditions: [validity, condition({})],
    });
    expect(restricted.notResearched).toEqual([]);
    expect(restricted.lines.map(inWords)).toMatchObject([
      {
        subject: 'apply',
        binding: null,
        links: [],
        text: expect.stringContaining('ask'),
        origin: { link: 'Embassy', address: 'https://embassy.example/' },
      },
    ]);
  },
);
