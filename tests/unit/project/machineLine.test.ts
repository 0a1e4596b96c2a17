import { expect, test } from 'vitest';
import { machineLine } from '#src/site/answer/verdict/machineLine.ts';

test('the machine-readable line has 44 characters of its alphabet only', () => {
  const halves = machineLine({
    destinationCountry: 'FR',
    passport: 'US',
    status: 'visa_required',
    type: 'working',
    days: 90,
  });
  expect(halves).toEqual(['V<FR<US<<IN<ADVANCE<<W', 'ORKING<090<<<<<<<<<<<<']);
  for (const half of halves) expect(half).toMatch(/^[A-Z0-9<]{22}$/);
});
