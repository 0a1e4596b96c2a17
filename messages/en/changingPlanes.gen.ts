// Compiled from changingPlanes.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  stated: { passports: string | number };
  order: Record<never, never>;
  hubs: Record<never, never>;
  answer: Record<never, never>;
  any: Record<never, never>;
  group: { group: "no_visa" | "visa" | "border" | "refused" | "unknown" };
  find: Record<never, never>;
  atBorder: { answer: string | number };
  moreAirports: { count: number };
  programme: { name: string | number };
  programmeWithDocuments: { name: string | number };
  csvOf: { passport: string | number };
  all: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'changingPlanes',
  language: 'en',
  messages: {
    title: "Where you can change planes",
    stated: ["With: ",["passports"]],
    order: "Countries where many long journeys change planes come first: our own choice and order. The others follow by continent.",
    hubs: "Where long journeys often change planes (our choice)",
    answer: "To change planes",
    any: "Any answer",
    group: [["group",1,{"no_visa":"No visa","visa":"Visa or authorisation","border":"Passport control for everyone","refused":"Not admitted or suspended","unknown":"No answer yet","other":""}]],
    find: "Find a country, city or airport",
    atBorder: ["At passport control: ",["answer"]],
    moreAirports: [["count",2,{"one":[0," more airport has a transit area."],"other":[0," more airports have a transit area."]}]],
    programme: ["To leave the airport: ",["name"]],
    programmeWithDocuments: ["To leave the airport, with certain documents: ",["name"]],
    csvOf: ["Download as CSV (",["passport"],")"],
    all: "All countries, with airports and hours",
  },
};
export default catalogue;
