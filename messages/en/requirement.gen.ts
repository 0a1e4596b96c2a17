// Compiled from requirement.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  lengthOfStay: Record<never, never>;
  cost: Record<never, never>;
  costIs: { text: Tag; cost: string | number };
  details: { place: string | number };
  documents: Record<never, never>;
  processing: Record<never, never>;
  eligibility: Record<never, never>;
  restrictions: Record<never, never>;
  extension: Record<never, never>;
  notExtendable: Record<never, never>;
  extendable: Record<never, never>;
  extendableDays: { days: number };
  source: { link: Tag; site: string | number; date: string | number };
  ofTeam: { date: string | number };
  ofTeamWithSource: { date: string | number; link: Tag; site: string | number };
  dateUnknown: Record<never, never>;
  noSource: { date: string | number };
  noSourceOrDate: Record<never, never>;
  printedFrom: { site: string | number; address: string | number };
  printedSource: { source: string | number; date: string | number };
  confirm: Record<never, never>;
  unsourced: { strong: Tag };
  loading: Record<never, never>;
  full: Record<never, never>;
  national: { country: string | number };
  contact: Record<never, never>;
  kindOfStay: Record<never, never>;
  type: { type: "tourist" | "transit" | "working" };
  typeWithout: { type: "tourist" | "transit" | "working" };
  copyLink: Record<never, never>;
  share: Record<never, never>;
  print: Record<never, never>;
  copied: Record<never, never>;
  copyFromHere: Record<never, never>;
  linkField: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'requirement',
  language: 'en',
  messages: {
    lengthOfStay: "Length of stay",
    cost: "Cost",
    costIs: ["Cost: ",["text",["cost"]]],
    details: [["place"],": cost, documents and other details"],
    documents: "Required documents",
    processing: "Processing time",
    eligibility: "Eligibility",
    restrictions: "Restrictions",
    extension: "Extension",
    notExtendable: "Cannot be extended",
    extendable: "Can be extended",
    extendableDays: [["days",2,{"one":["Can be extended up to ",0," day"],"other":["Can be extended up to ",0," days"]}]],
    source: ["Source: ",["link",["site"]],", ",["date"],"."],
    ofTeam: ["Our team, ",["date"],"."],
    ofTeamWithSource: ["Our team, ",["date"],". Source: ",["link",["site"]],"."],
    dateUnknown: "date unknown",
    noSource: ["Without a source. Date of the rules: ",["date"],"."],
    noSourceOrDate: "Without a source or date.",
    printedFrom: [["site"],": ",["address"]],
    printedSource: ["Source: ",["source"],", ",["date"],"."],
    confirm: "Confirm with the embassy before you travel.",
    unsourced: [["strong","Without a source:"]," confirm this before you travel."],
    loading: "Loading your country information...",
    full: "View Full Requirements",
    national: ["These are the national rules: ",["country"],"."],
    contact: "Contact us for details",
    kindOfStay: "Kind of stay",
    type: [["type",1,{"tourist":"Tourist","transit":"Transit","working":"Working","other":""}]],
    typeWithout: [["type",1,{"tourist":"Tourist (no answer yet)","transit":"Transit (no answer yet)","working":"Working (no answer yet)","other":""}]],
    copyLink: "Copy link",
    share: "Share",
    print: "Print",
    copied: "Link copied",
    copyFromHere: "Your browser blocks copying. Copy the link here:",
    linkField: "Link to this answer",
  },
};
export default catalogue;
