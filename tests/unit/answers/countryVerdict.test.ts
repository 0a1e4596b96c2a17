import { expect, test } from 'vitest';
import { countryVerdict } from '#core/answers/countryVerdict.ts';
import type { AnswerRule, EntryAnswer, Restriction } from '#core/answers/entryAnswer.ts';
import { lengthOfStay } from '#core/answers/words/stayWords.ts';
import { answerSource, entryAnswer } from '../../fixtures/entryAnswer.ts';

const days = (number: number) => ({ stay: { number, unit: 'days' } as const, window: null });
const unstated = { stay: null, window: null };
const schengen = { days: 90, per: 180, zone: 'schengen', title: 'Schengen area' };
const other: AnswerRule = { access: 'eta', stay: null, note: '', source: answerSource() };

function restricted(kind: string): Partial<EntryAnswer> {
  const source = { title: 'A proclamation', address: null, date: null };
  const restriction = {
    kind,
    visas: '',
    since: null,
    until: null,
    exceptions: false,
    instrument: '',
    source,
  };
  return { access: 'visa_required', restriction: restriction as Restriction, ...days(90) };
}

/** Every state of an answer: the status, the heading and the lines below it. */
type State = [string, Partial<EntryAnswer>, status: string, heading: string, lines: string[]];

const states: State[] = [
  [
    'the own country',
    { access: 'own_country', ...unstated },
    'own_country',
    'No Visa Required',
    ['This is within the country of your passport: enter on it'],
  ],
  [
    'freedom of movement',
    { access: 'freedom_of_movement', ...unstated },
    'freedom_of_movement',
    'No Visa Required',
    ['Freedom of movement'],
  ],
  [
    'visa free',
    { access: 'visa_free', ...days(90) },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available', 'Up to 90 days'],
  ],
  [
    'visa free for one day',
    { access: 'visa_free', ...days(1) },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available', 'Up to 1 day'],
  ],
  [
    'visa free in months',
    { access: 'visa_free', stay: { number: 6, unit: 'months' }, window: null },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available', 'Up to 6 months'],
  ],
  [
    'visa free in a window',
    { access: 'visa_free', ...days(90), window: schengen },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available', 'Up to 90 days in any 180'],
  ],
  [
    'visa free in a window, with days of its own',
    { access: 'visa_free', ...days(30), window: schengen },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available', 'Up to 30 days'],
  ],
  [
    'visa free, of unknown length',
    { access: 'visa_free', ...unstated },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available', 'Length of stay: not stated by our source'],
  ],
  [
    'visa free to change planes, of unknown length',
    { access: 'visa_free', ...unstated, purpose: 'transit' },
    'visa_free',
    'No Visa Required',
    ['Visa-free travel available'],
  ],
  [
    'visa on arrival',
    { access: 'visa_on_arrival', ...days(30) },
    'visa_on_arrival',
    'Visa Required',
    ['Available on arrival', 'Up to 30 days'],
  ],
  [
    'visa on arrival, of unknown length',
    { access: 'visa_on_arrival', ...unstated },
    'visa_on_arrival',
    'Visa Required',
    ['Available on arrival', 'Length of stay: not stated by our source'],
  ],
  [
    'visa on arrival or online',
    { access: 'visa_on_arrival', application: 'online_or_on_arrival', ...days(30) },
    'visa_on_arrival',
    'Visa Required',
    ['Available on arrival', 'Up to 30 days'],
  ],
  [
    'ETA',
    { access: 'eta', ...days(90) },
    'eta',
    'Travel authorisation required',
    ['Must be obtained in advance', 'Up to 90 days'],
  ],
  [
    'travel permit',
    { access: 'travel_permit', ...days(14) },
    'travel_permit',
    'Entry permit required',
    ['Must be obtained in advance', 'Up to 14 days'],
  ],
  [
    'e_visa',
    { access: 'e_visa', ...days(30) },
    'e_visa',
    'Visa Required',
    ['Must be obtained in advance', 'Apply online', 'Up to 30 days'],
  ],
  [
    'a visa applied for online',
    { access: 'visa_required', application: 'online', ...days(30) },
    'visa_required',
    'Visa Required',
    ['Must be obtained in advance', 'Apply online', 'Up to 30 days'],
  ],
  [
    'visa required, of unknown length',
    { access: 'visa_required', ...unstated },
    'visa_required',
    'Visa Required',
    ['Must be obtained in advance'],
  ],
  [
    'no admission',
    { access: 'no_admission', ...unstated },
    'no_admission',
    'Entry refused',
    ['Holders of this passport are not let in'],
  ],
  [
    'suspended entry',
    restricted('entry_suspended'),
    'suspended',
    'Entry suspended',
    ['This passport is not admitted for now'],
  ],
  [
    'suspended visas',
    restricted('visas_suspended'),
    'suspended',
    'No visitor visas are issued now',
    ['You cannot apply for one with this passport'],
  ],
  [
    'a restriction that a newer version stored',
    restricted('curfew'),
    'suspended',
    'Entry is restricted now',
    ['See the official page'],
  ],
  [
    'suspended entry without a rule',
    { ...restricted('entry_suspended'), access: null, ...unstated },
    'suspended',
    'Entry suspended',
    ['This passport is not admitted for now'],
  ],
  [
    'suspended entry where sources disagree',
    { ...restricted('entry_suspended'), disagreement: { kind: 'sources_disagree', other } },
    'suspended',
    'Entry suspended',
    ['This passport is not admitted for now'],
  ],
  [
    'sources that disagree, or another page that contests the rule',
    { access: 'visa_free', ...days(90), disagreement: { kind: 'sources_disagree', other } },
    'doubtful',
    'Sources disagree',
    [],
  ],
  [
    'a rule that ended',
    {
      access: 'visa_free',
      ...days(90),
      disagreement: { kind: 'rule_ended', endedOn: '2026-11-22', isAhead: false, ended: other },
    },
    'doubtful',
    'Rule ended on 22 Nov 2026',
    [],
  ],
  [
    'a day after a rule that applies today',
    {
      access: 'visa_required',
      ...unstated,
      on: '2027-02-15',
      disagreement: { kind: 'rule_ended', endedOn: '2026-12-31', isAhead: true, ended: other },
    },
    'doubtful',
    'Visa required on 15 Feb 2027',
    [],
  ],
  ...(['tourist', 'transit', 'working'] as const).map(
    (purpose): State => [
      `an unknown answer for a ${purpose} stay`,
      { access: null, ...unstated, purpose },
      'unknown',
      'Visa information not available for this combination',
      [],
    ],
  ),
];

test.each(states)('the verdict of %s', (_state, answer, status, heading, lines) => {
  expect(countryVerdict(entryAnswer(answer))).toMatchObject({ status, heading, lines });
});

test('a stay of one month is singular', () => {
  expect(lengthOfStay({ number: 1, unit: 'months' })).toBe('Up to 1 month');
});
