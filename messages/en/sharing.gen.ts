// Compiled from sharing.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  officialSource: { date: string | number };
  officialSourceUndated: Record<never, never>;
  source: { title: string | number; date: string | number };
  sourceUndated: { title: string | number };
  checkedByEditors: Record<never, never>;
  askForHelp: Record<never, never>;
  purposeTransit: Record<never, never>;
  purposeWorking: Record<never, never>;
  openDestinations: { open: number };
  withoutVisaInAdvance: Record<never, never>;
  rank: { rank: string | number; passports: string | number; free: string | number };
  siteTitle: Record<never, never>;
  siteLine: Record<never, never>;
  appDescription: Record<never, never>;
  tooMany: Record<never, never>;
  save: Record<never, never>;
  saved: Record<never, never>;
  seeSaved: Record<never, never>;
  notSaved: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'sharing',
  language: 'en',
  messages: {
    officialSource: ["Official source, ",["date"]],
    officialSourceUndated: "Official source",
    source: ["Source: ",["title"],", ",["date"]],
    sourceUndated: ["Source: ",["title"]],
    checkedByEditors: "Checked by the editors",
    askForHelp: "See what is known about this country",
    purposeTransit: "For transit",
    purposeWorking: "For working",
    openDestinations: [["open",2,{"one":[0," destination"],"other":[0," destinations"]}]],
    withoutVisaInAdvance: "without a visa beforehand",
    rank: ["Rank ",["rank"]," of ",["passports"]," passports · visa free: ",["free"]],
    siteTitle: "Where can I go, and what do I need?",
    siteLine: "Visas by passport",
    appDescription: "Where can I go with my passport, and what do I need there?",
    tooMany: "Other pictures are being drawn. Please try again in a few seconds.",
    save: "Save",
    saved: "Saved",
    seeSaved: "See My travel",
    notSaved: "This browser could not save it.",
  },
};
export default catalogue;
