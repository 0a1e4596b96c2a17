// Compiled from verdict.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  applyOnline: Record<never, never>;
  noVisaRequired: Record<never, never>;
  visaRequired: Record<never, never>;
  authorisationRequired: Record<never, never>;
  permitRequired: Record<never, never>;
  entryNotAdmitted: Record<never, never>;
  ownCountryLine: Record<never, never>;
  visaFreeLine: Record<never, never>;
  onArrivalLine: Record<never, never>;
  inAdvanceLine: Record<never, never>;
  noAdmissionLine: Record<never, never>;
  noAnswer: Record<never, never>;
  days: { number: number };
  months: { number: number };
  stayDays: { days: number };
  stayMonths: { months: number };
  stayInWindow: { days: number; per: string | number };
  stayUnknown: Record<never, never>;
  upToDays: { days: number };
  upToMonths: { months: number };
  upToInWindow: { days: number; per: string | number };
  touristWith: { passport: string | number };
  transitWith: { passport: string | number };
  workingWith: { passport: string | number };
  accessOwnCountry: Record<never, never>;
  accessFreedomOfMovement: Record<never, never>;
  accessVisaFree: Record<never, never>;
  accessVisaOnArrival: Record<never, never>;
  accessEta: Record<never, never>;
  accessEVisa: Record<never, never>;
  accessTravelPermit: Record<never, never>;
  accessVisaRequired: Record<never, never>;
  accessNoAdmission: Record<never, never>;
  accessSuspended: Record<never, never>;
  accessUnknown: Record<never, never>;
  sourcesDisagree: Record<never, never>;
  ruleEnded: { date: string | number };
  onLaterDay: { answer: "visa_required" | "no_admission" | "unknown"; date: string | number };
  exemptionUntil: { date: string | number };
  accessUntil: { answer: string | number; date: string | number };
  askBeforeTravel: Record<never, never>;
  askEmbassy: Record<never, never>;
  knownUntil: { date: string | number };
  entrySuspended: Record<never, never>;
  entrySuspendedLine: Record<never, never>;
  visasSuspended: Record<never, never>;
  visasSuspendedLine: Record<never, never>;
  restricted: Record<never, never>;
  restrictedLine: Record<never, never>;
  mark: { mark: "disagrees" | "askBeforeTravel" | "conditional" | "unconfirmed" };
  accessMarked: { access: string | number; mark: string | number };
  accessOfPassport: { access: string | number; passport: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'verdict',
  language: 'en',
  messages: {
    applyOnline: "Apply online",
    noVisaRequired: "No Visa Required",
    visaRequired: "Visa Required",
    authorisationRequired: "Travel authorisation required",
    permitRequired: "Entry permit required",
    entryNotAdmitted: "Entry refused",
    ownCountryLine: "This is within the country of your passport: enter on it",
    visaFreeLine: "Visa-free travel available",
    onArrivalLine: "Available on arrival",
    inAdvanceLine: "Must be obtained in advance",
    noAdmissionLine: "Holders of this passport are not let in",
    noAnswer: "Visa information not available for this combination",
    days: [["number",2,{"one":[0," day"],"other":[0," days"]}]],
    months: [["number",2,{"one":[0," month"],"other":[0," months"]}]],
    stayDays: ["up to ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
    stayMonths: ["up to ",["months",2,{"one":[0," month"],"other":[0," months"]}]],
    stayInWindow: ["up to ",["days",2,{"one":[0," day"],"other":[0," days"]}]," in any ",["per"]],
    stayUnknown: "Length of stay: not stated by our source",
    upToDays: [["days",2,{"one":["Up to ",0," day"],"other":["Up to ",0," days"]}]],
    upToMonths: [["months",2,{"one":["Up to ",0," month"],"other":["Up to ",0," months"]}]],
    upToInWindow: [["days",2,{"one":["Up to ",0," day"],"other":["Up to ",0," days"]}]," in any ",["per"]],
    touristWith: ["Tourist · ",["passport"]],
    transitWith: ["Transit · ",["passport"]],
    workingWith: ["Working · ",["passport"]],
    accessOwnCountry: "Own country",
    accessFreedomOfMovement: "Freedom of movement",
    accessVisaFree: "Visa free",
    accessVisaOnArrival: "Visa on arrival",
    accessEta: "Travel authorisation",
    accessEVisa: "E-visa",
    accessTravelPermit: "Entry permit",
    accessVisaRequired: "Visa required",
    accessNoAdmission: "Entry refused",
    accessSuspended: "Suspended for now",
    accessUnknown: "No answer yet",
    sourcesDisagree: "Sources disagree",
    ruleEnded: ["Rule ended on ",["date"]],
    onLaterDay: [["answer",1,{"visa_required":["Visa required on ",["date"]],"no_admission":["Entry refused on ",["date"]],"unknown":["Not known yet for ",["date"]],"other":""}]],
    exemptionUntil: ["The exemption is known to apply until ",["date"],"."],
    accessUntil: [["answer"],": known to apply until ",["date"],"."],
    askBeforeTravel: "Ask before you travel",
    askEmbassy: "Ask the embassy before you travel.",
    knownUntil: ["Known to apply until ",["date"],"."],
    entrySuspended: "Entry suspended",
    entrySuspendedLine: "This passport is not admitted for now",
    visasSuspended: "No visitor visas are issued now",
    visasSuspendedLine: "You cannot apply for one with this passport",
    restricted: "Entry is restricted now",
    restrictedLine: "See the official page",
    mark: [["mark",1,{"disagrees":"Sources disagree","askBeforeTravel":"Ask before you travel","conditional":"With a condition","unconfirmed":"Unconfirmed","other":""}]],
    accessMarked: [["access"]," · ",["mark"]],
    accessOfPassport: [["access"]," (",["passport"],")"],
  },
};
export default catalogue;
