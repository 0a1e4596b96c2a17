// Compiled from visaSearch.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  form: Record<never, never>;
  category: Record<never, never>;
  destination: Record<never, never>;
  passport: Record<never, never>;
  guessed: Record<never, never>;
  byDefault: Record<never, never>;
  categoryMissing: Record<never, never>;
  destinationMissing: Record<never, never>;
  passportMissing: Record<never, never>;
  checking: { country: string | number };
  search: Record<never, never>;
  visaInfoIntro: Record<never, never>;
  visaInfoTitle: Record<never, never>;
  requirementsTitle: Record<never, never>;
  requirementsIntro: Record<never, never>;
  errorTitle: { title: string | number };
  visaInfoDescription: Record<never, never>;
  requirementsDescription: Record<never, never>;
  homeTitle: Record<never, never>;
  homeDescription: Record<never, never>;
  tourist: Record<never, never>;
  transit: Record<never, never>;
  nomad: Record<never, never>;
  touristVisa: Record<never, never>;
  transitVisa: Record<never, never>;
  workingVisa: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'visaSearch',
  language: 'en',
  messages: {
    form: "Search destinations and visas",
    category: "Category",
    destination: "Destination Country",
    passport: "Your passport",
    guessed: "We guessed this from your location. Change it if it is wrong.",
    byDefault: "This is the site’s default. Change it if it is wrong.",
    categoryMissing: "Select what you travel for",
    destinationMissing: "Please select a destination country",
    passportMissing: "Choose a passport country",
    checking: ["Checking visa requirements for holders of this passport: ",["country"]],
    search: "Search",
    visaInfoIntro: "More visa information is coming soon. Choose a country to see whether you need a visa.",
    visaInfoTitle: "Visa Information",
    requirementsTitle: "Visa Requirements",
    requirementsIntro: "See if you need a visa, how long you can stay, what it costs and which documents to bring.",
    errorTitle: ["Error: ",["title"]],
    visaInfoDescription: "Look up what a passport needs, country by country.",
    requirementsDescription: "Look up what a passport needs in a destination country.",
    homeTitle: "Where can I go, and what do I need?",
    homeDescription: "Find out where you can go with your passport: destinations, visas, lengths of stay, costs and documents.",
    tourist: "Tourist destinations",
    transit: "Transit destinations",
    nomad: "Digital nomad destinations",
    touristVisa: "Tourist visa",
    transitVisa: "Transit visa",
    workingVisa: "Working visa",
  },
};
export default catalogue;
