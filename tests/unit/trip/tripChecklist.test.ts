import { describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { unknownAirside } from '#core/answers/transit/airside.ts';
import type { TransitSides } from '#core/answers/transit/transitAnswer.ts';
import { lineInWords, sourceOfLine } from '#core/border/checklistWords.ts';
import { blankDetails } from '#core/inputs/records/entryCondition.ts';
import type { PlaneChange } from '#core/trip/changingPlanes.ts';
import {
  type JudgedStop,
  leavingDay,
  silentOnValidity,
  stopChecklists,
  tripSections,
} from '#core/trip/tripChecklist.ts';
import { sectionTitle } from '#src/site/trip/sectionTitle.ts';
import { entryAnswer as answer } from '../../fixtures/entryAnswer.ts';

const source = {
  title: 'Border code',
  address: 'https://example.org/',
  date: '2026',
  secondary: false,
  kind: 'official' as const,
  collectedBy: null,
};
const link = (scheme: 'visa' | 'eta' | 'arrival_card', title: string) => ({
  purposes: ['tourist' as const],
  foreignersOnly: false,
  id: 1,
  scheme,
  title,
  address: 'https://apply.example.org/',
  inOperation: true,
  note: '',
  price: null,
  priceNote: '',
  source,
  passports: '',
  binding: null,
  processing: null,
  validityDays: null,
  stayDays: null,
  entries: null,
  earliestDays: null,
});

function stop(changes: Partial<JudgedStop>): JudgedStop {
  return {
    country: 'JP',
    nights: 14,
    transit: false,
    on: '2027-01-20',
    changing: null,
    conditions: [],
    officialLinks: [],
    borderZone: null,
    entry: answer({ access: 'visa_free' }),
    ...changes,
  };
}

/** Changing planes with an answer of the transit area, or where the border's counts. */
function changing(
  access: EntryAnswer['access'],
  more: Partial<TransitSides> & Pick<Partial<PlaneChange>, 'whyBorder'> = {},
): PlaneChange {
  const { whyBorder = null, ...sides } = more;
  const border = { access: 'visa_free', stay: null, restriction: null, doubt: null } as const;
  const transit: TransitSides = {
    ...{ airside: unknownAirside, border, heading: 'airside' },
    ...{ airsideProgrammes: [], programmes: [] },
    ...sides,
  };
  const source = access === null ? { source: null } : {};
  return {
    answer: answer({ access, purpose: 'transit', transit, ...source }),
    whyBorder,
    failures: [],
    conditions: { met: [], open: [] },
    closed: [],
  };
}

/** All lines of a trip through Japan, each with the title of its section. */
const linesOf = (...stops: Partial<JudgedStop>[]) =>
  stopChecklists(stops.map(stop), undefined).flatMap((section) =>
    section.lines.map((line) => {
      const words = lineInWords(line, (code) => code);
      const legs = stops.map((one) => ({ ...stop(one), line: 1, name: 'Japan' }));
      return { ...line, ...words, text: `${sectionTitle(section, legs)}: ${words.text}` };
    }),
  );
const texts = (...stops: Partial<JudgedStop>[]) => linesOf(...stops).map(({ text }) => text);

describe('the day of leaving a stop', () => {
  const at = (country: string, on: string | undefined, borderZone: string | null = null) => ({
    country,
    on,
    borderZone,
    nights: undefined,
    transit: false,
  });
  const france = at('FR', '2027-01-10', 'schengen');
  const germany = at('DE', '2027-01-15', 'schengen');
  const japan = at('JP', '2027-02-02');

  test('is the day of the first later stop outside its zone', () => {
    expect(leavingDay(france, [germany, japan])).toBe('2027-02-02');
    expect(leavingDay(germany, [japan])).toBe('2027-02-02');
    expect(leavingDay(japan, [france, germany])).toBeUndefined();
    expect(leavingDay(at('TH', '2027-01-01'), [france, germany, japan])).toBe('2027-01-10');
    expect(leavingDay(at('TH', '2027-01-01'), [at('TH', '2027-01-05'), france])).toBe('2027-01-10');
  });

  test('is the end of the last stay, if its nights are known', () => {
    const stay = { ...germany, nights: 4 };
    expect(leavingDay(france, [stay])).toBe('2027-01-19');
    expect(leavingDay(stay, [])).toBe('2027-01-19');
  });

  test('is unknown if the trip ends within the zone, or the next stop has no day', () => {
    expect(leavingDay(france, [germany])).toBeUndefined();
    expect(leavingDay(france, [germany, at('JP', undefined), at('TH', '2027-03-01')])).toBe(
      undefined,
    );
    expect(leavingDay(france, [at('DE', '2027-03-01', 'schengen'), japan])).toBeUndefined();
  });
});

describe('the checklist of a trip', () => {
  test('names the day until which a passport must be valid, by the day of the next stop', () => {
    const conditions: JudgedStop['conditions'] = [
      {
        ...blankDetails,
        binding: 'required' as const,
        purposes: ['tourist' as const],
        note: '',
        source,
        kind: 'passport_validity' as const,
        months: 3,
        countedFrom: 'departure' as const,
      },
    ];
    expect(linesOf({ conditions })).toMatchObject([
      {
        text: 'Japan: Valid for 3 months from the day you leave the destination',
        details: ['Your passport must be valid until 3 May 2027.'],
      },
    ]);
    expect(linesOf({ conditions, nights: undefined })).toMatchObject([
      { text: 'Japan: Valid for 3 months from the day you leave the destination', details: [] },
    ]);
    // Citizens are not visitors.
    const entry = answer({ access: 'own_country' });
    expect(texts({ conditions, entry })).toEqual([]);
  });

  test('names unknown answers, and never says that nothing is needed', () => {
    const entry = answer({ access: null, source: null });
    expect(texts({ entry })).toContain('Japan: We don’t know what you need: ask the embassy');
    expect(texts({ transit: true, changing: changing(null) })).toContain(
      'Japan: changing planes: Ask your airline whether you need a transit visa: we don’t know',
    );
    expect(silentOnValidity([stop({})])).toEqual(['JP']);
  });

  test.each(['own_country', 'freedom_of_movement'] as const)(
    'travellers who enter by right (%s) need nothing to change planes',
    (access) => {
      expect(texts({ transit: true, entry: answer({ access }) })).toEqual([]);
      expect(silentOnValidity([stop({ entry: answer({ access }) })])).toEqual([]);
      const doubted = answer({ access, askBeforeTravel: true });
      expect(texts({ transit: true, entry: doubted })).toHaveLength(1);
    },
  );

  test('a doubt adds an item', () => {
    const entry = answer({ access: 'visa_free', askBeforeTravel: true });
    const [item] = linesOf({ entry });
    expect(item).toMatchObject({
      text: 'Japan: Visa free, with exceptions: ask before you travel',
      details: [],
    });
    expect(texts({ entry: answer({ access: 'visa_free' }) })).toEqual([]);
  });

  test('names the end date of a visa-free answer', () => {
    const nextChange = { on: '2027-01-01', access: 'eta', stay: null, restriction: null } as const;
    const entry = answer({
      nextChange: { ...nextChange, headlineCondition: null, source: null, disagreement: null },
    });
    const [item] = linesOf({ entry });
    expect(item).toMatchObject({
      text: 'Japan: Visa free until 31 Dec 2026',
      details: [],
    });
  });

  test('a suspension replaces the visa', () => {
    const restriction: EntryAnswer['restriction'] = {
      kind: 'visas_suspended',
      visas: 'B-1, B-2',
      since: null,
      until: '2027',
      exceptions: false,
      instrument: 'Proclamation',
      source: { title: 'Embassy', address: null, date: null },
    };
    const [item] = linesOf({ entry: answer({ access: 'visa_required', restriction }) });
    expect(item).toMatchObject({
      text: 'Japan: No visitor visas are issued now: ask the embassy',
      details: [
        'Legal basis: Proclamation.',
        'Visas that are not issued: B-1, B-2.',
        'Since: not stated.',
        'Until: 2027.',
      ],
    });
  });

  test('official links for visitors’ visas don’t apply to airport transit visas, and vice versa', () => {
    const transit = { ...link('visa', 'Transit visa'), purposes: ['transit' as const] };
    const officialLinks = [link('visa', 'Visitor visa'), transit];
    const entry = answer({ access: 'visa_required' });
    const linesAt = (whyBorder: PlaneChange['whyBorder']) =>
      linesOf({
        ...{ transit: true, officialLinks, entry },
        changing: changing('visa_required', { whyBorder }),
      });
    const [inTransitArea] = linesAt(null);
    expect(inTransitArea?.links).toMatchObject([{ title: 'Transit visa' }]);
    expect(inTransitArea?.text).toMatch(/^Japan: changing planes: Airport transit visa/);
    const [atBorder] = linesAt('next_in_zone');
    expect(atBorder?.links).toMatchObject([{ title: 'Visitor visa' }]);
    expect(atBorder?.text).toMatch(/^Japan: changing planes: Visa/);
  });

  test('changing planes takes what airlines ask for, nothing that only a stay asks for', () => {
    const conditions: JudgedStop['conditions'] = (
      ['passport_validity', 'onward_ticket', 'funds', 'insurance', 'levy', 'minors'] as const
    ).map((kind) => ({
      ...blankDetails,
      ...{ kind, source, binding: 'required', months: 3, countedFrom: 'departure', note: '' },
      purposes: ['tourist', 'transit'],
    }));
    const at = { transit: true, conditions, officialLinks: [link('arrival_card', 'Card')] };
    const airline =
      'Japan: changing planes: Your airline asks for: the documents for your destination';
    expect(texts({ ...at, changing: changing('visa_free') })).toEqual([
      `${airline}, a ticket for your next flight and bags checked through to your destination`,
    ]);
    expect(silentOnValidity([stop({ transit: true, changing: changing('visa_free') })])).toEqual(
      [],
    );
    const atBorder = [
      'Japan: changing planes: Valid for 3 months from the day you leave the destination',
      'Japan: changing planes: Card',
      `${airline} and a ticket for your next flight`,
    ];
    const whyBorder = { whyBorder: 'next_in_zone' } as const;
    expect(texts({ ...at, changing: changing('visa_free', whyBorder) })).toEqual(atBorder);
    const card = { ...link('arrival_card', 'Card'), purposes: ['transit' as const] };
    const heading = { heading: 'border' } as const;
    expect(
      texts({ ...at, officialLinks: [card], changing: changing('visa_free', heading) }),
    ).toEqual(atBorder);
    const suspended = answer({ access: 'no_admission' });
    expect(texts({ ...at, entry: suspended, changing: changing(null, whyBorder) })).toHaveLength(1);
  });

  test('an old collection is marked on items, and adds none', () => {
    const old = { stale: 'edition' } as const;
    expect(texts({ entry: answer({ access: 'visa_free', ...old }) })).toEqual([]);
    const [item] = linesOf({ entry: answer({ access: 'eta', ...old }) });
    expect(item?.details).toEqual([]);
    expect(item && sourceOfLine(item)?.line.after).toContain(
      'Unconfirmed: our source is from Feb 2026.',
    );
  });

  test('has each item once, and both of two arrival cards', () => {
    const health = { ...link('arrival_card', 'Health card'), id: 2 };
    const officialLinks = [link('arrival_card', 'Card'), health];
    const cards = linesOf({ officialLinks }, { officialLinks }).filter(
      ({ subject }) => subject === 'arrival_form',
    );
    expect(cards).toHaveLength(2);
  });

  test('what all travellers need is there once, what some need with theirs', () => {
    const visa = stop({
      entry: answer({ access: 'visa_required' }),
      officialLinks: [link('arrival_card', 'Card')],
    });
    const free = stop({
      entry: answer({ access: 'visa_free' }),
      officialLinks: [link('arrival_card', 'Card')],
    });
    const [section, ...others] = tripSections([[visa], [free], [visa]], undefined);
    expect(others).toEqual([]);
    const parts = section?.parts.map(({ journeys, checklist }) => [
      journeys,
      checklist.lines.map(({ subject }) => subject),
    ]);
    expect(parts).toEqual([
      [null, ['arrival_form']],
      [[0, 2], ['apply']],
    ]);
  });

  test('where the trip starts decides on vaccinations too', () => {
    const conditions: JudgedStop['conditions'] = [
      {
        ...blankDetails,
        binding: 'required' as const,
        purposes: ['tourist' as const],
        note: '',
        source,
        kind: 'vaccination' as const,
        vaccine: 'yellow_fever' as const,
        months: 0,
        countedFrom: null,
        comingFrom: 'risk_countries' as const,
        countries: 'NG GH',
      },
    ];
    const bindings = (start: string | undefined) =>
      stopChecklists([stop({ conditions })], start).flatMap(({ lines }) =>
        lines.map(({ binding }) => binding),
      );
    expect(bindings('NG')).toEqual(['required']);
    expect(bindings(undefined)).toEqual(['depends']);
  });
});
