// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  searchFor: { words: string | number };
  elsewhere: Record<never, never>;
  visaInfo: Record<never, never>;
  destinations: Record<never, never>;
  passports: Record<never, never>;
  trip: Record<never, never>;
  destinationTitle: Record<never, never>;
  destinationDescription: Record<never, never>;
  destinationText: Record<never, never>;
  previewTitle: Record<never, never>;
  previewText: Record<never, never>;
  home: Record<never, never>;
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
    destinationTitle: "Destination Not Found",
    destinationDescription: "There is no destination at this address.",
    destinationText: "The destination you are looking for is not, or no longer, on this site.",
    previewTitle: "Preview Not Found",
    previewText: "This preview has expired, or its link is not complete. Ask for a new link.",
    home: "Back to Home",
  },
};
export default catalogue;
