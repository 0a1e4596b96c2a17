// Compiled from travellers.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  unknownCodes: { codes: string | number; count: number };
  unknownDocument: { document: string | number };
  noPassports: { country: string | number };
  passportTwice: { country: string | number };
  comparedTwice: { country: string | number };
  thirdPassport: { country: string | number };
  tooMany: { of: "travellers" | "passports"; max: string | number; count: number; names: string | number };
  more: { count: string | number };
  traveller: { number: string | number };
  travellerWith: { number: string | number; passport: string | number };
  travellersWith: { numbers: string | number; passport: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'travellers',
  language: 'en',
  messages: {
    unknownCodes: [["codes"]," ",["count",2,{"one":"is no country’s code","other":"are no countries’ codes"}]],
    unknownDocument: ["“",["document"],"” is no document that counts here"],
    noPassports: [["country"]," issues no passports"],
    passportTwice: [["country"]," is named twice for one traveller"],
    comparedTwice: [["country"]," is named twice"],
    thirdPassport: ["Two passports a traveller at most: ",["country"]," is a third"],
    tooMany: [["of",1,{"travellers":[["max"]," travellers at most"],"passports":[["max"]," passports at most"],"other":""}],": ",["count",2,{"one":[["names"]," is too many"],"other":[["names"]," are too many"]}]],
    more: [["count"]," more"],
    traveller: ["Traveller ",["number"]],
    travellerWith: ["Traveller ",["number"],": ",["passport"]],
    travellersWith: ["Travellers ",["numbers"],": ",["passport"]],
  },
};
export default catalogue;
