import { expect, test } from 'vitest';
import { countryTime } from '#server/lib/countryTime.ts';

const winter = new Date('2026-01-15T12:00:00Z');

test.each([
  ['CN', { zone: 'Asia/Shanghai' }],
  ['UA', { zone: 'Europe/Kyiv' }],
  ['XK', { zone: 'Europe/Belgrade' }],
  ['ES', { west: 0, east: 60 }],
  ['AQ', expect.objectContaining({ west: expect.any(Number) })],
])('the official time of %s', (code, time) => {
  expect(countryTime(code, winter)).toEqual(time);
});
