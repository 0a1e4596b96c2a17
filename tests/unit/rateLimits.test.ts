import { afterEach, expect, test, vi } from 'vitest';
import {
  createRateLimits,
  KEYS_MAX,
  type RateLimitName,
} from '../../server/http/limits/rateLimits.ts';
import { networkOf } from '../../server/lib/ip.ts';
import { RateLimited } from '../../server/services/errors.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Limits, with the headers set by the last refusal. */
function limitsWithReply() {
  const limits = createRateLimits();
  const headers: Record<string, unknown> = {};
  const reply = {
    header(name: string, value: unknown) {
      headers[name] = value;
      return this as never;
    },
  };
  const count = (name: RateLimitName, key: string) => limits.count(name, key, reply);
  const countTimes = (times: number, name: RateLimitName, key: string) => {
    for (let i = 0; i < times; i += 1) count(name, key);
  };
  return { count, countTimes, headers };
}

test('the tenth try passes, the eleventh is refused with the time to wait', () => {
  const { count, countTimes, headers } = limitsWithReply();
  countTimes(10, 'contact', '192.0.2.1');
  expect(headers).toEqual({});
  expect(() => count('contact', '192.0.2.1')).toThrow(
    expect.objectContaining({
      kind: 'rateLimited',
      message: 'Too many attempts. Try again in 60 minutes.',
    }),
  );
  expect(() => count('contact', '192.0.2.1')).toThrow(RateLimited);
  expect(headers['retry-after']).toMatch(/^(3600|3599)$/);
});

test('tries are counted apart by name and by key', () => {
  const { count, countTimes } = limitsWithReply();
  countTimes(10, 'newsletter', '192.0.2.1');
  count('newsletter', '192.0.2.2');
  count('contact', '192.0.2.1');
  expect(() => count('newsletter', '192.0.2.1')).toThrow('Too many attempts');
});

test('the limit ends when its time is over, and says 1 minute in the singular', () => {
  vi.useFakeTimers();
  const { count, countTimes } = limitsWithReply();
  countTimes(10, 'contact', '192.0.2.1');
  vi.advanceTimersByTime(59.5 * 60 * 1000);
  expect(() => count('contact', '192.0.2.1')).toThrow(/in 1 minute\.$/);
  vi.advanceTimersByTime(60 * 1000);
  count('contact', '192.0.2.1');
});

test('a flood of addresses pushes out who tried longest ago, not who is trying now', () => {
  const { count, countTimes } = limitsWithReply();
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
