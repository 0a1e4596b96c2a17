import { describe, expect, test } from 'vitest';
import { marksOf } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { unpackLines } from '#core/answers/packedLines.ts';
import { isUnlimited } from '#core/answers/stayOfAll.ts';
import { toneOf } from '#core/answers/tone.ts';
import { transitGroups } from '#core/answers/transit/transitGroups.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { airsideLines } from '#core/answers/words/transitWords.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { readChangingPlanes } from '#server/answers/pages/changingPlanes.ts';
import { NotFound } from '#server/errors.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();

const linesOf = async (passports: string[], holds?: string[]) =>
  unpackLines(await readChangingPlanes(db(), { passports, holds }), transitGroups);

describe('every country’s line says what its answer does', () => {
  test.each([
    ['IN', []],
    ['NG', ['us-visa']],
    ['DE', []],
    ['RU', ['schengen-visa']],
  ])('%s with %j', async (passport, holds) => {
    const lines = await linesOf([passport], holds);
    expect(lines).toHaveLength(199);
    for (const { code, groups, tone, verdict, details } of lines) {
      const where = `${passport} ${code}`;
      const asked = { passport, destination: code, purpose: 'transit', holds } as const;
      const answer = await findAnswer(db(), asked);
      const { access, transit, restriction } = answer;
      const marks = marksOf(answer);
      expect(tone, where).toBe(toneOf(statusOf(answer), doubtOfCountry(marks)));
      expect(groups.includes('refused'), where).toBe(
        restriction !== null || access === 'no_admission',
      );
      if (isUnlimited(access) || groups.includes('refused')) continue;
      expect(groups.includes('border'), where).toBe(transit?.heading === 'border');
      expect(groups.includes('unknown'), where).toBe(access === null);
      const [programme] = transit?.programmes.filter(({ open }) => open === 'yes') ?? [];
      if (programme) expect(details, where).toContain(`To leave the airport: ${programme.name}`);
      if (!transit || transit.heading === 'border' || access === null || marks.disagrees) continue;
      const [first, ...others] = airsideLines(transit.airside);
      expect(verdict, where).toBe(first);
      expect(details, where).toEqual(expect.arrayContaining(others));
    }
  });
});

test('several passports have the easiest of their answers', async () => {
  const [one, other] = [await linesOf(['IN']), await linesOf(['DE'])];
  for (const [at, line] of (await linesOf(['IN', 'DE'])).entries()) {
    expect([one[at], other[at]], line.code).toContainEqual(line);
  }
});

test('an unknown passport is refused', async () => {
  await expect(linesOf(['XX'])).rejects.toThrow(NotFound);
});
