// Compiled from access.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  countFreedomOfMovement: { count: number };
  countVisaFree: { count: number };
  countVisaOnArrival: { count: number };
  countEta: { count: number };
  countEVisa: { count: number };
  countTravelPermit: { count: number };
  countVisaRequired: { count: number };
  countNoAdmission: { count: number };
  countWithoutPermit: { count: number };
  countPermit: { count: number };
  whoNeedsVisa: { country: string | number };
  whoNeedsTransitVisa: { country: string | number };
  whoNeedsWorkPermit: { country: string | number };
  ofPassports: { total: string | number; parts: string | number };
  countSuspended: { count: string | number };
  noAnswer: { count: string | number };
  countedPlaces: Record<never, never>;
  countedAsShown: Record<never, never>;
  uncertain: { count: string | number };
  accessCount: { access: string | number; count: string | number };
  sources: Record<never, never>;
  rulesOf: { date: string | number };
  listedSource: { link: Tag; title: string | number; date: string | number };
  listedSourceLicence: { link: Tag; title: string | number; date: string | number; licence: string | number };
  destination: Record<never, never>;
  passport: Record<never, never>;
  access: Record<never, never>;
  stay: Record<never, never>;
  continent: Record<never, never>;
  findDestination: Record<never, never>;
  findPassport: Record<never, never>;
  anyAccess: Record<never, never>;
  anyContinent: Record<never, never>;
  show: Record<never, never>;
  allDestinations: { total: number };
  allPassports: { total: number };
  someDestinations: { found: string | number; total: number };
  somePassports: { found: string | number; total: number };
  noneFound: Record<never, never>;
  notStated: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'access',
  language: 'en',
  messages: {
    countFreedomOfMovement: [["count",2,{"one":[0," has free movement"],"other":[0," have free movement"]}]],
    countVisaFree: [["count",2,{"one":[0," is visa free"],"other":[0," are visa free"]}]],
    countVisaOnArrival: [["count",2,{"one":[0," gets a visa on arrival"],"other":[0," get a visa on arrival"]}]],
    countEta: [["count",2,{"one":[0," needs an ETA"],"other":[0," need an ETA"]}]],
    countEVisa: [["count",2,{"one":[0," needs an e-visa"],"other":[0," need an e-visa"]}]],
    countTravelPermit: [["count",2,{"one":[0," needs an entry permit"],"other":[0," need an entry permit"]}]],
    countVisaRequired: [["count",2,{"one":[0," needs a visa"],"other":[0," need a visa"]}]],
    countNoAdmission: [["count",2,{"one":[0," is not admitted"],"other":[0," are not admitted"]}]],
    countWithoutPermit: [["count",2,{"one":[0," needs no work permit"],"other":[0," need no work permit"]}]],
    countPermit: [["count",2,{"one":[0," needs a work visa or permit"],"other":[0," need a work visa or permit"]}]],
    whoNeedsVisa: [["country"],": who needs a tourist visa?"],
    whoNeedsTransitVisa: [["country"],": who needs a visa to change planes?"],
    whoNeedsWorkPermit: [["country"],": who needs a permit to work?"],
    ofPassports: ["Of ",["total"]," passports, ",["parts"],"."],
    countSuspended: ["Entry or visas suspended for now: ",["count"],"."],
    noAnswer: ["No answer yet: ",["count"],"."],
    countedPlaces: "We count countries and regions that issue their own passports. We leave out the passport’s own country, territories such as Guam, and countries that this site does not offer.",
    countedAsShown: "Conditional, disputed or unconfirmed rules count as shown first on their page. Unknown never counts as open.",
    uncertain: ["Uncertain: ",["count"],"."],
    accessCount: [["access"]," ",["count"]],
    sources: "Sources",
    rulesOf: ["Rules for tourists on ",["date"],". Each country page names its source."],
    listedSource: [["link",["title"]],", ",["date"]],
    listedSourceLicence: [["link",["title"]],", ",["date"]," · ",["licence"]],
    destination: "Destination",
    passport: "Passport",
    access: "Access",
    stay: "Stay",
    continent: "Continent",
    findDestination: "Find a destination",
    findPassport: "Find a passport",
    anyAccess: "Any access",
    anyContinent: "Any continent",
    show: "Show",
    allDestinations: [["total",2,{"one":[0," destination"],"other":["All ",0," destinations"]}]],
    allPassports: [["total",2,{"one":[0," passport"],"other":["All ",0," passports"]}]],
    someDestinations: [["found"]," of ",["total",2,{"one":[0," destination"],"other":[0," destinations"]}]],
    somePassports: [["found"]," of ",["total",2,{"one":[0," passport"],"other":[0," passports"]}]],
    noneFound: "No country matches. Change the filters.",
    notStated: "Not stated",
  },
};
export default catalogue;
