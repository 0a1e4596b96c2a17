// Compiled from my.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  headDescription: Record<never, never>;
  needsScripts: Record<never, never>;
  toolAnswers: Record<never, never>;
  toolPassports: Record<never, never>;
  toolTrip: Record<never, never>;
  toolTogether: Record<never, never>;
  toolCompare: Record<never, never>;
  toolDays: Record<never, never>;
  passports: Record<never, never>;
  passportGuessed: { country: string | number };
  passportByDefault: { country: string | number };
  noDocuments: Record<never, never>;
  changePassports: Record<never, never>;
  answers: Record<never, never>;
  noAnswers: Record<never, never>;
  findAnswer: Record<never, never>;
  answerOf: { country: string | number; passport: string | number };
  purposeTransit: Record<never, never>;
  purposeWorking: Record<never, never>;
  saved: { day: string | number };
  withDocuments: { documents: string | number };
  changed: Record<never, never>;
  sourceRenewed: Record<never, never>;
  sourceDate: { date: string | number };
  was: { result: string | number };
  now: { result: string | number };
  gone: Record<never, never>;
  notCompared: Record<never, never>;
  keepNew: Record<never, never>;
  watch: Record<never, never>;
  remove: Record<never, never>;
  removeNamed: { name: string | number };
  trips: Record<never, never>;
  noTrips: Record<never, never>;
  planTrip: Record<never, never>;
  stays: Record<never, never>;
  noStays: Record<never, never>;
  staysIn: { zone: string | number; count: number };
  planStays: Record<never, never>;
  thisDevice: Record<never, never>;
  deviceHint: Record<never, never>;
  export: Record<never, never>;
  import: Record<never, never>;
  imported: Record<never, never>;
  importedNotStored: Record<never, never>;
  notAFile: Record<never, never>;
  importedWithoutPassports: { reason: string | number };
  unread: { count: number };
  downloadUnread: Record<never, never>;
  forget: Record<never, never>;
  forgetHint: Record<never, never>;
  forgetConfirm: Record<never, never>;
  forgetYes: Record<never, never>;
  cancel: Record<never, never>;
  forgotten: Record<never, never>;
  forgetFailed: { reason: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'my',
  language: 'en',
  messages: {
    title: "My travel",
    intro: "Your passports, saved answers, trips and stays. They stay in this browser: there is no account.",
    headDescription: "Your passports and documents, saved answers, trips and stays, kept in your browser.",
    needsScripts: "This page needs scripts, because everything on it is kept in your browser. These tools work without scripts:",
    toolAnswers: "Visa answers",
    toolPassports: "Passports",
    toolTrip: "Plan a trip",
    toolTogether: "Travelling together",
    toolCompare: "Compare passports",
    toolDays: "90/180 Days",
    passports: "Passports and documents",
    passportGuessed: ["We guessed your passport from your location: ",["country"]],
    passportByDefault: ["The site’s default passport: ",["country"]],
    noDocuments: "No visas or residence permits yet.",
    changePassports: "Change passports and documents",
    answers: "Saved answers",
    noAnswers: "No saved answers yet. Open an answer and choose Save.",
    findAnswer: "Find an answer",
    answerOf: [["country"]," · ",["passport"]],
    purposeTransit: "Transit",
    purposeWorking: "Working",
    saved: ["Saved on ",["day"]],
    withDocuments: ["With your documents: ",["documents"]],
    changed: "Changed since you saved it",
    sourceRenewed: "New source date",
    sourceDate: ["Source date: ",["date"]],
    was: ["When you saved it: ",["result"]],
    now: ["Now: ",["result"]],
    gone: "There is no answer for this any more.",
    notCompared: "You are offline, or the site can’t be reached. Answers are shown as you saved them.",
    keepNew: "Keep the new answer",
    watch: "Tell me by email when this changes",
    remove: "Remove",
    removeNamed: ["Remove: ",["name"]],
    trips: "Saved trips",
    noTrips: "No saved trips yet. Plan a trip and choose Save.",
    planTrip: "Plan a trip",
    stays: "Stays",
    noStays: "No stays yet.",
    staysIn: [["zone"],": ",["count",2,{"one":[0," stay"],"other":[0," stays"]}]],
    planStays: "Count your days in Schengen",
    thisDevice: "This device",
    deviceHint: "Export a file to keep a copy, or to move everything to another device.",
    export: "Export a file",
    import: "Import a file",
    imported: "Imported.",
    importedNotStored: "This browser could not store all of it.",
    notAFile: "This is not a file exported from My travel.",
    importedWithoutPassports: ["Imported, except passports and documents: ",["reason"]],
    unread: [["count",2,{"one":"Something saved earlier","other":[0," things saved earlier"]}]," could not be read. Nothing was deleted."],
    downloadUnread: "Download what could not be read",
    forget: "Forget everything on this device",
    forgetHint: "Removes everything on this page, your passports and documents, the appearance you chose and pages kept for offline use.",
    forgetConfirm: "Forget everything?",
    forgetYes: "Yes, forget everything",
    cancel: "Cancel",
    forgotten: "Everything on this device is forgotten.",
    forgetFailed: ["Saved data and offline pages are removed. Passports and documents are not: ",["reason"]],
  },
};
export default catalogue;
