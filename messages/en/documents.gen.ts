// Compiled from documents.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  passports: Record<never, never>;
  guessed: { passports: string | number };
  byDefault: { passports: string | number };
  changePassport: Record<never, never>;
  caption: Record<never, never>;
  issuedBy: Record<never, never>;
  visa: Record<never, never>;
  residence: Record<never, never>;
  issuer: { issuer: "us" | "schengen" | "uk" | "ireland" | "canada" | "australia" | "newZealand" | "japan" | "southKorea" | "singapore" | "gcc" };
  livesIn: Record<never, never>;
  livesInHint: Record<never, never>;
  notStated: Record<never, never>;
  kept: Record<never, never>;
  checkConditions: Record<never, never>;
  save: Record<never, never>;
  countedWith: { documents: string | number };
  change: Record<never, never>;
  addDocuments: Record<never, never>;
  heldVisa: { issuer: "us" | "schengen" | "uk" | "ireland" | "canada" | "australia" | "newZealand" | "japan" | "southKorea" | "singapore" | "gcc" };
  heldResidencePermit: { issuer: "us" | "schengen" | "uk" | "ireland" | "canada" | "australia" | "newZealand" | "japan" | "southKorea" | "singapore" | "gcc" };
  heldLivesIn: { country: string | number };
  description: Record<never, never>;
  becauseOf: { result: "visaFree" | "longer" | "access"; document: string | number; answer: string | number };
  becauseOfHome: { result: "visaFree" | "longer" | "access"; country: string | number; answer: string | number };
  possibleWith: { result: "visaFree" | "longer" | "access"; document: string | number; answer: string | number };
  ownVisa: { issuer: "us" | "schengen" | "uk" | "ireland" | "canada" | "australia" | "newZealand" | "japan" | "southKorea" | "singapore" | "gcc" };
  ownPermit: Record<never, never>;
  ownPermitIfIssued: { country: string | number };
  notCounted: { documents: string | number; passports: string | number };
  notCountedOfMany: { documents: string | number };
  notCountedOfGroup: { documents: string | number };
  holdNamed: { passport: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'documents',
  language: 'en',
  messages: {
    title: "My documents",
    intro: "A visa or residence permit of one country often opens another. Choose what you hold: every answer for your passport will use it.",
    passports: "Passports",
    guessed: ["Our guess from your location: ",["passports"]],
    byDefault: ["The site’s default: ",["passports"]],
    changePassport: "Change passport",
    caption: "Visas and residence permits",
    issuedBy: "Issued by",
    visa: "Visa",
    residence: "Residence permit",
    issuer: [["issuer",1,{"us":"United States","schengen":"Schengen state","uk":"United Kingdom","ireland":"Ireland","canada":"Canada","australia":"Australia","newZealand":"New Zealand","japan":"Japan","southKorea":"South Korea","singapore":"Singapore","gcc":"Gulf state (GCC)","other":""}]],
    livesIn: "Country of residence",
    livesInHint: "Some countries ask where you live.",
    notStated: "Not stated",
    kept: "Saved in a cookie in this browser for a year, and not in our log.",
    checkConditions: "Countries ask more of a document, such as its validity. Each answer says what.",
    save: "Save my documents",
    countedWith: ["Counted with: ",["documents"],"."],
    change: "Change documents",
    addDocuments: "Add a visa or residence permit",
    heldVisa: [["issuer",1,{"us":"US visa","schengen":"Schengen visa","uk":"UK visa","ireland":"Irish visa","canada":"Canadian visa","australia":"Australian visa","newZealand":"New Zealand visa","japan":"Japanese visa","southKorea":"South Korean visa","singapore":"Singapore visa","gcc":"Gulf states (GCC) visa","other":""}]],
    heldResidencePermit: [["issuer",1,{"us":"US residence permit","schengen":"Schengen residence permit","uk":"UK residence permit","ireland":"Irish residence permit","canada":"Canadian residence permit","australia":"Australian residence permit","newZealand":"New Zealand residence permit","japan":"Japanese residence permit","southKorea":"South Korean residence permit","singapore":"Singapore residence permit","gcc":"Gulf states (GCC) residence permit","other":""}]],
    heldLivesIn: ["Lives in: ",["country"]],
    description: "Choose the visas and residence permits that you hold, and answers for your passports count with them.",
    becauseOf: [["result",1,{"visaFree":["No visa, because of your ",["document"]],"longer":["Longer stay, because of your ",["document"]],"access":[["answer"],", because of your ",["document"]],"other":""}]],
    becauseOfHome: [["result",1,{"visaFree":["No visa, because of where you live (",["country"],")"],"longer":["Longer stay, because of where you live (",["country"],")"],"access":[["answer"],", because of where you live (",["country"],")"],"other":""}]],
    possibleWith: [["result",1,{"visaFree":["Visa-free entry possible with your ",["document"]],"longer":["Longer stay possible with your ",["document"]],"access":[["answer"]," possible with your ",["document"]],"other":""}]],
    ownVisa: ["You hold ",["issuer",1,{"us":"a visa of the United States","schengen":"a Schengen visa","uk":"a visa of the United Kingdom","ireland":"a visa of Ireland","canada":"a visa of Canada","australia":"a visa of Australia","newZealand":"a visa of New Zealand","japan":"a visa of Japan","southKorea":"a visa of South Korea","singapore":"a visa of Singapore","gcc":"a visa of a Gulf state (GCC)","other":""}],": it must be for this stay, valid, with an entry left."],
    ownPermit: "You live there by your permit.",
    ownPermitIfIssued: ["If ",["country"]," issued your permit, you live there by it."],
    notCounted: ["Documents not counted here: ",["documents"],". Your documents count with your own passports: ",["passports"],"."],
    notCountedOfMany: ["Documents not counted here: ",["documents"],". This page is about passports alone."],
    notCountedOfGroup: ["Documents not counted here: ",["documents"],". We don’t know which traveller holds them."],
    holdNamed: ["I hold the ",["passport"]],
  },
};
export default catalogue;
