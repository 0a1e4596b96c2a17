import { expect, test } from 'vitest';
import { answerResponse, exampleAnswer } from '#core/inputs/jsonApi/answers.ts';

test('the example of the page for developers is an answer of the API', () => {
  const example = exampleAnswer('https://visa.example.com');
  const { data, error } = answerResponse.safeParse(example);
  expect(error?.issues).toBeUndefined();
  // It has no fields that the schema lacks.
  expect(data).toEqual(example);
});
