// Compiled from passports.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  noVisaBeforehand: Record<never, never>;
  visaFree: Record<never, never>;
  rank: { rank: number; passports: number };
  sharedRank: { rank: number; passports: number };
  forTourists: { total: number };
  chooseAccess: Record<never, never>;
  uncertain: { count: number };
  openedByDocuments: { count: number };
  compare: Record<never, never>;
  where: Record<never, never>;
  csv: Record<never, never>;
  destinations: Record<never, never>;
  map: { passport: string | number };
  transit: Record<never, never>;
  transitCounts: { total: string | number; parts: string | number };
  work: Record<never, never>;
  workWithoutPermit: { count: number };
  workProbably: { count: number };
  workElsewhere: Record<never, never>;
  sort: Record<never, never>;
  byName: Record<never, never>;
  byStay: Record<never, never>;
  byContinent: Record<never, never>;
  isHeld: Record<never, never>;
  hold: Record<never, never>;
  holdToo: Record<never, never>;
  changes: Record<never, never>;
  noChanges: Record<never, never>;
  allChanges: Record<never, never>;
  sources: Record<never, never>;
  rulesOn: { day: string | number };
  answersOf: { count: number };
  allSources: Record<never, never>;
  groupCount: { access: string | number; soft: Tag; count: number };
  answersOfLicence: { count: number; licence: string | number };
  rankAlone: { rank: number; passports: number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'passports',
  language: 'en',
  messages: {
    noVisaBeforehand: "No visa beforehand",
    visaFree: "Visa free",
    rank: ["Rank ",["rank",4]," of ",["passports",4]],
    sharedRank: ["Rank ",["rank",4]," of ",["passports",4],", shared"],
    forTourists: [["total",2,{"one":["Rules for tourists at ",0," destination."],"other":["Rules for tourists at ",0," destinations."]}]],
    chooseAccess: "Choose one to see where.",
    uncertain: ["Uncertain answers: ",["count",4],"."],
    openedByDocuments: ["Your documents open ",["count",2,{"one":[0," more destination"],"other":[0," more destinations"]}]," without a visa beforehand."],
    compare: "Compare with another passport",
    where: "Where you can go",
    csv: "Download as CSV",
    destinations: "Destinations by access",
    map: ["Map: ",["passport"]],
    transit: "Changing planes",
    transitCounts: ["Of ",["total"]," countries, ",["parts"],"."],
    work: "Working",
    workWithoutPermit: [["count",2,{"one":["You may work in ",0," country without a permit"],"other":["You may work in ",0," countries without a permit"]}]],
    workProbably: [["count",2,{"one":["You can probably work in ",0," country without a permit. Confirm with its authority first."],"other":["You can probably work in ",0," countries without a permit. Confirm with their authorities first."]}]],
    workElsewhere: "There may be others: we do not know every country’s rules.",
    sort: "Sort by",
    byName: "Name",
    byStay: "Longest stay",
    byContinent: "Continent",
    isHeld: "You hold this passport",
    hold: "I hold this passport",
    holdToo: "I hold this one too",
    changes: "Recent changes",
    noChanges: "No changes yet.",
    allChanges: "All changes for this passport",
    sources: "Sources",
    rulesOn: ["Rules for tourists on ",["day"],". Each country page names its source."],
    answersOf: [["count",2,{"one":[0," answer"],"other":[0," answers"]}]],
    allSources: "All sources and licences",
    groupCount: [["access"],["soft"," · ",["count",4]]],
    answersOfLicence: [["count",2,{"one":[0," answer"],"other":[0," answers"]}]," · ",["licence"]],
    rankAlone: ["Rank ",["rank",4]," of ",["passports",4]," without your documents"],
  },
};
export default catalogue;
