// Compiled from shell.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  tourist: Record<never, never>;
  transit: Record<never, never>;
  nomad: Record<never, never>;
  visaInfo: Record<never, never>;
  passports: Record<never, never>;
  tools: Record<never, never>;
  together: Record<never, never>;
  compare: Record<never, never>;
  trip: Record<never, never>;
  schengen: Record<never, never>;
  search: Record<never, never>;
  openMenu: Record<never, never>;
  closeMenu: Record<never, never>;
  main: Record<never, never>;
  mobile: Record<never, never>;
  myTravel: Record<never, never>;
  skip: Record<never, never>;
  loading: Record<never, never>;
  optionalLabel: { label: string | number; soft: Tag };
  leaveEmpty: Record<never, never>;
  from: { documents: string; more: number; country: string | number };
  passportCountry: Record<never, never>;
  passportHint: Record<never, never>;
  usePassport: Record<never, never>;
  usePassportOnly: Record<never, never>;
  addPassport: Record<never, never>;
  myPassports: Record<never, never>;
  remove: Record<never, never>;
  removePassport: { country: string | number };
  mostPassports: { count: number };
  documents: Record<never, never>;
  documentCount: { count: number };
  destinations: Record<never, never>;
  digitalNomad: Record<never, never>;
  popular: Record<never, never>;
  continents: Record<never, never>;
  touristVisas: Record<never, never>;
  transitVisas: Record<never, never>;
  workingVisas: Record<never, never>;
  requirements: Record<never, never>;
  applying: Record<never, never>;
  changes: Record<never, never>;
  plan: Record<never, never>;
  comparePassports: Record<never, never>;
  travellingTogether: Record<never, never>;
  planTrip: Record<never, never>;
  socialMedia: Record<never, never>;
  contact: Record<never, never>;
  legal: Record<never, never>;
  developers: Record<never, never>;
  terms: Record<never, never>;
  privacy: Record<never, never>;
  cookies: Record<never, never>;
  credits: Record<never, never>;
  appearance: Record<never, never>;
  systemTheme: Record<never, never>;
  lightTheme: Record<never, never>;
  darkTheme: Record<never, never>;
  home: Record<never, never>;
  shareImage: { site: string | number };
  updated: Record<never, never>;
  leave: Record<never, never>;
  offlineLeaving: Record<never, never>;
  offline: Record<never, never>;
  serverAway: Record<never, never>;
  unreachable: Record<never, never>;
  refused: Record<never, never>;
  tooLarge: Record<never, never>;
  tooMany: Record<never, never>;
  unreadable: { status: string | number };
  failed: Record<never, never>;
  tryAgain: Record<never, never>;
  goHome: Record<never, never>;
  notFound: Record<never, never>;
  notFoundText: Record<never, never>;
  searchFor: { words: string | number };
  elsewhere: Record<never, never>;
  searchDestinations: Record<never, never>;
  findDestination: Record<never, never>;
  destinationNotFound: Record<never, never>;
  previewNotFound: Record<never, never>;
  language: Record<never, never>;
  machineTranslated: { link: Tag };
  englishPrevails: { link: Tag };
  onlyEnglish: Record<never, never>;
  asOf: { time: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'shell',
  language: 'en',
  messages: {
    tourist: "Tourist Destinations",
    transit: "Transit Destinations",
    nomad: "Nomad Destinations",
    visaInfo: "Visa Information",
    passports: "Passports",
    tools: "Tools",
    together: "Together",
    compare: "Compare",
    trip: "Trip",
    schengen: "Days in Schengen",
    search: "Search",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    main: "Main",
    mobile: "Mobile",
    myTravel: "My travel",
    skip: "Skip to content",
    loading: "Loading…",
    optionalLabel: [["label"]," ",["soft","(optional)"]],
    leaveEmpty: "Leave this empty",
    from: [["documents",1,{"yes":[["more",2,{"=0":["From: ",["country"],", with documents"],"other":["From: ",["country"]," and ",0," more, with documents"]}]],"other":[["more",2,{"=0":["From: ",["country"]],"other":["From: ",["country"]," and ",0," more"]}]]}]],
    passportCountry: "Passport country",
    passportHint: "Visa rules depend on your nationality, not on where you are.",
    usePassport: "Use this passport",
    usePassportOnly: "Use this passport only",
    addPassport: "Add to my passports",
    myPassports: "My passports",
    remove: "Remove",
    removePassport: ["Remove passport: ",["country"]],
    mostPassports: [["count",2,{"one":[0," passport at most."],"other":[0," passports at most."]}]],
    documents: "Visas and residence permits",
    documentCount: ["Visas, permits, residence: ",["count",4]],
    destinations: "Destinations",
    digitalNomad: "Digital Nomad Destinations",
    popular: "Popular Destinations",
    continents: "Explore by Continent",
    touristVisas: "Tourist Visas",
    transitVisas: "Transit Visas",
    workingVisas: "Working Visas",
    requirements: "Visa Requirements",
    applying: "Application Processes",
    changes: "Recent changes",
    plan: "Plan",
    comparePassports: "Compare passports",
    travellingTogether: "Travelling together",
    planTrip: "Plan a trip",
    socialMedia: "Social media",
    contact: "Contact",
    legal: "Legal",
    developers: "Developers",
    terms: "Terms",
    privacy: "Privacy",
    cookies: "Cookies",
    credits: "Credits",
    appearance: "Appearance",
    systemTheme: "System",
    lightTheme: "Light",
    darkTheme: "Dark",
    home: "Home",
    shareImage: [["site"],": where can I go, and what do I need?"],
    updated: "This site was updated. Leaving this page loses what you typed.",
    leave: "Leave this page",
    offlineLeaving: "You are offline. The page you chose opens when the network is back.",
    offline: "You are offline. What is on this page stays; the rest follows when the network is back.",
    serverAway: "The server could not be reached. We try again until it answers.",
    unreachable: "The server could not be reached. Please try again in a moment.",
    refused: "The server refused this.",
    tooLarge: "This is larger than the server takes.",
    tooMany: "These were too many requests. Please try again later.",
    unreadable: ["The server gave an answer that can’t be read (status ",["status"],")."],
    failed: "Unexpected Application Error!",
    tryAgain: "Try again",
    goHome: "Go Home",
    notFound: "Page Not Found",
    notFoundText: "There is nothing at this address. It may have moved, or the link has a typo.",
    searchFor: ["Search for “",["words"],"”"],
    elsewhere: "Or go to:",
    searchDestinations: "Search destinations",
    findDestination: "Find a destination",
    destinationNotFound: "Destination Not Found",
    previewNotFound: "Preview not found",
    language: "Language",
    machineTranslated: ["This page was translated by a machine. ",["link","Read it in English"]],
    englishPrevails: ["This page was translated by a machine; the English text prevails. ",["link","Read it in English"]],
    onlyEnglish: "This text is in English only.",
    asOf: ["As of ",["time"],": you are offline."],
  },
};
export default catalogue;
