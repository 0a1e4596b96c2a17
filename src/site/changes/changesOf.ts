import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import changeMessages from '#messages/en/changes.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(changeMessages);

/** The changes of a passport in all countries, or of all passports in a country. */
export const changeSides = ['passport', 'country'] as const;
export type ChangeSide = (typeof changeSides)[number];

/** The path of the changes' feed, next to their page. */
export function feedPathOf(side: ChangeSide, code: string): string {
  return `/changes/${side}/${code}.atom`;
}

/** "Changes: Brazilian passport", "Changes: Japan" */
export function titleOfChanges(side: ChangeSide, country: { code: string; name: string }): string {
  return side === 'passport'
    ? t('ofPassport', { passport: passportLabel(country) })
    : t('inCountry', { country: country.name });
}

/** The query's input; `before` is the id of a change. */
export function changesInput(side: ChangeSide, code: string, before?: number | undefined) {
  return side === 'passport' ? { passport: code, before } : { destination: code, before };
}
