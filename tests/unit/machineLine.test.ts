import { expect, test } from 'vitest';
import { machineLine } from '../../src/components/site/machineLine.ts';

test('the machine-readable line has 44 places of its own letters only', () => {
  const line = machineLine({
    destinationCountry: 'FR',
    passport: 'US',
    box: { status: 'in-advance', type: 'working', requirement: { durationDays: 90 } },
  });
  expect(line).toBe('V<FR<US<<IN<ADVANCE<<WORKING<090<<<<<<<<<<<<');
  expect(line).toMatch(/^[A-Z0-9<]{44}$/);
});
