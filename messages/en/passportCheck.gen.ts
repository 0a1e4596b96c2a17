// Compiled from passportCheck.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  notSaved: Record<never, never>;
  form: Record<never, never>;
  issued: Record<never, never>;
  expires: Record<never, never>;
  enter: Record<never, never>;
  leave: Record<never, never>;
  check: Record<never, never>;
  verdict: { verdict: "good" | "not_enough" | "cannot_tell" | "unknown" };
  date: { date: "issued" | "expires" | "entry" | "departure" };
  leavesBeforeEntry: Record<never, never>;
  expiresBeforeIssue: Record<never, never>;
  entersBeforeIssue: Record<never, never>;
  validForStay: { date: string | number };
  stayMissing: { dates: string | number };
  expiresTooEarly: { expires: string | number; day: string | number };
  rule: { rule: string | number };
  mustBeValid: { day: string | number; date: string | number };
  mustBeValidMissing: { day: string | number; dates: string | number };
  mustBeIssued: { day: string | number; date: string | number };
  mustBeIssuedMissing: { day: string | number; dates: string | number };
  missing: { dates: string | number };
  seeVisa: Record<never, never>;
  validityUnknown: { country: string | number };
  ageUnknown: { country: string | number };
  sourceAdds: { note: string | number };
  plannedIntro: { zone: string | number };
  nothingPlanned: { day: string | number };
  ruleOf: { countries: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'passportCheck',
  language: 'en',
  messages: {
    title: "Will your passport be accepted?",
    notSaved: "Dates are checked on your device and not saved.",
    form: "Check your passport",
    issued: "Passport issued on",
    expires: "Passport expires on",
    enter: "You enter on",
    leave: "You leave on",
    check: "Check",
    verdict: [["verdict",1,{"good":"OK","not_enough":"Not accepted","cannot_tell":"Date missing","unknown":"Not known","other":""}]],
    date: [["date",1,{"issued":"date of issue","expires":"date of expiry","entry":"day of entry","departure":"day of departure","other":""}]],
    leavesBeforeEntry: "You leave before you enter. Check the dates.",
    expiresBeforeIssue: "The passport expires before its date of issue. Check the dates.",
    entersBeforeIssue: "You enter before the passport’s date of issue. Check the dates.",
    validForStay: ["Your passport is valid for your whole stay, until ",["date"],"."],
    stayMissing: ["We check if your passport is valid for your whole stay. Missing: ",["dates"],"."],
    expiresTooEarly: ["Your passport expires on ",["expires"],". You need it until ",["day"],"."],
    rule: ["Rule: ",["rule"],"."],
    mustBeValid: ["Must be valid until ",["day"],". Yours: ",["date"],"."],
    mustBeValidMissing: ["Must be valid until ",["day"],". Missing: ",["dates"],"."],
    mustBeIssued: ["Must be issued on ",["day"]," or later. Yours: ",["date"],"."],
    mustBeIssuedMissing: ["Must be issued on ",["day"]," or later. Missing: ",["dates"],"."],
    missing: ["Missing: ",["dates"],"."],
    seeVisa: "Compare with the dates on your visa.",
    validityUnknown: [["country"],": we don’t know how long your passport must be valid. Ask the embassy or airline."],
    ageUnknown: [["country"],": we don’t know how old your passport may be."],
    sourceAdds: ["The source adds: ",["note"]],
    plannedIntro: ["We check each planned stay by the rules for visitors (",["zone"],"). Citizens may have other rules."],
    nothingPlanned: ["No stay is planned. Day of entry: ",["day"]],
    ruleOf: ["A rule of: ",["countries"],"."],
  },
};
export default catalogue;
