// Compiled from errors.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  emailRequired: Record<never, never>;
  emailInvalid: Record<never, never>;
  nameRequired: Record<never, never>;
  messageRequired: Record<never, never>;
  countryRequired: Record<never, never>;
  passportRequired: Record<never, never>;
  destinationRequired: Record<never, never>;
  searchRequired: Record<never, never>;
  tooLong: { max: number };
  invisibleCharacter: Record<never, never>;
  dateInvalid: Record<never, never>;
  dateTooFar: Record<never, never>;
  documentsInvalid: Record<never, never>;
  documentUnknown: { value: string | number; known: string | number };
  savedAnswersInvalid: { max: number };
  tooManyStops: { max: number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'errors',
  language: 'en',
  messages: {
    emailRequired: "Email is required",
    emailInvalid: "Enter an email address, like name@example.com",
    nameRequired: "Name is required",
    messageRequired: "Message is required",
    countryRequired: "Country is required",
    passportRequired: "Choose a passport country",
    destinationRequired: "Choose a destination country",
    searchRequired: "Enter what you are looking for",
    tooLong: [["max",2,{"one":["Use at most ",["max"]," character"],"other":["Use at most ",["max"]," characters"]}]],
    invisibleCharacter: "Remove the invisible character",
    dateInvalid: "Enter a date as YYYY-MM-DD",
    dateTooFar: "Enter a date from 1900 to 2099",
    documentsInvalid: "Name documents as us-visa, schengen-residence or lives-in-DE",
    documentUnknown: ["“",["value"],"” is no document that counts here. Known: ",["known"],", lives-in-DE"],
    savedAnswersInvalid: [["max",2,{"one":["Name up to ",["max"]," answer as DE-JP-tourist"],"other":["Name up to ",["max"]," answers as DE-JP-tourist"]}]],
    tooManyStops: [["max",2,{"one":["Use at most ",["max"]," stop"],"other":["Use at most ",["max"]," stops"]}]],
  },
};
export default catalogue;
