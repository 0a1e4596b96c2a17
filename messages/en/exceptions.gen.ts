// Compiled from exceptions.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  document: { kind: "visa" | "residence" | "permanent" | "any"; issuers: string | number };
  withQuality: { document: string | number; quality: string | number };
  quality: { quality: "multiple_entry" | "used" | "permanent" | "sticker" | "of_tourist_class" | "valid_over_3_years" | "in_past_10_years" | "held_before" | "british_irish_scheme" | "issued_before_february_2024" | "for_named_profession" };
  validDays: { days: number };
  validMonths: { months: number };
  group: { group: "schengen" | "eu" | "gcc" | "nordic" };
  orDocument: { documents: string | number; document: string | number };
  orAfterQuality: { documents: string | number; document: string | number };
  otherDocument: Record<never, never>;
  andTerm: { terms: string | number; term: string | number };
  livesIn: { count: number; countries: string | number };
  arrivingFrom: { count: number; countries: string | number };
  age: { ages: string | number };
  ageUnder: { years: number };
  ageFrom: { years: number };
  ageRange: { from: number; to: number };
  term: { term: "by_air" | "named_airports" | "onward_ticket" | "hotel_booking" | "insurance" | "funds" | "vaccinations" | "invitation" | "tourist_voucher" | "registered_epassport" | "border_crossing_card" | "taiwan_travel_authorisation" | "accredited_agency" | "named_airlines" | "organised_group" | "named_profession" | "born_in_named_region" | "named_place" | "named_nationality" | "in_transit" | "further_conditions" };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'exceptions',
  language: 'en',
  messages: {
    document: [["kind",1,{"visa":["a visa (",["issuers"],")"],"residence":["a residence permit (",["issuers"],")"],"permanent":["a permanent residence permit (",["issuers"],")"],"any":["a visa or residence permit (",["issuers"],")"],"other":""}]],
    withQuality: [["document"],", ",["quality"]],
    quality: [["quality",1,{"multiple_entry":"for multiple entries","used":"used at least once","permanent":"permanent","sticker":"printed in the passport","of_tourist_class":"of a class that the official page names","valid_over_3_years":"issued for more than 3 years","in_past_10_years":"held in the past 10 years","held_before":"held before","british_irish_scheme":"of the British-Irish Visa Scheme","issued_before_february_2024":"issued before 1 February 2024","for_named_profession":"in a profession that the official page names","other":""}]],
    validDays: [["days",2,{"one":["valid for ",0," more day"],"other":["valid for ",0," more days"]}]],
    validMonths: [["months",2,{"one":["valid for ",0," more month"],"other":["valid for ",0," more months"]}]],
    group: [["group",1,{"schengen":"Schengen state","eu":"EU state","gcc":"Gulf Cooperation Council state","nordic":"Nordic state","other":""}]],
    orDocument: [["documents"]," or ",["document"]],
    orAfterQuality: [["documents"],", or ",["document"]],
    otherDocument: "another document that the official page names",
    andTerm: [["terms"],"; ",["term"]],
    livesIn: [["count",2,{"one":["living in this country (",["countries"],")"],"other":["living in one of these countries (",["countries"],")"]}]],
    arrivingFrom: [["count",2,{"one":["arriving from this country (",["countries"],")"],"other":["arriving from one of these countries (",["countries"],")"]}]],
    age: ["at this age: ",["ages"]],
    ageUnder: ["under ",["years",4]],
    ageFrom: [["years",4]," or more"],
    ageRange: [["from",4]," to ",["to",4]],
    term: [["term",1,{"by_air":"arriving by air","named_airports":"arriving at an airport or port that the official page names","onward_ticket":"with a return or onward ticket","hotel_booking":"with a hotel booking","insurance":"with health insurance","funds":"with money for the stay","vaccinations":"with the vaccinations that the official page names","invitation":"with an original invitation","tourist_voucher":"with an original tourist voucher and its confirmation","registered_epassport":"with an ePassport registered before the journey","border_crossing_card":"with a border crossing card","taiwan_travel_authorisation":"with a travel authorisation issued beforehand","accredited_agency":"applying through an accredited agency","named_airlines":"flying with an airline that the official page names","organised_group":"in an organised group","named_profession":"in a profession that the official page names","born_in_named_region":"born in a region that the official page names","named_place":"for a region that the official page names","named_nationality":"with a nationality that the official page names","in_transit":"in transit to a third country","further_conditions":"under further conditions of the official page","other":""}]],
  },
};
export default catalogue;
