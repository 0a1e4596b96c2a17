import documentMessages from '#messages/en/documents.gen.ts';
import { translator } from '#messages/translate.ts';
import type { ConditionalAnswer, EntryAnswer } from '../answers/entryAnswer.ts';
import { accessInWords } from '../answers/words/accessWords.ts';
import { regionName } from '../countries/regionName.ts';
import { sentenceGap } from '../languages/sentences.ts';
import { countryOfResidence } from './documents.ts';
import { documentLabel, issuerKey } from './documentWords.ts';
import { possibleWithHeld } from './heldConditions.ts';

/** What a traveller's document does for an answer. */

const t = translator(documentMessages);

/**
 * "No visa, because of your US visa", or where something else decides, too, "E-visa possible with
 * your US visa"; undefined for a condition that no document of the traveller meets.
 */
export function heldDocumentInWords({
  held,
  access,
  otherwise,
}: Pick<ConditionalAnswer, 'held' | 'access' | 'otherwise'>): string | undefined {
  if (!held) return undefined;
  const { document: token, opens } = held;
  const easier = access === 'visa_free' ? 'visaFree' : 'access';
  const result = access === otherwise ? 'longer' : easier;
  const answer = accessInWords(access);
  const residence = countryOfResidence([token]);
  if (residence) return t('becauseOfHome', { result, answer, country: regionName(residence) });
  return t(opens ? 'becauseOf' : 'possibleWith', {
    result,
    answer,
    document: documentLabel(token),
  });
}

/**
 * What a document of the traveller does for the answer, or may do, and what one of the destination itself
 * gives; undefined without one.
 */
export function heldDocumentLine(answer: EntryAnswer): string | undefined {
  const { headlineCondition } = answer;
  const condition = headlineCondition?.held ? headlineCondition : possibleWithHeld(answer);
  const lines = [condition && heldDocumentInWords(condition), issuedDocumentInWords(answer)];
  return lines.filter(Boolean).join(sentenceGap()) || undefined;
}

/** "You live there by your permit."; undefined without a document of the destination. */
export function issuedDocumentInWords({
  destination,
  issuedDocument,
}: Pick<EntryAnswer, 'destination' | 'issuedDocument'>): string | undefined {
  if (!issuedDocument) return undefined;
  const { document, gives } = issuedDocument;
  if (gives === 'visa') return t('ownVisa', { issuer: issuerKey(document) });
  if (gives === 'residence') return t('ownPermit');
  return t('ownPermitIfIssued', { country: regionName(destination) });
}
