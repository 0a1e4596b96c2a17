// Compiled from credits.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  none: Record<never, never>;
  editors: Record<never, never>;
  editorsText: Record<never, never>;
  official: Record<never, never>;
  officialText: Record<never, never>;
  compilation: Record<never, never>;
  compilationText: Record<never, never>;
  transit: Record<never, never>;
  transitText: Record<never, never>;
  working: Record<never, never>;
  workingText: Record<never, never>;
  secondary: Record<never, never>;
  secondaryText: Record<never, never>;
  collected: Record<never, never>;
  collectedText: Record<never, never>;
  map: Record<never, never>;
  mapSource: { naturalEarth: Tag; atlas: Tag };
  borders: Record<never, never>;
  bordersExcept: Record<never, never>;
  coverage: Record<never, never>;
  coverageText: { share: string | number };
  coverageKind: { kind: "administrator" | "freedom_of_movement" | "official_primary" | "page_of_rule" | "page_of_policy" | "page_of_other_government" | "official_secondary" | "edition" | "unknown" };
  source: Record<never, never>;
  answers: Record<never, never>;
  share: Record<never, never>;
  date: Record<never, never>;
  dateUnknown: Record<never, never>;
  licence: Record<never, never>;
  inUse: Record<never, never>;
  rules: { count: number };
  zones: { count: number };
  conditions: { count: number };
  officialLinks: { count: number };
  schemes: { count: number };
  transitPolicies: { count: number };
  workPolicies: { count: number };
  mit: Record<never, never>;
  description: Record<never, never>;
  percent: { share: number };
  gaps: Record<never, never>;
  gapsIntro: Record<never, never>;
  gapsDescription: Record<never, never>;
  gapsNone: Record<never, never>;
  country: Record<never, never>;
  passports: Record<never, never>;
  gapsUnknown: { count: number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'credits',
  language: 'en',
  messages: {
    title: "Credits",
    intro: "The sources of our entry rules, with their dates and licences.",
    none: "This site has no entry rules yet.",
    editors: "This site’s editors",
    editorsText: "Rules that our team has entered or confirmed. They come first.",
    official: "Official sources",
    officialText: "Laws and publications of the authorities themselves. They come before collected lists.",
    compilation: "Collected from official pages",
    compilationText: "Each rule names a government page and the day it was read. Not checked by us. Used for tourist stays where there is no official source.",
    transit: "Changing planes",
    transitText: "What countries ask of each passport in the transit area, and what they offer between two flights. Each statement names its page. Only laws and pages of the country’s own government confirm an answer.",
    working: "Working",
    workingText: "Where citizens of other countries may work without a permit, which permits and programmes there are, and whom to ask. Each statement names its page. Only laws and government pages confirm an answer.",
    secondary: "Second-hand sources",
    secondaryText: "What others say about official rules. These answers are marked as unconfirmed.",
    collected: "Collected lists",
    collectedText: "Lists of many countries that others have collected, not checked by us. Used last; the newest comes first.",
    map: "The world map",
    mapSource: ["Outlines: ",["naturalEarth","Natural Earth"]," (public domain), simplified by ",["atlas","world-atlas"]," (ISC licence, © Mike Bostock)."],
    borders: "Borders follow Natural Earth: they show who is in control, and take no side in any claim.",
    bordersExcept: "Exceptions: Crimea is drawn with Ukraine, Northern Cyprus with Cyprus, and Somaliland with Somalia.",
    coverage: "Where the answers come from",
    coverageText: ["Tourist stays, every passport and country. From a government page read in the last 120 days: ",["share"],"."],
    coverageKind: [["kind",1,{"administrator":"Rules of this site’s editors","freedom_of_movement":"Freedom of movement within a zone","official_primary":"Official sources","page_of_rule":"Collected from the government’s page about this rule","page_of_policy":"Collected from the government’s page about its whole visa policy","page_of_other_government":"Collected from another government’s page","official_secondary":"Second-hand sources, unconfirmed","edition":"Collected lists without a page for each rule","unknown":"Unknown","other":""}]],
    source: "Source",
    answers: "Answers",
    share: "Share",
    date: "Date",
    dateUnknown: "Date unknown",
    licence: "Licence",
    inUse: "In use",
    rules: [["count",2,{"one":[0," rule"],"other":[0," rules"]}]],
    zones: [["count",2,{"one":[0," zone"],"other":[0," zones"]}]],
    conditions: [["count",2,{"one":[0," entry condition"],"other":[0," entry conditions"]}]],
    officialLinks: [["count",2,{"one":[0," official link"],"other":[0," official links"]}]],
    schemes: [["count",2,{"one":[0," nomad visa"],"other":[0," nomad visas"]}]],
    transitPolicies: [["count",2,{"one":["transit rules of ",0," country"],"other":["transit rules of ",0," countries"]}]],
    workPolicies: [["count",2,{"one":["work rules of ",0," country"],"other":["work rules of ",0," countries"]}]],
    mit: "MIT License of Passport Index",
    description: "Every source of the entry rules, with its date and licence.",
    percent: [["share",4],"%"],
    gaps: "Countries with missing government pages",
    gapsIntro: "How many passports have an answer from a collected list, or none. Ask the embassy before you travel.",
    gapsDescription: "The countries where answers are from a collected list or unknown, with the number of passports.",
    gapsNone: "No answer is from a collected list or unknown.",
    country: "Country",
    passports: "Passports",
    gapsUnknown: ["Unknown: ",["count",4]],
  },
};
export default catalogue;
