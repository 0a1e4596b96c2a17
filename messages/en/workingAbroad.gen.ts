// Compiled from workingAbroad.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  nothingFollows: Record<never, never>;
  answer: Record<never, never>;
  find: Record<never, never>;
  group: { group: "no_permit" | "by_right" | "programmes" | "remote" | "permit" | "refused" | "unknown" };
  all: Record<never, never>;
  need: { need: "no_permit" | "permit_by_right" | "permit" };
  probably: { need: "no_permit" | "permit_by_right" | "permit" };
  ways: { kinds: string | number };
  income: { amount: string | number };
  agesUnverified: Record<never, never>;
  age: Record<never, never>;
  ageWrong: { first: string | number; last: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'workingAbroad',
  language: 'en',
  messages: {
    title: "Where you can work",
    nothingFollows: "Entry without a visa says nothing about work. We list the programmes and visas that we know of: there may be others. Some visas for remote workers are for certain passports only.",
    answer: "To work",
    find: "Find a country",
    group: [["group",1,{"no_permit":"Without a work permit, surely or probably","by_right":"Probably a permit by right","programmes":"Programmes for young people that we know of","remote":"Visas for remote workers","permit":"Work visa or permit needed","refused":"Not admitted or suspended","unknown":"No answer yet","other":""}]],
    all: "All countries from A to Z",
    need: [["need",1,{"no_permit":"No work permit needed","permit_by_right":"A permit by right","permit":"Work visa or permit needed","other":""}]],
    probably: [["need",1,{"no_permit":"Probably no work permit needed","permit_by_right":"Probably a permit by right","permit":"Probably a work visa or permit needed","other":""}]],
    ways: ["Work permits and visas: ",["kinds"]],
    income: ["Income asked: ",["amount"]],
    agesUnverified: "Ages not verified",
    age: "Your age (not stored)",
    ageWrong: ["Enter your age as a whole number from ",["first"]," to ",["last"],"."],
  },
};
export default catalogue;
