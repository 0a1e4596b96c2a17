import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/dates.ts';
import { RateLimited } from '#server/errors.ts';
import { networkOf } from '#server/lib/ip.ts';
import { createRateLimits, KEYS_MAX, type RateLimitName } from '#server/rateLimits.ts';
import { stopClock, stopDurations } from '../../support/stoppedClock.ts';

let time: ReturnType<typeof stopDurations>;
beforeEach(() => {
  time = stopDurations();
});

function limits() {
  const { count } = createRateLimits();
  const countTimes = (times: number, name: RateLimitName, key: string) => {
    for (let i = 0; i < times; i += 1) count(name, key);
  };
  return { count, countTimes };
}

test('the tenth attempt passes, the eleventh is refused with the time to wait', () => {
  const { count, countTimes } = limits();
  countTimes(10, 'contact', '192.0.2.1');
  expect(() => count('contact', '192.0.2.1')).toThrow(RateLimited);
  expect(() => count('contact', '192.0.2.1')).toThrow(
    expect.objectContaining({
      kind: 'rateLimited',
      message: 'Too many attempts. Try again in 60 minutes.',
      retryAfterS: 3600,
    }),
  );
});

test('the time to wait is exact at a fraction of a millisecond', () => {
  // 6000.1 + 60000 - 6000.1 is more than 60000.
  stopDurations(6000.1);
  const { count, countTimes } = limits();
  countTimes(120, 'search', '192.0.2.1');
  expect(() => count('search', '192.0.2.1')).toThrow(expect.objectContaining({ retryAfterS: 60 }));
});

test('attempts are counted separately by name and key', () => {
  const { count, countTimes } = limits();
  countTimes(10, 'newsletter', '192.0.2.1');
  count('newsletter', '192.0.2.2');
  count('contact', '192.0.2.1');
  expect(() => count('newsletter', '192.0.2.1')).toThrow('Too many attempts');
});

test('the limit ends after its period, and says 1 minute in the singular', () => {
  const { count, countTimes } = limits();
  countTimes(10, 'contact', '192.0.2.1');
  time.pass(59.5 * MINUTE_MS);
  expect(() => count('contact', '192.0.2.1')).toThrow(/in 1 minute\.$/);
  time.pass(MINUTE_MS);
  count('contact', '192.0.2.1');
});

test('a limit stays as it is when the clock jumps ahead and back', () => {
  const now = stopClock().getTime();
  const { count, countTimes } = limits();
  countTimes(5, 'contact', '192.0.2.1');
  vi.setSystemTime(now + 400 * DAY_MS);
  countTimes(5, 'contact', '192.0.2.1');
  countTimes(10, 'contact', '192.0.2.2');
  for (const ahead of [400, 0, -400]) {
    vi.setSystemTime(now + ahead * DAY_MS);
    for (const key of ['192.0.2.1', '192.0.2.2']) {
      expect(() => count('contact', key)).toThrow(/in 60 minutes\.$/);
    }
  }
});

test('a flood of addresses evicts the oldest attempts, not current ones', () => {
  const { count, countTimes } = limits();
  countTimes(10, 'contact', 'early');
  countTimes(10, 'contact', 'busy');
  countTimes(1, 'contact', 'another');
  expect(() => count('contact', 'busy')).toThrow('Too many attempts');
  for (let i = 0; i < KEYS_MAX - 1; i += 1) count('contact', `192.0.2.1:${i}`);
  expect(() => count('contact', 'busy')).toThrow('Too many attempts');
  countTimes(10, 'contact', 'early');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
