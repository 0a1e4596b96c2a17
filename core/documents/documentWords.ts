import documentMessages from '#messages/en/documents.gen.ts';
import { translator } from '#messages/translate.ts';
import { regionName } from '../countries/regionName.ts';
import { countryOfResidence, type DocumentIssuer } from './documents.ts';
import { issuerOf, kindOf } from './issuers.ts';

/** The words for documents. */

const t = translator(documentMessages);

/** The keys of the messages, which are words in camel case. */
const keys = { 'new-zealand': 'newZealand', 'south-korea': 'southKorea' } as const;

function keyOf(issuer: DocumentIssuer) {
  return issuer === 'new-zealand' || issuer === 'south-korea' ? keys[issuer] : issuer;
}

/** The key of a document's issuer in messages. */
export function issuerKey(document: string) {
  return keyOf(issuerOf(document));
}

/** The name of an issuer in a table. */
export function issuerName(issuer: DocumentIssuer): string {
  return t('issuer', { issuer: keyOf(issuer) });
}

/** A document of a traveller (see `readHolds`): "US visa", "Lives in: Germany". */
export function documentLabel(
  token: string,
  nameOf: (code: string) => string = regionName,
): string {
  const country = countryOfResidence([token]);
  if (country) return t('heldLivesIn', { country: nameOf(country) });
  const key = kindOf(token) === 'visa' ? 'heldVisa' : 'heldResidencePermit';
  return t(key, { issuer: issuerKey(token) });
}
