// Compiled from passportsThere.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: { country: string | number };
  description: { country: string | number };
  intro: Record<never, never>;
  visaFor: { country: string | number };
  visaInformation: Record<never, never>;
  allPassports: Record<never, never>;
  table: { country: string | number };
  transitTitle: { country: string | number };
  transitDescription: { country: string | number };
  transitIntro: Record<never, never>;
  workingTitle: { country: string | number };
  workingDescription: { country: string | number };
  workingIntro: { free: string | number; permit: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'passportsThere',
  language: 'en',
  messages: {
    title: [["country"],": entry rules by passport"],
    description: [["country"],": see which passports need a visa, an ETA or nothing for a tourist stay."],
    intro: "What each passport needs for a tourist stay today.",
    visaFor: [["country"],": visa and entry"],
    visaInformation: "Visa Information",
    allPassports: "All passports",
    table: [["country"],": all passports"],
    transitTitle: [["country"],": changing planes by passport"],
    transitDescription: [["country"],": see which passports need a visa, an ETA or nothing to change planes."],
    transitIntro: "What each passport needs to change planes today.",
    workingTitle: [["country"],": working by passport"],
    workingDescription: [["country"],": see which passports need a work visa or permit, and which need none."],
    workingIntro: ["What each passport needs to work today. ",["free"],": no work permit needed. ",["permit"],": a work visa or permit needed."],
  },
};
export default catalogue;
