// Compiled from work.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  noPermit: { sure: string };
  byRight: Record<never, never>;
  permit: Record<never, never>;
  whoApplies: { who: string };
  doNotStart: Record<never, never>;
  askAuthority: { subject: string; name: string | number };
  why: { area: string | number };
  easier: { area: string | number };
  notPractised: Record<never, never>;
  duties: { duties: string | number };
  duty: { duty: "registration" | "residence_document" | "recognised_profession" | "public_service_reserved" | "work_contract" | "health_and_character" };
  visitor: { may: string };
  visitorReported: { may: string };
  howTo: { country: string | number };
  programmes: Record<never, never>;
  programmesIncomplete: Record<never, never>;
  programmeKind: { kind: string };
  ages: { first: string | number; last: string | number };
  months: { months: number };
  limited: Record<never, never>;
  ballot: Record<never, never>;
  apply: { site: string | number };
  routes: Record<never, never>;
  routeKind: { kind: string };
  routeUnread: Record<never, never>;
  routeCollected: Record<never, never>;
  allCountries: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'work',
  language: 'en',
  messages: {
    noPermit: [["sure",1,{"yes":"You may work here without a work permit","other":"You can probably work here without a work permit. Confirm with the authority first."}]],
    byRight: "You can get a residence permit that lets you work. Apply first.",
    permit: "You need a work visa or permit",
    whoApplies: [["who",1,{"employer":"Your employer applies","worker":"You apply","other":"You and your employer apply"}]],
    doNotStart: "Do not start work before the authority says yes.",
    askAuthority: [["subject",1,{"work":["Ask the authority for work: ",["name"]],"other":["Ask the authority for visas: ",["name"]]}]],
    why: ["Why: ",["area"]],
    easier: ["Lighter rules for your passport: ",["area"]],
    notPractised: "A treaty gives you this right. Ask whether the country applies it.",
    duties: ["Conditions: ",["duties"],"."],
    duty: [["duty",1,{"registration":"registering your stay","residence_document":"a residence document for longer stays","recognised_profession":"recognition of some professions","public_service_reserved":"some public posts reserved for citizens","work_contract":"a contract of work","health_and_character":"good health and character","other":""}]],
    visitor: [["may",1,{"no":"You may not work on a visitor’s entry","business_only":"Meetings are allowed, a job is not","other":"Remote work for an employer abroad is allowed, a local job is not"}]],
    visitorReported: [["may",1,{"no":"Reported: you may not work on a visitor’s entry","business_only":"Reported: meetings are allowed, a job is not","other":"Reported: remote work for an employer abroad is allowed, a local job is not"}]],
    howTo: [["country"],": ways to work"],
    programmes: "Programmes for young people that we know of",
    programmesIncomplete: "There may be programmes that we don’t know: ask the authority.",
    programmeKind: [["kind",1,{"working_holiday":"Working holiday","work_and_holiday":"Work and holiday","youth_mobility":"Youth mobility","other":"Young professionals"}]],
    ages: ["Ages ",["first"]," to ",["last"]," when you apply"],
    months: ["For up to ",["months",2,{"one":[0," month"],"other":[0," months"]}]],
    limited: "Places are limited each year",
    ballot: "Places are drawn by lot",
    apply: ["How to apply: ",["site"]],
    routes: "Work permits and visas",
    routeKind: [["kind",1,{"work_permit":"Work permit","work_visa":"Work visa","single_permit":"Residence and work permit in one","skilled_points":"For skilled workers","job_seeker":"To look for a job","self_employed":"For the self-employed","intra_company":"Within a company","seasonal":"For seasonal work","other":"For remote work"}]],
    routeUnread: "The official page: we know its address, not its conditions.",
    routeCollected: "Collected by others, not checked by us.",
    allCountries: "All countries: permits, programmes and visas",
  },
};
export default catalogue;
