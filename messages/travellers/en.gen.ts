// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  unknownCodes: { codes: string | number; count: number };
  unknownDocument: { document: string | number };
  noPassports: { country: string | number };
  passportTwice: { country: string | number };
  thirdPassport: { country: string | number };
  tooMany: { of: "travellers" | "passports"; max: string | number; count: number; names: string | number };
  more: { count: string | number };
  traveller: { number: string | number };
  travellerWith: { number: string | number; passport: string | number };
  travellersWith: { numbers: string | number; passport: string | number };
  visa: { issuer: "us" | "schengen" | "uk" | "ireland" | "canada" | "australia" | "newZealand" | "japan" | "southKorea" | "singapore" | "gcc" };
  residencePermit: { issuer: "us" | "schengen" | "uk" | "ireland" | "canada" | "australia" | "newZealand" | "japan" | "southKorea" | "singapore" | "gcc" };
  livesIn: { country: string | number };
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    unknownCodes: [["codes"]," ",["count",2,{"one":"is no country’s code","other":"are no countries’ codes"}]],
    unknownDocument: ["“",["document"],"” is no document that counts here"],
    noPassports: [["country"]," issues no passports"],
    passportTwice: [["country"]," is named twice for one traveller"],
    thirdPassport: ["Two passports a traveller at most: ",["country"]," is a third"],
    tooMany: [["of",1,{"travellers":[["max"]," travellers at most"],"passports":[["max"]," passports at most"],"other":""}],": ",["count",2,{"one":[["names"]," is too many"],"other":[["names"]," are too many"]}]],
    more: [["count"]," more"],
    traveller: ["Traveller ",["number"]],
    travellerWith: ["Traveller ",["number"],": ",["passport"]],
    travellersWith: ["Travellers ",["numbers"],": ",["passport"]],
    visa: [["issuer",1,{"us":"US visa","schengen":"Schengen visa","uk":"UK visa","ireland":"Irish visa","canada":"Canadian visa","australia":"Australian visa","newZealand":"New Zealand visa","japan":"Japanese visa","southKorea":"South Korean visa","singapore":"Singapore visa","gcc":"Gulf states (GCC) visa","other":""}]],
    residencePermit: [["issuer",1,{"us":"US residence permit","schengen":"Schengen residence permit","uk":"UK residence permit","ireland":"Irish residence permit","canada":"Canadian residence permit","australia":"Australian residence permit","newZealand":"New Zealand residence permit","japan":"Japanese residence permit","southKorea":"South Korean residence permit","singapore":"Singapore residence permit","gcc":"Gulf states (GCC) residence permit","other":""}]],
    livesIn: ["Lives in: ",["country"]],
  },
};
export default catalogue;
