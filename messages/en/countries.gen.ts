// Compiled from countries.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  typeCountry: Record<never, never>;
  unclear: { text: string | number };
  unknown: { text: string | number };
  unknownPassport: { text: string | number };
  list: Record<never, never>;
  noneFound: Record<never, never>;
  notInList: Record<never, never>;
  found: { count: number };
  passportOf: { country: string | number };
  passportsOf: { countries: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'countries',
  language: 'en',
  messages: {
    typeCountry: "Type a country",
    unclear: ["We don’t know which country “",["text"],"” is. Did you mean:"],
    unknown: ["We found no country called “",["text"],"”. Check the spelling."],
    unknownPassport: ["We found no passport of “",["text"],"”. Check the spelling, or choose the country that issued it."],
    list: "Countries",
    noneFound: "No country found",
    notInList: "Choose a country from the list",
    found: [["count",2,{"one":[0," country found"],"other":[0," countries found"]}]],
    passportOf: [["country"]," passport"],
    passportsOf: ["Passports: ",["countries"]],
  },
};
export default catalogue;
