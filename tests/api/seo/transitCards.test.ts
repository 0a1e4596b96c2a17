import { expect, test } from 'vitest';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { cardOfAnswer } from '#server/seo/resultCards.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();

async function cardOf(passport: string, destination: string) {
  const answer = await findAnswer(db(), { passport, destination, purpose: 'transit' });
  const named = (code: string) => ({ code, name: code });
  const { tone, detail, line } = cardOfAnswer(answer, named(passport), named(destination));
  return { tone, detail, line };
}

test('a share image of changing planes says what the transit area needs', async () => {
  expect(await cardOf('IN', 'GB')).toMatchObject({
    tone: 'advance',
    detail: 'Airport transit visa required · For transit',
  });
  expect(await cardOf('BR', 'GB')).toMatchObject({
    tone: 'free',
    detail: 'No visa needed to change planes at Heathrow and Manchester · For transit',
  });
  expect(await cardOf('IN', 'US')).toMatchObject({
    detail: expect.stringContaining('Everyone goes through passport control here'),
  });
});

test('is amber where neither a law nor the country’s government states it', async () => {
  expect(await cardOf('IN', 'DE')).toMatchObject({
    tone: 'doubtful',
    detail: 'Probably no visa needed to change planes at 5 airports · For transit',
  });
});

test('and says to ask the airline where nothing is known', async () => {
  expect(await cardOf('CM', 'MZ')).toEqual({
    tone: 'unknown',
    detail: 'For transit',
    line: 'We don’t know whether you need a visa to stay in the transit area. Ask your airline before you book.',
  });
});

test('a suspension has its own words', async () => {
  expect(await cardOf('NG', 'US')).toMatchObject({ tone: 'refused', detail: 'For transit' });
});
