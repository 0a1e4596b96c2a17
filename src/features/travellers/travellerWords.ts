import { translator } from '../../../messages/translate.ts';
import catalogue from '../../../messages/travellers/en.gen.ts';
import {
  countryOfResidence,
  type DocumentIssuer,
} from '../../../server/schemas/answers/documents.ts';
import { passportLabel } from '../../../server/schemas/countries/nationalityAdjectives.ts';

const t = translator(catalogue);

type Passport = { code: string; name: string };

/** One traveller's passports: "German passport", "German passport / Passport: Niger". */
export function passportsLabel(passports: readonly Passport[]): string {
  return passports.map(passportLabel).join(' / ');
}

/** "Traveller 2: German passport"; `numbers` of several with the same passports. */
export function travellersLabel(
  numbers: readonly number[],
  passports: readonly Passport[],
): string {
  const passport = passportsLabel(passports);
  return numbers.length > 1
    ? t('travellersWith', { numbers: numbers.join(', '), passport })
    : t('travellerWith', { number: numbers[0] ?? 1, passport });
}

/** The keys of the messages, which are words in camel case. */
const issuers = { 'new-zealand': 'newZealand', 'south-korea': 'southKorea' } as const;

/** A document of a traveller (see `readHolds`): "US visa". */
export function documentLabel(token: string, nameOf: (code: string) => string): string {
  const country = countryOfResidence([token]);
  if (country) return t('livesIn', { country: nameOf(country) });
  const kind = token.endsWith('-visa') ? 'visa' : 'residence';
  const issuer = token.slice(0, -kind.length - 1) as DocumentIssuer;
  const key = issuer === 'new-zealand' || issuer === 'south-korea' ? issuers[issuer] : issuer;
  return t(kind === 'visa' ? 'visa' : 'residencePermit', { issuer: key });
}
