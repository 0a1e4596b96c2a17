import { expect, test } from 'vitest';
import { answerResponse, exampleAnswer } from '#core/inputs/jsonApi/answers.ts';
import { exampleTransit, transit } from '#core/inputs/jsonApi/transit.ts';
import { exampleWork, work } from '#core/inputs/jsonApi/work.ts';

test('the example of the page for developers is an answer of the API', () => {
  const example = exampleAnswer('https://visa.example.com');
  const { data, error } = answerResponse.safeParse(example);
  expect(error?.issues).toBeUndefined();
  // It has no fields that the schema lacks.
  expect(data).toEqual(example);
});

test.each([
  ['changing planes', transit, exampleTransit],
  ['working', work, exampleWork],
])('so is that of %s', (_, schema, example) => {
  const { data, error } = schema.safeParse(example);
  expect(error?.issues).toBeUndefined();
  expect(data).toEqual(example);
});
