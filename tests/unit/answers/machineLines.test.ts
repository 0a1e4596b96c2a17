import { expect, test } from 'vitest';
import { machineLines } from '#src/site/answer/verdict/machineLines.ts';

test('two whole lines like a visa’s, no word of which is broken', () => {
  const lines = machineLines({
    destinationCountry: 'FR',
    passport: 'JP',
    status: 'freedom_of_movement',
    type: 'tourist',
    days: 90,
  });
  expect(lines).toEqual([
    'V<FR<JP<<FREEDOM<OF<MOVEMENT<<<<<<<<',
    'TOURIST<090<<<<<<<<<<<<<<<<<<<<<<<<<',
  ]);
});
