// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  searchFor: { words: string | number };
  elsewhere: Record<never, never>;
  visaInfo: Record<never, never>;
  destinations: Record<never, never>;
  passports: Record<never, never>;
  trip: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    searchFor: ["Search for “",["words"],"”"],
    elsewhere: "Or go to:",
    visaInfo: "Visa Information",
    destinations: "Destinations",
    passports: "Passports",
    trip: "Plan a Trip",
  },
};
export default catalogue;
