// Compiled from embed.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: { title: string | number; site: string | number };
  passport: Record<never, never>;
  select: Record<never, never>;
  show: Record<never, never>;
  choose: { purpose: "tourist" | "transit" | "working" };
  fullAnswer: { site: string | number; passport: string | number };
  more: { country: string | number; site: string | number };
  noAnswer: Record<never, never>;
  noDestination: Record<never, never>;
  unknownDestination: { text: string | number };
  unknownPassport: { text: string | number };
  unknownStay: { text: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'embed',
  language: 'en',
  messages: {
    title: [["title"]," · ",["site"]],
    passport: "Your passport",
    select: "Select a country",
    show: "Show",
    choose: [["purpose",1,{"tourist":"Choose your passport to see what you need for a tourist stay.","transit":"Choose your passport to see what you need for a transit stay.","working":"Choose your passport to see what you need for a working stay.","other":""}]],
    fullAnswer: ["Full answer on ",["site"]," (",["passport"],")"],
    more: [["country"],": more on ",["site"]],
    noAnswer: "No answer",
    noDestination: "Name a destination in the address: /embed/answer?to=JP",
    unknownDestination: ["There are no answers for a destination “",["text"],"” here."],
    unknownPassport: ["There are no answers for a passport “",["text"],"” here."],
    unknownStay: ["There are no answers for a “",["text"],"” stay here: use tourist, transit or working."],
  },
};
export default catalogue;
