import { isWithin, utcDay } from '#core/dates.ts';
import {
  type DocumentIssuer,
  documentToken,
  readHolds,
  residenceToken,
} from '#core/documents/documents.ts';
import type { Db } from '#db/db.ts';
import { type RuleReference, ruleReference } from '../answers/ruleReference.ts';
import type { NamedDocument } from './reader/readQuery.ts';

const issuersByCode: Readonly<Record<string, DocumentIssuer>> = {
  US: 'us',
  GB: 'uk',
  IE: 'ireland',
  CA: 'canada',
  AU: 'australia',
  NZ: 'new-zealand',
  JP: 'japan',
  KR: 'south-korea',
  SG: 'singapore',
};

/**
 * The documents of a query as they are in addresses (see `readHolds`), and as typed those that no
 * answer counts with.
 */
export async function documentTokens(
  db: Db,
  documents: readonly NamedDocument[],
): Promise<{ holds: string[]; others: string[] }> {
  if (documents.length === 0) return { holds: [], others: [] };
  const reference = await ruleReference(db);
  const tokens = documents.map((document) => ({
    text: document.text,
    token: tokenOf(document, reference),
  }));
  const { holds } = readHolds(tokens.flatMap(({ token }) => token ?? []).join(','));
  return { holds, others: tokens.flatMap(({ token, text }) => (token ? [] : text)) };
}

function tokenOf({ kind, issuer }: NamedDocument, reference: RuleReference): string | undefined {
  if (issuer === 'eu') return undefined;
  if (typeof issuer === 'string') return kind === 'lives' ? undefined : documentToken(issuer, kind);
  const [country, another] = issuer;
  if (!country || another) return undefined;
  if (kind === 'lives') return residenceToken(country.code);
  const issuedBy = issuersByCode[country.code] ?? zoneOf(country.code, reference);
  return issuedBy && documentToken(issuedBy, kind);
}

/** The visas and permits of the states of these zones count as the zone's. */
function zoneOf(code: string, { memberships }: RuleReference): 'schengen' | 'gcc' | undefined {
  const today = utcDay();
  const zones = (memberships.get(code) ?? [])
    .filter(({ memberFrom, memberTo }) => isWithin(today, memberFrom, memberTo))
    .map(({ zone }) => zone);
  return (['schengen', 'gcc'] as const).find((zone) => zones.includes(zone));
}
