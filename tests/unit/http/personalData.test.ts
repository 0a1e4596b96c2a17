import { expect, test } from 'vitest';
import { truncatedAddress } from '#server/lib/ip.ts';
import { redactPersonalData } from '#server/lib/redactPersonalData.ts';

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['::ffff:203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2::3', '2001:db8:1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['127.0.0.1', '127.0.0.0'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('the address %s is shortened to its network, %s', (address, network) => {
  expect(truncatedAddress(address)).toBe(network);
});

test.each([
  ['read ECONNRESET 203.0.113.7:443', 'read ECONNRESET 203.0.113.0:443'],
  ['from [2001:db8:1:2::3]:80.', 'from [2001:db8:1::]:80.'],
  ['(::ffff:203.0.113.9), 203.0.113.9.', '(203.0.113.0), 203.0.113.0.'],
  ['"ana.b+c@mail.example.com" failed', '"(e-mail)" failed'],
  ['/to/ana@example.com/x?y=bo@example.org&z', '/to/(e-mail)/x?y=(e-mail)&z'],
])('%j is shortened or removed', (text, without) => {
  expect(redactPersonalData(text)).toBe(without);
});

test.each([
  'connect ECONNREFUSED 127.0.0.1:9000',
  'getaddrinfo for 10.0.0.5 and fe80::1',
  'at file:///app/server/main.ts:12:34 of fastify@5.12.8, std::foo',
  'version 1.2.3.4.5, UNIQUE constraint failed: users.email, 16:24:59',
])('%j is not personal and stays', (text) => {
  expect(redactPersonalData(text)).toBe(text);
});

test('a text of a megabyte is fast', () => {
  for (const piece of ['a', '1.', 'a:', '@']) {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(redactPersonalData(text)).toBe(text);
  }
});
