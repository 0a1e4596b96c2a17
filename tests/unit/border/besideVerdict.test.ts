import { expect, test } from 'vitest';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { partedChecklist } from '#core/border/besideVerdict.ts';
import type { BorderCondition } from '#core/border/borderFacts.ts';
import { type BorderStay, borderChecklist, type ChecklistLine } from '#core/border/checklist.ts';
import { isFolded } from '#core/border/checklistWords.ts';
import { type FurtherKind, furtherKinds } from '#core/border/conditionKinds.ts';
import { transitChecklist } from '#core/border/transitChecklist.ts';
import { blankDetails } from '#core/inputs/records/entryCondition.ts';
import { visaTypes } from '#core/vocabulary.ts';
import { answerSource, entryAnswer } from '../../fixtures/entryAnswer.ts';

const kinds = Object.keys(furtherKinds) as FurtherKind[];

const conditions = kinds.map(
  (kind): BorderCondition => ({
    ...blankDetails,
    kind,
    binding: 'required',
    purposes: [...visaTypes],
    note: '',
    source: {
      title: 'Ministry',
      address: null,
      date: null,
      secondary: false,
      kind: 'official',
      collectedBy: null,
    },
  }),
);

/** The stay of somebody with this access, where the border states one condition of each kind. */
function stayOf(access: EntryAnswer['access'], days: number | null = 90): BorderStay {
  const stay = days === null ? null : { number: days, unit: 'days' as const };
  const answer = entryAnswer({ access, stay });
  const rest = { officialLinks: [], on: undefined, leave: undefined, before: [] };
  return { answer, visit: answer, conditions, ...rest };
}

const subjectsOf = (lines: ChecklistLine[]) => lines.map(({ subject }) => subject);

test('refusals and closed ways stand beside the verdict, a cost beside a stay, the rest is folded', () => {
  const stay = stayOf('visa_free');
  const { beside, checklist } = partedChecklist(borderChecklist(stay), stay.answer, false);
  expect(subjectsOf(beside)).toEqual(['travel_history', 'overstay', 'entry_mode']);
  expect(checklist.lines.every(isFolded)).toBe(true);
  expect(subjectsOf(checklist.lines)).toEqual(
    kinds.filter((kind) => !['travel_history', 'overstay', 'entry_mode'].includes(kind)),
  );
  expect(checklist.notResearched).not.toEqual(expect.arrayContaining(['cash']));
});

test.each<Partial<BorderCondition>>([{ countries: 'RU' }, { binding: 'may_be_asked' }])(
  'a way of entry that is closed for some, or may be, is folded: %o',
  (fields) => {
    const [closed] = conditions.filter(({ kind }) => kind === 'entry_mode');
    if (!closed) throw new Error('No condition on ways of entry');
    const stay = { ...stayOf('visa_free'), conditions: [{ ...closed, ...fields }] };
    const { beside, checklist } = partedChecklist(borderChecklist(stay), stay.answer, false);
    expect([beside, subjectsOf(checklist.lines)]).toEqual([[], ['entry_mode']]);
  },
);

test('without a known stay, its cost is folded; an own passport among several is beside', () => {
  const stay = stayOf('visa_required', null);
  const { beside } = partedChecklist(borderChecklist(stay), stay.answer, true);
  expect(subjectsOf(beside)).toEqual(['travel_history', 'own_passport', 'entry_mode']);
});

test.each<[EntryAnswer['access'], FurtherKind[]]>([
  ['own_country', ['own_passport']],
  // Of what refuses other visitors, nothing ends a freedom of movement.
  ['freedom_of_movement', []],
])('who enters by right (%s) reads only what holds for them', (access, subjects) => {
  expect(subjectsOf(borderChecklist(stayOf(access)).lines)).toEqual(subjects);
});

test('another right to enter leaves refusals by earlier travel', () => {
  const { answer, ...rest } = stayOf('visa_free');
  const visit = {
    ...answer,
    right: { id: 'pact', title: '', conditions: [], source: answerSource() },
  };
  const stay = { ...rest, answer: visit, visit };
  expect(subjectsOf(borderChecklist(stay).lines)).toEqual(['travel_history']);
});

test('in the transit area nobody enters', () => {
  const stay = stayOf('visa_free');
  const further = (passesBorder: boolean) =>
    subjectsOf(transitChecklist(stay, passesBorder).lines).filter((one) => one !== 'airline');
  expect(further(false)).toEqual([]);
  expect(further(true)).toEqual(['travel_history', 'own_passport', 'biometrics']);
});
