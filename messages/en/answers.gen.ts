// Compiled from answers.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  visaFor: { country: string | number };
  question: { passport: string | number; country: string | number };
  change: Record<never, never>;
  guessed: Record<never, never>;
  byDefault: Record<never, never>;
  forWhom: Record<never, never>;
  answer: Record<never, never>;
  applyOn: { site: string | number };
  applyOnFee: { site: string | number; fee: string | number };
  applyOnTime: { site: string | number; time: string | number };
  applyOnFeeTime: { site: string | number; fee: string | number; time: string | number };
  free: Record<never, never>;
  nothingToApplyFor: Record<never, never>;
  nothingSeeChecklist: Record<never, never>;
  sendForm: { name: Tag; form: string | number };
  onArrivalSeeChecklist: Record<never, never>;
  askAuthority: { site: string | number };
  seeOfficialPage: { site: string | number };
  whereUnknown: Record<never, never>;
  soonUnknown: { date: string | number };
  soon: { date: string | number; answer: string | number };
  soonByOlderSource: { date: string | number; answer: string | number };
  alsoOnline: Record<never, never>;
  askBefore: Record<never, never>;
  byFreeMovement: { zone: string | number };
  byRight: { link: Tag; right: string | number };
  reachedThrough: { countries: string | number };
  windowRule: { zone: string | number; days: number; per: string | number };
  planDays: Record<never, never>;
  stayBy: { link: Tag; title: string | number };
  olderStay: { stay: string | number; link: Tag; title: string | number };
  otherwise: { answer: string | number };
  ifYouHold: { document: string | number };
  ifYouAre: { who: string | number };
  documentsThatHelp: Record<never, never>;
  withDocument: { answer: string | number; document: string | number };
  underACondition: Record<never, never>;
  exceptionsAt: { link: Tag; title: string | number };
  yourPassports: Record<never, never>;
  everyPassport: { country: string | number };
  unconfirmed: { strong: Tag };
  unconfirmedLaw: { strong: Tag };
  unconfirmedUnread: { strong: Tag };
  ruleIsOld: { strong: Tag };
  entryDay: Record<never, never>;
  show: Record<never, never>;
  atTheEnd: Record<never, never>;
  condition: { condition: string };
  otherSideBefore: { date: string | number; answer: string | number };
  legalBasis: { law: string | number };
  visasNotIssued: { visas: string | number };
  since: { date: string | number };
  sinceUnknown: Record<never, never>;
  untilDay: { date: string | number };
  exceptionsExist: Record<never, never>;
  sourceDated: { link: Tag; title: string | number; date: string | number };
  sourceCollected: { link: Tag; title: string | number; date: string | number };
  sourceUnconfirmed: { link: Tag; title: string | number; date: string | number };
  officialSource: { date: string | number; link: Tag; title: string | number };
  officialSourceChecked: { date: string | number; link: Tag; title: string | number; day: string | number };
  teamSource: { date: string | number; link: Tag; title: string | number };
  sourceUnchecked: { link: Tag; source: string | number };
  sourceChecked: { link: Tag; source: string | number; day: string | number };
  collected: { link: Tag; source: string | number };
  collectedOld: { link: Tag; source: string | number; date: string | number };
  pageOfRule: { link: Tag; title: string | number; read: string | number; checked: string; publisher: string | number; licence: string | number };
  pageOfPolicy: { link: Tag; title: string | number; read: string | number; checked: string; publisher: string | number; licence: string | number };
  pageOfOther: { link: Tag; title: string | number; read: string | number; checked: string; publisher: string | number; licence: string | number };
  collector: { collector: string | number };
  dateUnknown: Record<never, never>;
  edition: { title: string | number; date: string | number };
  titleDated: { title: string | number; date: string | number };
  editors: Record<never, never>;
  otherOfficialPage: Record<never, never>;
  renewed: { source: string | number };
  recheckFailed: { date: string | number };
  answerStay: { answer: string | number; stay: string | number };
  conditionAnswer: { condition: string | number; answer: string | number };
  appliedUntil: { date: string | number };
  stateAnswer: { state: string | number; answer: string | number };
  ownPassport: { passport: string | number };
  noPassport: Record<never, never>;
  easiestPassport: { passport: string | number };
  overruledUnsourced: { strong: Tag; place: string | number; answer: string | number };
  overruledOlder: { strong: Tag; place: string | number; answer: string | number };
  overruledUndated: { strong: Tag; place: string | number; answer: string | number };
  overruledTeam: { strong: Tag; place: string | number; answer: string | number };
  overruledDates: { date: string | number; answerDate: string | number };
  nationalRules: { strong: Tag; country: string | number; answer: string | number };
  teamAndOfficial: { own: string | number; other: string | number };
  teamAndCollected: { own: string | number; other: string | number };
  otherSource: { strong: Tag; date: string | number; country: string | number; answer: string | number };
  moreInFullAnswer: Record<never, never>;
  reachedThroughOthers: { country: string | number };
  destinationsThere: { country: string | number };
  ownRule: { strong: Tag; answer: string | number; stay: string | number };
  teamRule: { strong: Tag; date: string | number; answer: string | number; stay: string | number };
  reported: Record<never, never>;
  isWrong: Record<never, never>;
  sendReport: Record<never, never>;
  whatIsWrong: Record<never, never>;
  reportHint: Record<never, never>;
  watchTitle: Record<never, never>;
  watchAnswer: Record<never, never>;
  email: Record<never, never>;
  watchHint: Record<never, never>;
  inBrief: { country: string | number };
  factsAndFigures: { country: string | number };
  capital: Record<never, never>;
  currency: { count: number };
  currencyNamed: { name: string | number; code: string | number };
  languages: Record<never, never>;
  time: Record<never, never>;
  timeZones: { west: string | number; east: string | number };
  callingCode: Record<never, never>;
  watchSent: Record<never, never>;
  kindOfStay: Record<never, never>;
  anyPassport: Record<never, never>;
  anyPassportOn: { date: string | number };
  visaInformation: { country: string | number };
  changePassport: Record<never, never>;
  applyInApp: { name: string | number };
  longerVisa: { days: number; link: Tag; site: string | number };
  pastDay: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'answers',
  language: 'en',
  messages: {
    visaFor: [["country"],": visa and entry"],
    question: [["passport"]," → ",["country"]],
    change: "Change",
    guessed: "We guessed this from your location. Change it if it is wrong.",
    byDefault: "This is the site’s default. Change it if it is wrong.",
    forWhom: "These rules are for ordinary passports, not for travel documents of refugees or stateless persons.",
    answer: "Answer",
    applyOn: ["Apply on ",["site"]],
    applyOnFee: ["Apply on ",["site"]," · ",["fee"]],
    applyOnTime: ["Apply on ",["site"]," · ",["time"]],
    applyOnFeeTime: ["Apply on ",["site"]," · ",["fee"]," · ",["time"]],
    free: "free",
    nothingToApplyFor: "Nothing to apply for",
    nothingSeeChecklist: "Nothing to apply for: see what to bring",
    sendForm: ["No visa needed: fill in ",["name",["form"]]],
    onArrivalSeeChecklist: "You get it at the border: see what to bring",
    askAuthority: ["Ask the authority: ",["site"]],
    seeOfficialPage: ["See the official page: ",["site"]],
    whereUnknown: "We don’t know where to apply: ask the embassy.",
    soonUnknown: ["We don’t know what applies from ",["date"],"."],
    soon: ["From ",["date"],": ",["answer"]],
    soonByOlderSource: ["From ",["date"],", by an older source: ",["answer"]],
    alsoOnline: "You can also apply online before you travel.",
    askBefore: "Our source is simplified: it leaves out documents and crossings. Ask the authority before you travel.",
    byFreeMovement: ["Freedom of movement: ",["zone"]],
    byRight: ["Right of entry: ",["link",["right"]]],
    reachedThrough: ["You can only get there through: ",["countries"],". You must be allowed to enter there too."],
    windowRule: [["zone"],": at most ",["days",2,{"one":[0," day"],"other":[0," days"]}]," in any ",["per"],", counted over the whole area."],
    planDays: "Count your days",
    stayBy: ["Length of stay: ",["link",["title"]]],
    olderStay: ["An older source says ",["stay"],": ",["link",["title"]]],
    otherwise: ["Otherwise: ",["answer"]],
    ifYouHold: ["If you hold: ",["document"]],
    ifYouAre: ["Only for: ",["who"]],
    documentsThatHelp: "A document that would help",
    withDocument: [["answer"]," if you hold: ",["document"]],
    underACondition: "Exceptions",
    exceptionsAt: ["There are more exceptions: ",["link",["title"]]],
    yourPassports: "Your passports",
    everyPassport: [["country"],": entry rules by passport"],
    unconfirmed: [["strong","Unconfirmed:"]," this comes from somebody other than the authority."],
    unconfirmedLaw: [["strong","Unconfirmed:"]," this comes from a published law; we have not checked it ourselves."],
    unconfirmedUnread: [["strong","Unconfirmed:"]," we know this official page, but have not read it."],
    ruleIsOld: [["strong","Unconfirmed:"]," we have not checked this for a long time."],
    entryDay: "Day of entry",
    show: "Show",
    atTheEnd: "Keep or correct this answer",
    condition: [["condition",1,{"biometric_passport":"With a biometric passport","identity_number":"With an identity number in the passport","passport_kind":"With some kinds of passport only","passport_issued_since":"With a passport issued since a set date","nationality_status":"For some holders of this passport only","by_air":"If you arrive by air","entry_point":"At some airports or border crossings only","papers_shown":"If you show certain papers on arrival","visa_held":"With a visa or permit of another country","other":"Under a condition"}]],
    otherSideBefore: ["Before ",["date"],": ",["answer"]],
    legalBasis: ["Legal basis: ",["law"],"."],
    visasNotIssued: ["Visas that are not issued: ",["visas"],"."],
    since: ["Since: ",["date"],"."],
    sinceUnknown: "Since: not stated.",
    untilDay: ["Until: ",["date"],"."],
    exceptionsExist: "Exceptions exist: see the official page.",
    sourceDated: ["Source: ",["link",["title"]],", ",["date"],"."],
    sourceCollected: ["Source: ",["link",["title"]],", ",["date"]," (collected)."],
    sourceUnconfirmed: ["Source: ",["link",["title"]],", ",["date"],". Unconfirmed."],
    officialSource: ["Official source, ",["date"],": ",["link",["title"]],"."],
    officialSourceChecked: ["Official source, ",["date"],": ",["link",["title"]],", checked by us on ",["day"],"."],
    teamSource: ["This site’s editors, by this page, ",["date"],": ",["link",["title"]],"."],
    sourceUnchecked: ["Source: ",["link",["source"]],"."],
    sourceChecked: ["Source: ",["link",["source"]],", checked by us on ",["day"],"."],
    collected: ["Source: ",["link",["source"]],". Not checked by us."],
    collectedOld: ["Source: ",["link",["source"]],". Not checked by us. Unconfirmed: our source is from ",["date"],"."],
    pageOfRule: ["Source: ",["link",["title"]],", read ",["read"],". ",["checked",1,{"no":"Not checked by us.","other":["Checked by us on ",["checked"],". Collected by ",["publisher"]," (",["licence"],")."]}]],
    pageOfPolicy: ["Source (visa policy): ",["link",["title"]],", read ",["read"],". ",["checked",1,{"no":"Not checked by us.","other":["Checked by us on ",["checked"],". Collected by ",["publisher"]," (",["licence"],")."]}]],
    pageOfOther: ["Source (another government): ",["link",["title"]],", read ",["read"],". ",["checked",1,{"no":"Not checked by us.","other":["Checked by us on ",["checked"],". Collected by ",["publisher"]," (",["licence"],")."]}]],
    collector: ["Collected by ",["collector"],"."],
    dateUnknown: "date unknown",
    edition: [["title"],", edition of ",["date"]],
    titleDated: [["title"],", ",["date"]],
    editors: "This site’s editors",
    otherOfficialPage: "Another official page",
    renewed: ["A newer source says the same: ",["source"],"."],
    recheckFailed: ["We could not confirm this on an official page (tried ",["date"],")."],
    answerStay: [["answer"]," · ",["stay"]],
    conditionAnswer: [["condition"],": ",["answer"]],
    appliedUntil: ["Until ",["date"]],
    stateAnswer: [["state"],": ",["answer"]],
    ownPassport: [["passport"],": enter on this one, it is your own country."],
    noPassport: "We don’t know the rules for your passports yet.",
    easiestPassport: [["passport"],": the easiest one here."],
    overruledUnsourced: [["strong","Without a source:"]," our own entry for ",["place"]," says “",["answer"],"”."],
    overruledOlder: [["strong","Older:"]," our own entry for ",["place"]," says “",["answer"],"”."],
    overruledUndated: [["strong","Without a date:"]," our own entry for ",["place"]," says “",["answer"],"”."],
    overruledTeam: [["strong","Our team’s entry (",["place"],"):"]," ",["answer"]],
    overruledDates: ["Its date: ",["date"],". Date of the answer above: ",["answerDate"],"."],
    nationalRules: [["strong",["country"],", national rules:"]," ",["answer"]],
    teamAndOfficial: ["Our team: ",["own"],". Official source: ",["other"],"."],
    teamAndCollected: ["Our team: ",["own"],". Collected rules: ",["other"],"."],
    otherSource: [["strong","Another source says otherwise (",["date"],")."]," ",["country"],": ",["answer"]],
    moreInFullAnswer: "Other documents may make it easier: see the full answer.",
    reachedThroughOthers: [["country"],": you can only get there through other countries. They must let you in too."],
    destinationsThere: [["country"],": destinations"],
    ownRule: [["strong","This destination’s own rule:"]," ",["answer"]," · ",["stay"]],
    teamRule: [["strong","Our team, ",["date"],":"]," ",["answer"]," · ",["stay"]],
    reported: "Thank you for telling us.",
    isWrong: "Is this wrong?",
    sendReport: "Send to the editors",
    whatIsWrong: "What is wrong, and how do you know?",
    reportHint: "We also get the answer shown above. Don’t write anything personal.",
    watchTitle: "Tell me by email when this changes",
    watchAnswer: "Watch this answer",
    email: "Email address",
    watchHint: "At most one email a day. Each has a link to stop.",
    inBrief: ["In brief: ",["country"]],
    factsAndFigures: [["country"],": facts and figures"],
    capital: "Capital",
    currency: [["count",2,{"one":"Currency","other":"Currencies"}]],
    currencyNamed: [["name"]," (",["code"],")"],
    languages: "Languages",
    time: "Time",
    timeZones: [["west"]," to ",["east"]],
    callingCode: "Calling code",
    watchSent: "Thank you.",
    kindOfStay: "Kind of stay",
    anyPassport: "With any passport",
    anyPassportOn: ["With any passport (",["date"],")"],
    visaInformation: [["country"],": visa information"],
    changePassport: "Change passport",
    applyInApp: ["Apply in the app: ",["name"]],
    longerVisa: [["days",2,{"one":["There is a visa for up to ",0," day"],"other":["There is a visa for up to ",0," days"]}],": ",["link",["site"]]],
    pastDay: "This day is past. Where we don’t know the first day of a rule, you see the rule of today.",
  },
};
export default catalogue;
