import { describe, expect, test } from 'vitest';
import { isTimeZone } from '#core/countries/isoCodes.ts';
import {
  localTimeIn,
  minutesAhead,
  offsetOf,
  timeWithDifference,
  utcOffset,
} from '#src/site/answer/country/timeZones.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

describe('time zones', () => {
  test('are distinguished from other text', () => {
    expect(isTimeZone('Europe/Paris')).toBe(true);
    expect(isTimeZone('GMT somewhere')).toBe(false);
    expect(isTimeZone('+05:30')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });

  test('give the local time, with summer time', () => {
    expect(localTimeIn('Europe/Paris', winter)).toBe('Thu 13:00');
    expect(localTimeIn('Europe/Paris', summer)).toBe('Wed 14:00');
  });

  test.each([
    ['Asia/Tokyo', 'UTC', 540],
    ['Asia/Kolkata', 'UTC', 330],
    ['America/New_York', 'Asia/Tokyo', -840],
    ['Pacific/Auckland', 'UTC', 780],
  ])('%s seen from %s is %i minutes ahead in January', (there, home, minutes) => {
    expect(minutesAhead(there, winter, home)).toBe(minutes);
  });

  test('are whole minutes from UTC at every second of a minute', () => {
    expect(offsetOf('Europe/Paris', new Date('2026-01-15T12:00:45.678Z'))).toBe(60);
    expect(offsetOf('Asia/Kolkata', new Date('2026-01-15T23:59:31Z'))).toBe(330);
    expect(offsetOf('America/New_York', new Date('2026-01-15T00:00:59Z'))).toBe(-300);
  });

  test.each([
    [0, 'Tue 14:05, same time as yours'],
    [120, 'Tue 14:05, 2 h ahead of you'],
    [-330, 'Tue 14:05, 5 h 30 min behind you'],
    [45, 'Tue 14:05, 45 min ahead of you'],
  ])('%i minutes are shown as %s', (minutes, words) => {
    expect(timeWithDifference('Tue 14:05', minutes)).toBe(words);
  });

  test.each([
    [540, 'UTC+9'],
    [-570, 'UTC−9:30'],
    [0, 'UTC+0'],
  ])('%i minutes ahead of UTC are %s', (minutes, offset) => {
    expect(utcOffset(minutes)).toBe(offset);
  });
});
