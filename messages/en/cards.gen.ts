// Compiled from cards.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  rating: Record<never, never>;
  entryFor: { countries: string | number };
  entryForGuess: { countries: string | number };
  entryForDefault: { countries: string | number };
  type: { type: "tourist" | "transit" | "nomad" };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'cards',
  language: 'en',
  messages: {
    rating: "Rating",
    entryFor: ["Entry for tourists. Passport: ",["countries"]],
    entryForGuess: ["Entry for tourists. Passport: ",["countries"]," (our guess)"],
    entryForDefault: ["Entry for tourists. Passport: ",["countries"]," (the site’s default)"],
    type: [["type",1,{"tourist":"Tourist","transit":"Transit","nomad":"Nomad","other":""}]],
  },
};
export default catalogue;
