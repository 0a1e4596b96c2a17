// Compiled from head.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  accessOwnCountry: Record<never, never>;
  accessEta: Record<never, never>;
  accessTravelPermit: Record<never, never>;
  stayInWindow: { days: number; per: string | number };
  onCondition: Record<never, never>;
  sourcesDisagree: Record<never, never>;
  passportTitle: { open: number; passport: string | number };
  passportDescription: { passport: string | number; rank: string | number; passports: string | number; open: string | number; total: string | number; free: string | number };
  passportImage: { passport: string | number; open: string | number; total: string | number; free: string | number };
  countInBrackets: { name: string | number; count: string | number };
  comparisonTitle: { passports: string | number };
  comparisonDescription: { passports: string | number; together: string | number; total: string | number };
  comparisonNothing: Record<never, never>;
  compareTitle: Record<never, never>;
  compareDescription: Record<never, never>;
  groupTitle: { open: number; passports: string | number };
  groupTitleOne: { open: number; passports: string | number };
  groupDescription: { passports: string | number; total: string | number; open: string | number };
  groupNothing: Record<never, never>;
  togetherTitle: Record<never, never>;
  togetherDescription: Record<never, never>;
  tripTitle: { result: string | number; stops: string | number; passports: string | number };
  tripNothingToApply: Record<never, never>;
  tripToApply: { count: number };
  tripNotAdmitted: { count: number };
  tripUnknown: { count: number };
  tripDescription: { result: string | number };
  tripNoPassport: Record<never, never>;
  planTrip: Record<never, never>;
  planTripDescription: Record<never, never>;
  visaInformation: Record<never, never>;
  passports: Record<never, never>;
  rankingTitle: { passports: number };
  rankingDescription: { passports: number; most: string | number; destinations: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'head',
  language: 'en',
  messages: {
    accessOwnCountry: "Own country, no visa",
    accessEta: "Travel authorisation (ETA)",
    accessTravelPermit: "Entry permit required",
    stayInWindow: [["days",2,{"one":[0," day"],"other":[0," days"]}]," in any ",["per"]],
    onCondition: "conditions apply",
    sourcesDisagree: "sources disagree",
    passportTitle: [["open",2,{"one":[0," destination"],"other":[0," destinations"]}]," without a visa beforehand — ",["passport"]],
    passportDescription: [["passport"],". Rank ",["rank"]," of ",["passports"],". Without a visa beforehand: ",["open"]," of ",["total"]," destinations. Visa free: ",["free"],". See the answer for each country."],
    passportImage: [["passport"],": ",["open"]," of ",["total"]," destinations without a visa beforehand, ",["free"]," visa free."],
    countInBrackets: [["name"]," (",["count"],")"],
    comparisonTitle: [["passports"],": destinations without a visa beforehand"],
    comparisonDescription: ["Passports: ",["passports"],". Together they open ",["together"]," of ",["total"]," destinations without a visa beforehand. See where they differ."],
    comparisonNothing: "No answer yet — Compare passports",
    compareTitle: "Compare passports",
    compareDescription: "Compare two to four passports: where each one gets you in, alone and together.",
    groupTitle: [["open",2,{"=0":"No country","one":[0," country"],"other":[0," countries"]}]," where nobody needs a visa beforehand — ",["passports"]],
    groupTitleOne: [["open",2,{"=0":"No country","one":[0," country"],"other":[0," countries"]}]," without a visa beforehand — ",["passports"]],
    groupDescription: ["Passports: ",["passports"],". Of ",["total"]," countries, ",["open"]," need no visa beforehand for anyone. See the easiest countries for everyone first."],
    groupNothing: "No answer yet — Travelling together",
    togetherTitle: "Travelling together",
    togetherDescription: "See where a group with different passports can go, easiest countries for everyone first.",
    tripTitle: [["result"]," — ",["stops"],", ",["passports"]],
    tripNothingToApply: "Nothing to apply for",
    tripToApply: [["count",2,{"one":["Apply before you travel: ",0," stop"],"other":["Apply before you travel: ",0," stops"]}]],
    tripNotAdmitted: [["count",2,{"one":["Entry not possible at ",0," stop"],"other":["Entry not possible at ",0," stops"]}]],
    tripUnknown: [["count",2,{"one":["No answer yet for ",0," stop"],"other":["No answer yet for ",0," stops"]}]],
    tripDescription: [["result"],". See what you need at each stop, with the documents to bring."],
    tripNoPassport: "No answer yet — Plan a trip",
    planTrip: "Plan a trip",
    planTripDescription: "See what you need at each stop of a trip, where you only change planes, and which documents to bring.",
    visaInformation: "Visa Information",
    passports: "Passports",
    rankingTitle: ["Passport Ranking: ",["passports",2,{"one":[0," Passport"],"other":[0," Passports"]}]," by Visa-Free Travel"],
    rankingDescription: [["passports",2,{"one":[0," passport"],"other":[0," passports"]}],", ranked by destinations without a visa beforehand. The first opens ",["most"]," of ",["destinations"],". See visa-free counts, what is unknown, and the method."],
  },
};
export default catalogue;
