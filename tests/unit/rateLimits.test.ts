import { TRPCError } from '@trpc/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createRateLimits } from '../../server/rateLimits.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function countTimes(times: number, count: () => Promise<void>) {
  for (let i = 0; i < times; i += 1) await count();
}

test('the tenth try passes, the eleventh is refused with the minutes to wait', async () => {
  const limits = createRateLimits();
  const tryOnce = () => limits.count('signInByAccount', 'ana@example.com');
  await countTimes(10, tryOnce);
  const refusal = await tryOnce().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TRPCError);
  expect(refusal).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Try again in 15 minutes.',
  });
});

test('tries are counted apart by name and by key', async () => {
  const limits = createRateLimits();
  await countTimes(10, () => limits.count('newsletter', '192.0.2.1'));
  await limits.count('newsletter', '192.0.2.2');
  await limits.count('contact', '192.0.2.1');
  await expect(limits.count('newsletter', '192.0.2.1')).rejects.toThrow('Too many attempts');
});

test('forgetting a key lets it try again', async () => {
  const limits = createRateLimits();
  await countTimes(10, () => limits.count('signInByAccount', 'ana@example.com'));
  await limits.forget('signInByAccount', 'ana@example.com');
  await limits.count('signInByAccount', 'ana@example.com');
});

test('the limit ends when its time is over, and says 1 minute in the singular', async () => {
  vi.useFakeTimers();
  const limits = createRateLimits();
  await countTimes(10, () => limits.count('setUp', '192.0.2.1'));
  vi.advanceTimersByTime(14.5 * 60 * 1000);
  await expect(limits.count('setUp', '192.0.2.1')).rejects.toThrow(/in 1 minute\.$/);
  vi.advanceTimersByTime(60 * 1000);
  await limits.count('setUp', '192.0.2.1');
});
