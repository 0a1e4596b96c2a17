import { expect, test } from 'vitest';
import { conditionsFor } from '#core/border/applicableConditions.ts';
import type { BorderCondition } from '#core/border/borderFacts.ts';
import { blankDetails } from '#core/inputs/records/entryCondition.ts';
import { type SourceKind, visaTypes } from '#core/vocabulary.ts';
import { entryAnswer } from '../../fixtures/entryAnswer.ts';

type Changes = Partial<Pick<BorderCondition, 'detail' | 'title'>> & Pick<BorderCondition, 'kind'>;

const statedBy = (kind: SourceKind, changes: Changes): BorderCondition => ({
  ...blankDetails,
  binding: 'required',
  purposes: [...visaTypes],
  note: '',
  source: {
    title: kind,
    address: null,
    date: null,
    secondary: false,
    kind,
    collectedBy: null,
  },
  ...changes,
});

/** What is kept of a shipped source's conditions where the team states its own: who says what. */
const kept = (shipped: Changes[], team: Changes[]) =>
  conditionsFor(
    [
      ...shipped.map((one) => statedBy('compilation', one)),
      ...team.map((one) => statedBy('administrator', one)),
    ],
    entryAnswer({}),
  ).map(({ condition: { source, detail } }) => `${source.kind}: ${detail}`);

test.each<[string, Changes[], Changes[], string[]]>([
  [
    'on the same thing',
    [{ kind: 'travel_history', detail: 'stamp' }],
    [{ kind: 'travel_history', detail: 'stamp' }],
    ['administrator: stamp'],
  ],
  [
    'on another refusal',
    [{ kind: 'travel_history', detail: 'stamp' }],
    [{ kind: 'travel_history', detail: 'visit' }],
    ['compilation: stamp', 'administrator: visit'],
  ],
  [
    'on another way of entry',
    [{ kind: 'entry_mode', detail: 'land' }],
    [{ kind: 'entry_mode', detail: 'sea' }],
    ['compilation: land', 'administrator: sea'],
  ],
  [
    'on leaving with cash',
    [{ kind: 'cash', detail: 'in' }],
    [{ kind: 'cash', detail: 'out' }],
    ['compilation: in', 'administrator: out'],
  ],
  [
    'on entering and leaving with cash',
    [
      { kind: 'cash', detail: 'in' },
      { kind: 'cash', detail: 'out' },
    ],
    [{ kind: 'cash', detail: 'both' }],
    ['administrator: both'],
  ],
  [
    'on one of both directions',
    [{ kind: 'cash', detail: 'both' }],
    [{ kind: 'cash', detail: 'in' }],
    ['administrator: in'],
  ],
  [
    'on cash that is declared at a time that a source doesn’t say',
    [{ kind: 'cash', detail: '' }],
    [{ kind: 'cash', detail: 'in' }],
    ['administrator: in'],
  ],
  [
    'on the cost of an overstay, of which a detail is a part',
    [{ kind: 'overstay', detail: 'detention' }],
    [{ kind: 'overstay', detail: '' }],
    ['administrator: '],
  ],
])('of two statements that of the team counts %s', (_, shipped, team, expected) => {
  expect(kept(shipped, team)).toEqual(expected);
});
