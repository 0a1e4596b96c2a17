// Compiled from search.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  label: Record<never, never>;
  title: Record<never, never>;
  titleOf: { text: string | number };
  description: Record<never, never>;
  answers: Record<never, never>;
  countries: Record<never, never>;
  passports: Record<never, never>;
  otherPapers: Record<never, never>;
  otherPapersRules: Record<never, never>;
  otherPapersAsk: Record<never, never>;
  otherPapersAskOf: { countries: string | number };
  tools: Record<never, never>;
  destinations: Record<never, never>;
  schemes: Record<never, never>;
  questions: Record<never, never>;
  placeIn: { country: string | number; name: string | number };
  didYouMean: Record<never, never>;
  nothing: { text: string | number };
  understood: Record<never, never>;
  understoodPassport: { countries: string | number };
  understoodDestination: { countries: string | number };
  understoodPurpose: { purpose: "transit" | "working" };
  understoodDocuments: { documents: string | number };
  notUnderstood: { words: string | number };
  visaInfoTitle: Record<never, never>;
  visaInfoAbout: Record<never, never>;
  visaInfoWords: Record<never, never>;
  passportsTitle: Record<never, never>;
  passportsAbout: Record<never, never>;
  passportsWords: Record<never, never>;
  togetherTitle: Record<never, never>;
  togetherAbout: Record<never, never>;
  togetherWords: Record<never, never>;
  compareTitle: Record<never, never>;
  compareAbout: Record<never, never>;
  compareWords: Record<never, never>;
  tripTitle: Record<never, never>;
  tripAbout: Record<never, never>;
  tripWords: Record<never, never>;
  staysTitle: Record<never, never>;
  staysAbout: Record<never, never>;
  staysWords: Record<never, never>;
  documentsTitle: Record<never, never>;
  documentsAbout: Record<never, never>;
  documentsWords: Record<never, never>;
  nomadsTitle: Record<never, never>;
  nomadsAbout: Record<never, never>;
  nomadsWords: Record<never, never>;
  changesTitle: Record<never, never>;
  changesAbout: Record<never, never>;
  changesWords: Record<never, never>;
  transitVisasTitle: Record<never, never>;
  transitVisasAbout: Record<never, never>;
  transitVisasWords: Record<never, never>;
  workingVisasTitle: Record<never, never>;
  workingVisasAbout: Record<never, never>;
  workingVisasWords: Record<never, never>;
  applyingTitle: Record<never, never>;
  applyingAbout: Record<never, never>;
  applyingWords: Record<never, never>;
  requirementsTitle: Record<never, never>;
  requirementsAbout: Record<never, never>;
  requirementsWords: Record<never, never>;
  popularTitle: Record<never, never>;
  popularAbout: Record<never, never>;
  popularWords: Record<never, never>;
  continentsTitle: Record<never, never>;
  continentsAbout: Record<never, never>;
  continentsWords: Record<never, never>;
  contactTitle: Record<never, never>;
  contactAbout: Record<never, never>;
  contactWords: Record<never, never>;
  developersTitle: Record<never, never>;
  developersAbout: Record<never, never>;
  developersWords: Record<never, never>;
  stayOnly: { stay: string | number };
  noResultsHint: Record<never, never>;
  examples: { first: string | number; second: string | number; third: string | number };
  exampleAnswer: Record<never, never>;
  exampleTransit: Record<never, never>;
  examplePlace: Record<never, never>;
  passportOf: { passport: string | number };
  citiesCredit: Record<never, never>;
  citiesCreditText: { package: Tag; countries: Tag };
  translatedNamesCredit: { cldr: Tag; licence: Tag };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'search',
  language: 'en',
  messages: {
    label: "Country, city, passport or question",
    title: "Search results",
    titleOf: ["Search: ",["text"]],
    description: "Find countries, passports, tools, visas for remote workers and answers.",
    answers: "Do you need a visa?",
    countries: "Countries and territories",
    passports: "Passports",
    otherPapers: "Refugees and stateless people",
    otherPapersRules: "We answer for passports of a nationality only. Other rules apply to refugees, stateless people, and holders of a travel document or an alien’s passport.",
    otherPapersAsk: "Ask the embassy of the country you travel to, before you book.",
    otherPapersAskOf: ["Before you book, ask the embassy of this country: ",["countries"]],
    tools: "Tools and guides",
    destinations: "Destinations",
    schemes: "Visas for remote workers",
    questions: "Questions and answers",
    placeIn: [["country"]," (",["name"],")"],
    didYouMean: "Did you mean one of these?",
    nothing: ["Nothing found for: ",["text"]],
    understood: "What we understood",
    understoodPassport: ["Passport: ",["countries"]],
    understoodDestination: ["Destination: ",["countries"]],
    understoodPurpose: ["Kind of stay: ",["purpose",1,{"transit":"Transit","working":"Working","other":""}]],
    understoodDocuments: ["Documents: ",["documents"]],
    notUnderstood: ["Not understood: ",["words"]],
    visaInfoTitle: "Visa information",
    visaInfoAbout: "See if you need a visa for a country.",
    visaInfoWords: "visa info requirements check entry need",
    passportsTitle: "Passports",
    passportsAbout: "See where each passport goes without a visa.",
    passportsWords: "passport ranking index strongest best powerful weakest list",
    togetherTitle: "Travelling together",
    togetherAbout: "Find countries that are easy for everyone in your group.",
    togetherWords: "together group friends family couple two passports partner",
    compareTitle: "Compare passports",
    compareAbout: "See the difference between two or more passports.",
    compareWords: "compare comparison versus vs difference dual second citizenship",
    tripTitle: "Plan a trip",
    tripAbout: "See what you need at each stop of your journey.",
    tripWords: "trip planner itinerary route multi city stops journey tour",
    staysTitle: "Days in Schengen",
    staysAbout: "Count your 90 days in any 180.",
    staysWords: "schengen days calculator 90 180 90/180 rule stay count overstay planner europe remaining left",
    documentsTitle: "My documents",
    documentsAbout: "Add visas and residence permits that you hold. They can open more countries.",
    documentsWords: "documents residence permit green card held visa holder",
    nomadsTitle: "Visas for remote workers",
    nomadsAbout: "Compare income, fee and length of stay.",
    nomadsWords: "digital nomad nomads visa visas remote work working worker freelancer freelance",
    changesTitle: "Recent changes",
    changesAbout: "Visa rules that changed recently.",
    changesWords: "changes changed news new rules updates recent feed rss",
    transitVisasTitle: "Where you can change planes",
    transitVisasAbout: "All countries: does your passport need a visa to change planes?",
    transitVisasWords: "change planes changing transit transit visa layover stopover connecting connection flight airport airports hub airside transit area",
    workingVisasTitle: "Where you can work",
    workingVisasAbout: "All countries: may you work there, and which programmes and visas are open to you?",
    workingVisasWords: "work working works worker job jobs employment permit visa holiday holidays youth mobility nurse career abroad permits programme age",
    applyingTitle: "How to apply",
    applyingAbout: "The steps of a visa application.",
    applyingWords: "apply application applying how process form embassy consulate steps",
    requirementsTitle: "Visa requirements",
    requirementsAbout: "Find what you need for your passport and country.",
    requirementsWords: "requirements documents needed required",
    popularTitle: "Popular destinations",
    popularAbout: "Places that many travellers visit.",
    popularWords: "popular best top destinations places holiday where to go",
    continentsTitle: "Explore by continent",
    continentsAbout: "Destinations in Asia, Europe, Africa, the Americas and Oceania.",
    continentsWords: "continent continents asia europe africa america oceania region explore",
    contactTitle: "Contact",
    contactAbout: "Write to us.",
    contactWords: "contact support help email e-mail phone write correction mistake wrong",
    developersTitle: "Developers",
    developersAbout: "Use our answers in your own program or site.",
    developersWords: "developers developer api json widget embed data",
    stayOnly: ["Stay: ",["stay"]],
    noResultsHint: "Check the spelling, or choose your passport and country here.",
    examples: ["Try “",["first"],"”, “",["second"],"” or “",["third"],"”."],
    exampleAnswer: "Germany to Japan",
    exampleTransit: "India UK transit",
    examplePlace: "Bali",
    passportOf: [["passport"],": where it goes"],
    citiesCredit: "Cities of the search",
    citiesCreditText: ["The search knows the 500 largest cities from ",["package","city-timezones"]," (MIT licence, © Kevin Roberts), which names no source of its data. Capitals come from ",["countries","countries-list"]," (MIT licence, © Annexare Studio)."],
    translatedNamesCredit: ["The names of countries in other languages are those of ",["cldr","Unicode CLDR"]," (© Unicode, Inc., ",["licence","Unicode License v3"],"); a few are shortened."],
  },
};
export default catalogue;
