import * as z from 'zod/mini';
import { COMPARED_MAX, COMPARED_MIN } from '#core/passports/travellers.ts';
import { code, count, fields, made, named, passportList } from './schemas.ts';
import { COUNTED_PLACES, counts, isCounted, pair, table } from './tables.ts';

/** Passports side by side in all offered countries. */
export const compareRoute = {
  path: '/api/v1/compare',
  operationId: 'comparePassports',
  summary: 'Passports side by side',
  description: `What each opens, alone and together, and what each needs in every country that visitors of this site are offered. Tourist stays that begin today (UTC). ${COUNTED_PLACES}`,
};

export const compareQueryTexts = {
  passports: 'The passports to compare, 2 to 4, a comma between them: DE,IN',
};

export const comparedPassportsMessage = `Name ${COMPARED_MIN} to ${COMPARED_MAX} passports, as DE,IN`;

export const compareQuery = made(() =>
  z.strictObject(fields(compareQueryTexts, { passports: passportList(comparedPassportsMessage) })),
);

/** Descriptions of fields of a comparison that a table lacks. */
export const compareTexts = {
  passports: 'The passports as they were named',
  opens: 'The same number as `noVisaBeforehand`',
  opensAlone:
    'Counted countries that only this passport opens: for each of the others a visa is known to be needed beforehand, or entry is refused. The own country is not among them, as in `opens`',
  openTogether: 'Counted countries that at least one of the passports opens, their own too',
  differs:
    'Whether two of the passports have another access, another length of stay, or one of them alone a condition or a doubt: `conditional`, `disagrees`, `askBeforeTravel`, `unconfirmed`',
  answers: 'One for each passport, in their order',
  page: 'The page of this comparison for people',
} as const;

const comparedPassport = named('ComparedPassport', () => ({
  passport: code,
  ...counts,
  ...fields(compareTexts, { opens: count, opensAlone: z.array(code) }),
}));

const answer = named('OfCompared', () => ({ passport: code, ...pair }));

const country = named('ComparedCountry', () => ({
  destination: code,
  ...isCounted,
  ...fields(compareTexts, { differs: z.boolean(), answers: z.array(answer) }),
}));

export const compareResponse = named('Comparison', () => ({
  ...table,
  ...fields(compareTexts, {
    passports: z.array(comparedPassport),
    openTogether: z.array(code),
    page: z.url(),
  }),
  countries: z.array(country),
}));

export type CompareResponse = z.infer<typeof compareResponse>;
