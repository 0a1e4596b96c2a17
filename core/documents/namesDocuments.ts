import { documentKinds } from '../vocabulary.ts';
import { documentIssuers, LIVES_IN } from './documents.ts';

/** A document or country of residence within a text, however it is separated from others. */
const documentInText = new RegExp(
  `(?<![a-z-])(?:(?:${documentIssuers.join('|')})-(?:${documentKinds.join('|')})|${LIVES_IN}[a-z]{2})(?![a-z-])`,
  'i',
);

/** Whether an input names travellers' documents, wherever they stand in it. */
export function namesDocuments(input: unknown): boolean {
  if (typeof input === 'string') return documentInText.test(input);
  if (typeof input !== 'object' || input === null) return false;
  return Object.values(input).some(namesDocuments);
}
