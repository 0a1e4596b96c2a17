import { expect, test } from 'vitest';
import {
  type StatedCondition,
  withEmptyFields,
  withoutEmptyFields,
} from '#core/border/borderFacts.ts';

test('a condition that is sent without its empty fields is the same again', () => {
  const condition: StatedCondition = {
    kind: 'passport_validity',
    binding: 'required',
    concerns: 'all',
    months: 6,
    number: 0,
    unit: null,
    countedFrom: 'entry',
    amount: null,
    currency: null,
    per: null,
    vaccine: '',
    comingFrom: null,
    countries: '',
    title: '',
    detail: '',
    permissionOnly: false,
    note: 'Two blank pages',
  };
  const sent = withoutEmptyFields(condition);
  expect(Object.keys(sent).toSorted()).toEqual([
    'binding',
    'concerns',
    'countedFrom',
    'kind',
    'months',
    'note',
    'number',
  ]);
  expect(withEmptyFields(sent)).toEqual(condition);
});
