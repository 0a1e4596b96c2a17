// Compiled from transit.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  noVisa: { sure: string };
  noVisaAt: { sure: string; airports: string | number };
  noVisaAtMany: { sure: string; count: number };
  noVisaIfOffered: Record<never, never>;
  transitAreas: { airports: string | number };
  visa: { sure: string; paper: string };
  authorisation: { sure: string; name: string | number };
  passBorder: Record<never, never>;
  borderOpen: Record<never, never>;
  hours: { hours: number };
  days: { days: number };
  notOvernight: Record<never, never>;
  airsideUnknown: Record<never, never>;
  askAirline: Record<never, never>;
  conditions: { conditions: string | number };
  condition: { condition: "onward_ticket" | "documents_for_destination" | "same_airport" | "same_airline" | "by_air" | "leave_by_air" | "baggage_through" | "third_country" | "register_on_arrival" | "apply_before" | "hotel_by_airline" | "not_through_countries_named" | "passport_3_months" | "passport_6_months" | "biometric_passport" | "approval_of_officer" };
  programmes: Record<never, never>;
  programmeKind: { kind: "transit_without_visa" | "transit_eta" | "transit_visa_on_arrival" | "transit_visa" | "airside_visa" };
  open: { open: string; documents: string | number };
  airports: { airports: string | number };
  free: Record<never, never>;
  apply: { site: string | number };
  airlineAsks: { conditions: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'transit',
  language: 'en',
  messages: {
    noVisa: [["sure",1,{"yes":"No visa needed to change planes","other":"Probably no visa needed to change planes"}]],
    noVisaAt: [["sure",1,{"yes":["No visa needed to change planes at ",["airports"]],"other":["Probably no visa needed to change planes at ",["airports"]]}]],
    noVisaAtMany: [["sure",1,{"yes":[["count",2,{"one":["No visa needed to change planes at ",0," airport"],"other":["No visa needed to change planes at ",0," airports"]}]],"other":[["count",2,{"one":["Probably no visa needed to change planes at ",0," airport"],"other":["Probably no visa needed to change planes at ",0," airports"]}]]}]],
    noVisaIfOffered: "Probably no visa needed to change planes, if your airport has a transit area",
    transitAreas: ["Airports with a transit area: ",["airports"]],
    visa: [["sure",1,{"yes":[["paper",1,{"transit_visa":"Transit visa required","entry_visa":"Visa required, even to change planes","other":"Airport transit visa required"}]],"may":[["paper",1,{"transit_visa":"Transit visa may be required: it depends on your route","entry_visa":"Visa may be required, even to change planes: it depends on your route","other":"Airport transit visa may be required: it depends on your route"}]],"other":[["paper",1,{"transit_visa":"Transit visa probably required","entry_visa":"Visa probably required, even to change planes","other":"Airport transit visa probably required"}]]}]],
    authorisation: [["sure",1,{"yes":[["name"]," required, even to change planes"],"other":[["name"]," probably required, even to change planes"]}]],
    passBorder: "Everyone goes through passport control here",
    borderOpen: "You may go through passport control without a visa",
    hours: ["For up to ",["hours",2,{"one":[0," hour"],"other":[0," hours"]}]],
    days: ["For up to ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
    notOvernight: "Not overnight",
    airsideUnknown: "We don’t know whether you need a visa to stay in the transit area. Ask your airline before you book.",
    askAirline: "Ask your airline before you book.",
    conditions: ["Conditions: ",["conditions"],"."],
    condition: [["condition",1,{"onward_ticket":"a ticket for your next flight","documents_for_destination":"the documents for your destination","same_airport":"both flights at the same airport","same_airline":"both flights with the same airline","by_air":"arriving by air","leave_by_air":"leaving by air","baggage_through":"bags checked through to your destination","third_country":"flying on to a third country","register_on_arrival":"registration on arrival","apply_before":"applying before you travel","hotel_by_airline":"a hotel booked by your airline","not_through_countries_named":"a route that avoids the countries that the official page names","passport_3_months":"a passport valid for 3 more months","passport_6_months":"a passport valid for 6 more months","biometric_passport":"a biometric passport","approval_of_officer":"the approval of an officer","other":""}]],
    programmes: "To leave the airport between two flights",
    programmeKind: [["kind",1,{"transit_without_visa":"No visa needed","transit_eta":"Travel authorisation (ETA)","transit_visa_on_arrival":"Transit visa on arrival","transit_visa":"Transit visa","airside_visa":"Visa for the transit area","other":""}]],
    open: [["open",1,{"yes":"Open to your passport.","with_documents":["Only with one of these documents: ",["documents"],"."],"other":"An officer decides on arrival: never plan a journey on it."}]],
    airports: ["Only at: ",["airports"]],
    free: "Free of charge",
    apply: ["Apply: ",["site"]],
    airlineAsks: ["Your airline asks for: ",["conditions"]],
  },
};
export default catalogue;
