// Compiled from failures.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  tryAgain: Record<never, never>;
  home: Record<never, never>;
  wrong: { reference: string | number };
  overloaded: Record<never, never>;
  outdatedPage: Record<never, never>;
  tooManyTries: { minutes: number };
  tooLarge: Record<never, never>;
  diskFull: Record<never, never>;
  databaseBusy: Record<never, never>;
  databaseLost: Record<never, never>;
  databaseLogLost: Record<never, never>;
  databaseDamaged: Record<never, never>;
  unwritable: Record<never, never>;
  unreachable: Record<never, never>;
  cutOff: Record<never, never>;
  readOnly: Record<never, never>;
  otherSite: Record<never, never>;
  otherAddress: { address: string | number };
  invalidAddress: Record<never, never>;
  invalidHost: Record<never, never>;
  addressTooLong: { max: number };
  tooManyHeaders: { max: number };
  noFile: Record<never, never>;
  noImage: Record<never, never>;
  chooseFromList: Record<never, never>;
  tooManyPassports: { max: number };
  noMail: Record<never, never>;
  noAnswer: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'failures',
  language: 'en',
  messages: {
    title: "Unexpected Application Error!",
    tryAgain: "Try again",
    home: "Go Home",
    wrong: ["Something went wrong on our side. Please try again. (Reference ",["reference"],")"],
    overloaded: "Too many people are here right now. Please try again in a few seconds.",
    outdatedPage: "This page is from an earlier version of this site. Please reload it.",
    tooManyTries: [["minutes",2,{"one":["Too many attempts. Try again in ",0," minute."],"other":["Too many attempts. Try again in ",0," minutes."]}]],
    tooLarge: "This is larger than the server takes.",
    diskFull: "The disk of the server is full. Nothing was saved.",
    databaseBusy: "The database is busy. Nothing was saved. Please try again.",
    databaseLost: "The database file of the server was moved, replaced or deleted. Nothing was saved.",
    databaseLogLost: "A file of the server’s database was deleted while it was in use. Nothing was saved. The server has to be restarted as its log says.",
    databaseDamaged: "The database of the server is damaged. Nothing was saved. A backup has to be restored.",
    unwritable: "The disk of the server can’t be used. Nothing was saved.",
    unreachable: "The database can’t be reached. Nothing was saved. Please try again.",
    cutOff: "The connection to the database was lost. This may or may not have been saved: look before you send it again.",
    readOnly: "The database takes no changes right now. Nothing was saved.",
    otherSite: "This request came from another site and was refused.",
    otherAddress: ["This is not the address of this site. Open ",["address"]," and try again there."],
    invalidAddress: "This is not an address of this site.",
    invalidHost: "This host is no name or address of a machine.",
    addressTooLong: [["max",2,{"one":["This address is too long: use at most ",["max"]," character."],"other":["This address is too long: use at most ",["max"]," characters."]}]],
    tooManyHeaders: ["This request has too many headers: send at most ",["max",4],"."],
    noFile: "There is no such file.",
    noImage: "There is no such image.",
    chooseFromList: "Choose a country from the list",
    tooManyPassports: [["max",2,{"one":[0," passport is kept at most: remove it first"],"other":[0," passports are kept at most: remove one first"]}]],
    noMail: "This site sends no email",
    noAnswer: "This is no answer of this site. Please open its page again",
  },
};
export default catalogue;
