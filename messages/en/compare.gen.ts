// Compiled from compare.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  first: Record<never, never>;
  second: Record<never, never>;
  another: Record<never, never>;
  compare: Record<never, never>;
  add: Record<never, never>;
  atMost: { max: number };
  addAnother: Record<never, never>;
  notSaved: Record<never, never>;
  eachOwn: { link: Tag };
  opens: { number: Tag; count: number; small: Tag };
  onlyThis: { count: number };
  noneOnlyThis: Record<never, never>;
  remove: Record<never, never>;
  removePassport: { passport: string | number };
  sideBySide: Record<never, never>;
  table: Record<never, never>;
  country: Record<never, never>;
  together: { open: string | number; total: string | number };
  togetherMeans: Record<never, never>;
  which: Record<never, never>;
  differing: { differing: number; total: string | number };
  shareTitle: { passports: string | number };
  shareLabel: Record<never, never>;
  shown: Record<never, never>;
  differences: { count: string | number };
  all: { count: string | number };
  noDifferences: Record<never, never>;
  sameEverywhere: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'compare',
  language: 'en',
  messages: {
    title: "Compare passports",
    intro: "See what two to four passports open, alone and together.",
    first: "First passport",
    second: "Second passport",
    another: "Another passport",
    compare: "Compare",
    add: "Add",
    atMost: [["max",2,{"one":[0," passport at most."],"other":[0," passports at most."]}]],
    addAnother: "Add another passport to compare it with.",
    notSaved: "Nothing is saved. Share or bookmark this page’s link.",
    eachOwn: ["Travelling as a group? ",["link","See where all of you can go"],"."],
    opens: [["number",["count"]]," ",["small",["count",2,{"one":"country","other":"countries"}]," without a visa beforehand"]],
    onlyThis: [["count",2,{"one":[0," country only this passport opens"],"other":[0," countries only this passport opens"]}]],
    noneOnlyThis: "No country only this passport opens",
    remove: "Remove",
    removePassport: ["Remove: ",["passport"]],
    sideBySide: "Side by side",
    table: "Passports side by side",
    country: "Country",
    together: ["Together they open ",["open"]," of ",["total"]," countries"],
    togetherMeans: "Without a visa beforehand with at least one of them. Own countries included.",
    which: "Show these countries",
    differing: [["differing",2,{"one":[0," of ",["total"]," countries differs"],"other":[0," of ",["total"]," countries differ"]}]," in access, length of stay or conditions."],
    shareTitle: ["Passports compared: ",["passports"]],
    shareLabel: "Link to this comparison",
    shown: "Countries shown",
    differences: ["Differences only (",["count"],")"],
    all: ["All (",["count"],")"],
    noDifferences: "No differences",
    sameEverywhere: "These passports need the same everywhere.",
  },
};
export default catalogue;
