import { documentKinds } from '../vocabulary.ts';
import { documentIssuers, LIVES_IN } from './documents.ts';

/** A document or country of residence within a text, however it is separated from others. */
const documentInText = new RegExp(
  `(?<![a-z-])(?:(?:${documentIssuers.join('|')})-(?:${documentKinds.join('|')})|${LIVES_IN}[a-z]{2})(?![a-z-])`,
  'i',
);

/** Whether an input names travellers' documents, wherever they stand in it, also in addresses. */
export function namesDocuments(input: unknown): boolean {
  if (typeof input === 'string') return documentInText.test(input) || isPersonalAddress(input);
  if (typeof input !== 'object' || input === null) return false;
  return Object.values(input).some(namesDocuments);
}

/** The parameters that say more of a traveller than the passport. */
const personalNames = new Set(['holds', 'age']);

/**
 * Whether an address names travellers' documents or age: in `holds` or `age`, beside their passports, or in an
 * address that it leads back to.
 */
export function isPersonalAddress(address: string): boolean {
  return queryOf(address).some(([name, value]) => personalNames.has(name) || namesDocuments(value));
}

/** The parameters of an address as pages and the API read them, whose names and values may be encoded. */
function queryOf(address: string): [name: string, value: string][] {
  const from = address.indexOf('?');
  return from < 0 ? [] : [...new URLSearchParams(address.slice(from))];
}
