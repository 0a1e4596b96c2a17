// Compiled from together.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  about: Record<never, never>;
  notSaved: Record<never, never>;
  compareOwn: Record<never, never>;
  travellers: Record<never, never>;
  full: { travellers: string | number };
  firstPassport: Record<never, never>;
  secondTraveller: Record<never, never>;
  anotherPassport: Record<never, never>;
  addAs: Record<never, never>;
  chooseTraveller: Record<never, never>;
  newTraveller: Record<never, never>;
  secondPassportFor: { number: string | number; country: string | number };
  show: Record<never, never>;
  add: Record<never, never>;
  document: Record<never, never>;
  chooseDocument: Record<never, never>;
  heldBy: Record<never, never>;
  travellerOf: { number: string | number; country: string | number };
  addDocument: Record<never, never>;
  removePassport: { number: string | number; passport: string | number };
  daysLabel: Record<never, never>;
  onLabel: Record<never, never>;
  findLabel: Record<never, never>;
  accessLabel: Record<never, never>;
  anyAccess: Record<never, never>;
  continentLabel: Record<never, never>;
  anyContinent: Record<never, never>;
  visaFree: Record<never, never>;
  noVisaBeforehand: Record<never, never>;
  atMostEVisa: Record<never, never>;
  filter: Record<never, never>;
  clear: Record<never, never>;
  inShort: Record<never, never>;
  openToAll: { doubtful: number };
  freeForAll: { doubtful: number };
  unknownForSome: Record<never, never>;
  countries: Record<never, never>;
  listed: { countries: number };
  listedWithTerritories: { countries: number; territories: number };
  doubtful: { count: string | number };
  unknownStay: { count: string | number };
  forDay: { day: string | number };
  shareTitle: { travellers: string | number };
  linkLabel: Record<never, never>;
  none: Record<never, never>;
  noneHint: Record<never, never>;
  allOnOnePage: { total: string | number };
  compareThese: Record<never, never>;
  ownCountry: Record<never, never>;
  freedomOfMovement: Record<never, never>;
  onArrival: Record<never, never>;
  eta: Record<never, never>;
  travelPermit: Record<never, never>;
  visaRequired: Record<never, never>;
  noAdmission: Record<never, never>;
  unknown: Record<never, never>;
  unknownHint: Record<never, never>;
  daysOrMonths: { days: number; months: number };
  stayUnknown: Record<never, never>;
  otherUnknown: Record<never, never>;
  severalTravellers: { country: string | number; count: string | number };
  travellerWithCountry: { number: string | number; country: string | number };
  passports: { passport: string | number; count: string | number };
  planTrip: { travellers: number };
  planTripTo: { travellers: number; country: string | number };
  mapTitle: { travellers: string | number };
  needed: { need: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'together',
  language: 'en',
  messages: {
    title: "Travelling together",
    intro: "See where everyone in your group can go: easiest countries for everyone first.",
    about: "Add up to eight travellers, with one or two passports each. The easier passport counts in each country.",
    notSaved: "Nothing is saved. Share or bookmark this page’s link.",
    compareOwn: "Compare passports of your own",
    travellers: "Travellers",
    full: ["Your group is full: ",["travellers"]," travellers with two passports each."],
    firstPassport: "Passport of the first traveller",
    secondTraveller: "Passport of the second traveller",
    anotherPassport: "Another passport",
    addAs: "Add as",
    chooseTraveller: "Choose a traveller",
    newTraveller: "A new traveller",
    secondPassportFor: ["A second passport for traveller ",["number"]," (",["country"],")"],
    show: "Show where to go",
    add: "Add",
    document: "Visa or residence permit",
    chooseDocument: "Choose a document",
    heldBy: "Held by",
    travellerOf: ["Traveller ",["number"]," (",["country"],")"],
    addDocument: "Add document",
    removePassport: ["Remove from traveller ",["number"],": ",["passport"]],
    daysLabel: "For how long (days)",
    onLabel: "Day of entry",
    findLabel: "Find a country",
    accessLabel: "Access",
    anyAccess: "Any access",
    continentLabel: "Continent",
    anyContinent: "Any continent",
    visaFree: "Visa free for all",
    noVisaBeforehand: "Nobody needs a visa beforehand",
    atMostEVisa: "At most an e-visa",
    filter: "Show",
    clear: "Clear filters",
    inShort: "In short",
    openToAll: [["doubtful",2,{"=0":"countries where nobody needs a visa beforehand, at most an ETA","other":["countries where nobody needs a visa beforehand, at most an ETA (",0," uncertain)"]}]],
    freeForAll: [["doubtful",2,{"=0":"visa free for all","other":["visa free for all (",0," uncertain)"]}]],
    unknownForSome: "no answer yet for someone",
    countries: "Countries",
    listed: [["countries",2,{"one":[0," country"],"other":[0," countries"]}],", easiest for everyone first."],
    listedWithTerritories: [["countries",2,{"one":[0," country"],"other":[0," countries"]}]," and ",["territories",2,{"one":[0," territory"],"other":[0," territories"]}],", easiest for everyone first."],
    doubtful: ["Left out because an answer is uncertain: ",["count"],"."],
    unknownStay: ["Left out because a length of stay is not known: ",["count"],"."],
    forDay: ["Rules for tourists who enter on ",["day"],"."],
    shareTitle: ["Where to go together: ",["travellers"]],
    linkLabel: "Link to this list",
    none: "No country",
    noneHint: "Change the filters to see more countries.",
    allOnOnePage: ["All ",["total"]," on one page"],
    compareThese: "Compare these passports side by side",
    ownCountry: "Own country of everyone",
    freedomOfMovement: "Freedom of movement for all",
    onArrival: "At most a visa on arrival",
    eta: "At most a travel authorisation",
    travelPermit: "Someone needs an entry permit",
    visaRequired: "Someone needs a visa beforehand",
    noAdmission: "Someone is not admitted",
    unknown: "No answer yet for someone",
    unknownHint: "We don’t know what at least one of you needs here. Don’t take it for visa free.",
    daysOrMonths: [["days",2,{"one":[0," day"],"other":[0," days"]}]," or ",["months",2,{"one":[0," month"],"other":[0," months"]}],", whichever ends first"],
    stayUnknown: "Length of stay not known",
    otherUnknown: "No answer yet for their other passport",
    severalTravellers: [["country"]," × ",["count"]],
    travellerWithCountry: ["Traveller ",["number"],": ",["country"]],
    passports: [["passport"]," × ",["count"]],
    planTrip: [["travellers",2,{"one":"Plan this trip","=2":"Plan this trip for both","other":"Plan this trip for the group"}]],
    planTripTo: [["travellers",2,{"one":["Plan this trip: ",["country"]],"=2":["Plan this trip for both: ",["country"]],"other":["Plan this trip for the group: ",["country"]]}]],
    mapTitle: ["Map of your group: ",["travellers"]],
    needed: [["need"],":"],
  },
};
export default catalogue;
