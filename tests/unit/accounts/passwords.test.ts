import { expect, test } from 'vitest';
import { hashPassword, passwordMatches, QUEUE_MAX } from '#server/auth/passwords.ts';

test('passwords queue up, are refused as overloaded beyond the queue’s length, and work again', async () => {
  const right = 'correct horse battery staple';
  const passwordHash = await hashPassword(right);
  const flood = Array.from({ length: QUEUE_MAX * 2 }, (_, i) =>
    passwordMatches(passwordHash, i % 2 ? right : 'not the password'),
  );
  const ends = await Promise.allSettled(flood);
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(QUEUE_MAX / 2);
  expect(refused.length).toBeLessThan(QUEUE_MAX);
  expect(refused[0]).toMatchObject({
    reason: { kind: 'overloaded', message: expect.stringContaining('Try again') },
  });
  for (const [i, end] of ends.entries()) {
    if (end.status === 'fulfilled') expect(end.value).toBe(i % 2 === 1);
  }
  expect(await passwordMatches(passwordHash, right)).toBe(true);
});
