import { expect, test } from 'vitest';
import { sampleCountries } from '../../db/seed/countries.ts';
import { inSentence } from '../../server/schemas/countries/countryInSentence.ts';

test('only these countries have the article', () => {
  const withArticle = sampleCountries
    .map(({ name }) => name)
    .filter((name) => inSentence(name) !== name);
  expect(withArticle.sort()).toEqual([
    'Bahamas',
    'British Indian Ocean Territory',
    'British Virgin Islands',
    'Cayman Islands',
    'Central African Republic',
    'Cocos (Keeling) Islands',
    'Comoros',
    'Cook Islands',
    'Democratic Republic of the Congo',
    'Dominican Republic',
    'Falkland Islands',
    'Faroe Islands',
    'French Southern Territories',
    'Gambia',
    'Isle of Man',
    'Ivory Coast',
    'Maldives',
    'Marshall Islands',
    'Netherlands',
    'Northern Mariana Islands',
    'Philippines',
    'Pitcairn Islands',
    'Republic of the Congo',
    'Seychelles',
    'Solomon Islands',
    'Turks and Caicos Islands',
    'U.S. Minor Outlying Islands',
    'U.S. Virgin Islands',
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ]);
});
