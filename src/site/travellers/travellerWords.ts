import { labelOfPassports } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import catalogue from '#messages/en/travellers.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(catalogue);

type Passport = { code: string; name: string };

/** One traveller's passports: "German passport", "German passport / Niger passport". */
export function passportsLabel(passports: readonly Passport[]): string {
  return labelOfPassports(passports.length, (nameOf) => passports.map(nameOf).join(' / '));
}

/** "Traveller 2: German passport"; `numbers` of several with the same passports. */
export function travellersLabel(
  numbers: readonly number[],
  passports: readonly Passport[],
): string {
  const passport = passportsLabel(passports);
  return numbers.length > 1
    ? t('travellersWith', { numbers: listInWords(numbers.map(String), 'comma'), passport })
    : t('travellerWith', { number: numbers[0] ?? 1, passport });
}
