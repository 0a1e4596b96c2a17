import { expect, test } from 'vitest';
import { answerResponse, exampleAnswer } from '#core/inputs/jsonApi/answers.ts';
import { exampleTransit, transit } from '#core/inputs/jsonApi/transit.ts';

test('the example of the page for developers is an answer of the API', () => {
  const example = exampleAnswer('https://visa.example.com');
  const { data, error } = answerResponse.safeParse(example);
  expect(error?.issues).toBeUndefined();
  // It has no fields that the schema lacks.
  expect(data).toEqual(example);
});

test('so is that of changing planes', () => {
  const { data, error } = transit.safeParse(exampleTransit);
  expect(error?.issues).toBeUndefined();
  expect(data).toEqual(exampleTransit);
});
