// Compiled from changes.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  cause: { cause: "import" | "rollback" | "removal" | "edit" | "date" };
  causeSource: { cause: string | number; source: string | number };
  newVersion: Record<never, never>;
  namedDay: Record<never, never>;
  noAnswer: Record<never, never>;
  answerStay: { access: string | number; stay: string | number };
  pairTourist: { passport: string | number; destination: string | number };
  pairTransit: { passport: string | number; destination: string | number };
  pairWorking: { passport: string | number; destination: string | number };
  before: { answer: string | number };
  ofPassport: { passport: string | number };
  inCountry: { country: string | number };
  intro: Record<never, never>;
  updates: Record<never, never>;
  updatesOf: { country: string | number };
  passportPage: Record<never, never>;
  countryPage: Record<never, never>;
  allChanges: Record<never, never>;
  changes: Record<never, never>;
  none: Record<never, never>;
  noneYet: Record<never, never>;
  pages: Record<never, never>;
  newest: Record<never, never>;
  older: Record<never, never>;
  passport: Record<never, never>;
  destination: Record<never, never>;
  everyPassport: Record<never, never>;
  everyDestination: Record<never, never>;
  show: Record<never, never>;
  kindTourist: { before: string | number; after: string | number };
  kindTransit: { before: string | number; after: string | number };
  kindWorking: { before: string | number; after: string | number };
  programmes: Record<never, never>;
  editions: Record<never, never>;
  editionsHint: Record<never, never>;
  imported: Record<never, never>;
  source: Record<never, never>;
  edition: Record<never, never>;
  editionUndated: Record<never, never>;
  rules: Record<never, never>;
  changed: Record<never, never>;
  noEditions: Record<never, never>;
  title: Record<never, never>;
  description: Record<never, never>;
  descriptionOf: { title: string | number };
  feed: Record<never, never>;
  noneSinceImport: Record<never, never>;
  feedHow: Record<never, never>;
  feedAddress: Record<never, never>;
  copyAddress: Record<never, never>;
  addressCopied: Record<never, never>;
  cannotCopy: Record<never, never>;
  updatesByMail: { link: Tag };
  updatesWithoutMail: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'changes',
  language: 'en',
  messages: {
    cause: [["cause",1,{"import":"Imported","rollback":"An earlier edition restored","removal":"Source removed","edit":"Edited","date":"A rule began or ended","other":""}]],
    causeSource: [["cause"],": ",["source"]],
    newVersion: "Sources of a new version",
    namedDay: "On the day that its source named",
    noAnswer: "No answer",
    answerStay: [["access"],", ",["stay"]],
    pairTourist: [["passport"]," → ",["destination"]],
    pairTransit: [["passport"]," → ",["destination"]," (transit)"],
    pairWorking: [["passport"]," → ",["destination"]," (working)"],
    before: ["Before: ",["answer"]],
    ofPassport: ["Changes: ",["passport"]],
    inCountry: ["Changes: ",["country"]],
    intro: "Visa rules that changed, newest first.",
    updates: "Get updates (RSS)",
    updatesOf: ["Get updates (RSS): ",["country"]],
    passportPage: "See where this passport gets you",
    countryPage: "See what your passport needs here",
    allChanges: "All recent changes",
    changes: "Changes",
    none: "No changes",
    noneYet: "Nothing has changed yet. Get updates to hear of changes.",
    pages: "Pages",
    newest: "Newest changes",
    older: "Older changes",
    passport: "Passport",
    destination: "Destination",
    everyPassport: "Every passport",
    everyDestination: "Every destination",
    show: "Show",
    kindTourist: [["before"]," → ",["after"]],
    kindTransit: [["before"]," → ",["after"]," (transit)"],
    kindWorking: [["before"]," → ",["after"]," (working)"],
    programmes: "What lets you leave the airport between two flights changed",
    editions: "Latest imports",
    editionsHint: "We import each new edition of our sources here. A first import changes no answers.",
    imported: "Imported",
    source: "Source",
    edition: "Edition",
    editionUndated: "No date",
    rules: "Rules",
    changed: "Changed answers",
    noEditions: "No source has been imported yet.",
    title: "Recent changes",
    description: "Visa rules that changed: for which passports, where and when.",
    descriptionOf: [["title"],". See which visa rules changed and when, with the rule before and after."],
    feed: "Changes of entry rules",
    noneSinceImport: "Nothing has changed since the first import.",
    feedHow: "A feed reader is an app that shows new changes automatically. Give it this address.",
    feedAddress: "Address of the feed",
    copyAddress: "Copy address",
    addressCopied: "Address copied",
    cannotCopy: "Your browser blocks copying. Select the address to copy it.",
    updatesByMail: ["By email: ",["link","open an answer"]," and ask to be told when it changes."],
    updatesWithoutMail: "This site sends no email. Without a feed reader, bookmark this page to see the latest changes.",
  },
};
export default catalogue;
