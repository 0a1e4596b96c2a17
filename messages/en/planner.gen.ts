// Compiled from planner.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  noZone: Record<never, never>;
  noZoneHint: Record<never, never>;
  yourStays: { zone: string | number };
  anyOrder: Record<never, never>;
  kept: Record<never, never>;
  notKept: Record<never, never>;
  sentOnly: Record<never, never>;
  offline: Record<never, never>;
  rule: { days: string | number; per: string | number };
  onThisDay: Record<never, never>;
  todayInUtc: { day: string | number };
  isToday: Record<never, never>;
  isChosen: Record<never, never>;
  noSuchDay: Record<never, never>;
  today: Record<never, never>;
  show: Record<never, never>;
  uncounted: { count: number };
  dayByDay: Record<never, never>;
  calendarHint: { days: string | number; per: string | number };
  chooseDay: Record<never, never>;
  oldPage: { day: string | number };
  where: Record<never, never>;
  zoneOption: { zone: string | number; days: string | number; per: string | number };
  key: Record<never, never>;
  keyThere: Record<never, never>;
  keyExempt: Record<never, never>;
  keyOver: Record<never, never>;
  keyWindow: Record<never, never>;
  calendar: Record<never, never>;
  earlierMonths: Record<never, never>;
  laterMonths: Record<never, never>;
  dayLabel: { day: string | number; kind: "there" | "exempt" | "over" | "away"; used: string | number; allowed: string | number; when: "today" | "another" };
  days: { count: number };
  usedDays: { figure: Tag; used: string | number; allowed: string | number };
  leftDays: { figure: Tag; left: string | number };
  overLimit: { over: number; used: string | number; allowed: string | number };
  window: { per: string | number; day: string | number; span: string | number };
  fullStay: { days: number };
  chosenDay: Record<never, never>;
  afterAway: { days: number };
  thereUntil: { day: string | number };
  there: { day: string | number };
  enterLeaveBy: { day: string | number };
  enter: { day: string | number };
  noDayLeft: Record<never, never>;
  cannotEnter: Record<never, never>;
  usedBefore: { per: string | number; used: string | number };
  lastAllowed: { day: string | number };
  enterAgain: { day: string | number };
  longestStay: { days: number };
  dropOut: Record<never, never>;
  keepNone: Record<never, never>;
  keepLater: { day: string | number; days: number };
  overstayed: { days: number };
  wouldOverstay: { days: number };
  overstayDays: { allowed: string | number; per: string | number; days: string | number };
  pastOverstay: Record<never, never>;
  moreDays: { count: number };
  dayOver: { day: string | number; over: string | number };
  changeFirst: Record<never, never>;
  mayStayUntil: { day: string | number };
  noDayAllowed: Record<never, never>;
  hadToLeave: { day: string | number };
  moveStay: { enter: string | number; leave: string | number };
  leaveBy: { leave: string | number };
  enterFrom: { enter: string | number };
  enterAndLeave: { enter: string | number; leave: string | number };
  saveCalendar: Record<never, never>;
  copyLink: Record<never, never>;
  print: Record<never, never>;
  linkCopied: Record<never, never>;
  cannotCopy: Record<never, never>;
  linkField: Record<never, never>;
  eventStay: { zone: string | number };
  eventExempt: { days: number };
  eventCounted: { days: number; used: string | number; allowed: string | number; per: string | number };
  eventLastDay: { zone: string | number };
  eventLastDayMore: { allowed: string | number; per: string | number };
  eventFull: { days: number; zone: string | number };
  linkBrings: { count: number };
  linkedStay: { entry: string | number; exit: string | number };
  linkedExempt: { entry: string | number; exit: string | number };
  sameStays: Record<never, never>;
  replacesStays: Record<never, never>;
  useStays: Record<never, never>;
  close: Record<never, never>;
  keepMine: Record<never, never>;
  noThanks: Record<never, never>;
  printedStays: Record<never, never>;
  printedStay: { span: string | number; days: number };
  printedExempt: { span: string | number; days: number };
  stay: { number: string | number };
  entry: Record<never, never>;
  exit: Record<never, never>;
  note: Record<never, never>;
  removeStay: { number: string | number };
  exempt: Record<never, never>;
  stayLength: { days: number; when: "past" | "now" | "planned" | "exempt" };
  addStay: Record<never, never>;
  stayRemoved: Record<never, never>;
  undo: Record<never, never>;
  fullPlan: { max: string | number };
  countDays: Record<never, never>;
  moreRows: Record<never, never>;
  alsoCounted: { span: string | number };
  dayOnce: { day: string | number };
  merged: { other: string | number; shared: string | number };
  exitBeforeEntry: Record<never, never>;
  tooLong: Record<never, never>;
  notADay: Record<never, never>;
  entryMissing: Record<never, never>;
  exitMissing: Record<never, never>;
  howCounted: Record<never, never>;
  howRule: { zone: string | number; days: string | number; per: string | number };
  howDays: Record<never, never>;
  howFull: { away: number; days: string | number };
  howVisa: { answers: Tag };
  source: { page: Tag; title: string | number };
  sourceDated: { page: Tag; title: string | number; date: string | number };
  membersCount: { count: number };
  joined: Record<never, never>;
  memberFrom: { country: string | number; day: string | number };
  leaving: Record<never, never>;
  memberUntil: { country: string | number; day: string | number };
  headTitle: Record<never, never>;
  headDescription: Record<never, never>;
  printedNote: { stay: string | number; note: string | number };
  adviceOn: { strong: Tag; stay: string | number; advice: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'planner',
  language: 'en',
  messages: {
    title: "Days in Schengen",
    intro: "See how many days you have used and until when you may stay.",
    noZone: "No rule",
    noZoneHint: "No rule here counts days.",
    yourStays: ["Your stays: ",["zone"]],
    anyOrder: "Past and planned, in any order. The days of entry and exit both count.",
    kept: "Saved in this browser only.",
    notKept: "Not saved: your browser blocks it. Your stays are gone when you close this page.",
    sentOnly: "Your stays are sent to be counted, and not saved.",
    offline: "This page works offline.",
    rule: [["days"]," days in any ",["per"]],
    onThisDay: "On this day",
    todayInUtc: ["Today in UTC: ",["day"]],
    isToday: "Today, by your clock",
    isChosen: "The day you chose",
    noSuchDay: "This day does not exist. Today is shown instead.",
    today: "Today",
    show: "Show",
    uncounted: [["count",2,{"one":"One stay is not counted: its dates are incomplete or wrong.","other":[0," stays are not counted: their dates are incomplete or wrong."]}]],
    dayByDay: "Day by day",
    calendarHint: ["Below each date: days used, of ",["days"],", in the ",["per"]," days up to it."],
    chooseDay: "Choose a day to plan from it.",
    oldPage: ["This page is from ",["day"],". Rules may have changed since then: go online and reload it."],
    where: "Where",
    zoneOption: [["zone"],": ",["days"]," in any ",["per"]," days"],
    key: "Key",
    keyThere: "Stay that counts",
    keyExempt: "Stay that does not count",
    keyOver: "Over the limit",
    keyWindow: "Counted for the chosen day",
    calendar: "Calendar",
    earlierMonths: "Earlier months",
    laterMonths: "Later months",
    dayLabel: [["day"],", ",["kind",1,{"there":"there","exempt":"there, not counted","over":"over the limit","away":"away","other":""}],", ",["used"]," of ",["allowed"]," used",["when",1,{"today":", today","another":"","other":""}]],
    days: [["count",2,{"one":[0," day"],"other":[0," days"]}]],
    usedDays: [["figure",["used"]]," of ",["allowed"]," days used"],
    leftDays: [["figure",["left"]]," left"],
    overLimit: [["over",2,{"one":[0," day"],"other":[0," days"]}]," over the limit (",["used"]," used, ",["allowed"]," allowed)"],
    window: ["In the ",["per"]," days up to ",["day"],": ",["span"],"."],
    fullStay: ["A full stay of ",["days",2,{"one":[0," day"],"other":[0," days"]}]," can begin on"],
    chosenDay: "This is the day you chose.",
    afterAway: ["After ",["days",2,{"one":[0," day"],"other":[0," days"]}]," away."],
    thereUntil: ["You are there on ",["day"],". You may stay until"],
    there: ["You are there on ",["day"]],
    enterLeaveBy: ["If you enter on ",["day"],", leave by"],
    enter: ["If you enter on ",["day"]],
    noDayLeft: "No day is left",
    cannotEnter: "You cannot enter on this day",
    usedBefore: ["Days used in the ",["per"]," days up to it: ",["used"],"."],
    lastAllowed: ["Last allowed day of this stay: ",["day"],"."],
    enterAgain: ["You can enter again from ",["day"],"."],
    longestStay: ["Longest stay from that day: ",["days",2,{"one":[0," day"],"other":[0," days"]}],", including the day you leave."],
    dropOut: "Days of earlier stays stop counting meanwhile.",
    keepNone: "Any stay then puts a later stay over the limit.",
    keepLater: ["Leave by ",["day"]," (",["days",2,{"one":[0," day"],"other":[0," days"]}],") to keep all your later stays allowed."],
    overstayed: ["You overstayed on ",["days",2,{"one":[0," day"],"other":[0," days"]}],"."],
    wouldOverstay: ["You would overstay on ",["days",2,{"one":[0," day"],"other":[0," days"]}],"."],
    overstayDays: ["Over the limit of ",["allowed"]," days in any ",["per"],": ",["days"],"."],
    pastOverstay: "You can still plan: past days only count. Authorities may see it differently. Ask them before you travel.",
    moreDays: [["count",2,{"one":["And ",0," day more."],"other":["And ",0," days more."]}]],
    dayOver: [["day"],": ",["over"]],
    changeFirst: "Change earlier stays first: later ones depend on them.",
    mayStayUntil: ["You may stay until ",["day"],"."],
    noDayAllowed: "No day of this stay was allowed. Leave now.",
    hadToLeave: ["You had to leave by ",["day"],". Leave now."],
    moveStay: ["No day of this stay is allowed. Enter no earlier than ",["enter"]," and leave by ",["leave"],"."],
    leaveBy: ["Leave by ",["leave"],"."],
    enterFrom: ["Enter no earlier than ",["enter"],"."],
    enterAndLeave: ["Enter no earlier than ",["enter"]," and leave by ",["leave"],"."],
    saveCalendar: "Save to calendar",
    copyLink: "Copy link with stays",
    print: "Print",
    linkCopied: "Link copied. It shows the days of your stays, not your notes.",
    cannotCopy: "Your browser blocks copying. Copy the link from here:",
    linkField: "Link to this plan",
    eventStay: ["Stay: ",["zone"]],
    eventExempt: [["days",2,{"one":[0," day"],"other":[0," days"]}]," under a residence permit or long-stay visa: not counted."],
    eventCounted: [["days",2,{"one":[0," day"],"other":[0," days"]}],". Used on the day of exit: ",["used"]," of ",["allowed"]," in any ",["per"],"."],
    eventLastDay: ["Last allowed day: ",["zone"]],
    eventLastDayMore: ["Leave on this day or earlier: ",["allowed"]," days in any ",["per"]," are allowed."],
    eventFull: ["A full stay of ",["days",2,{"one":[0," day"],"other":[0," days"]}]," can begin: ",["zone"]],
    linkBrings: [["count",2,{"one":"This link brings a stay","other":["This link brings ",0," stays"]}]],
    linkedStay: [["entry"]," to ",["exit"]],
    linkedExempt: [["entry"]," to ",["exit"],", not counted"],
    sameStays: "You have entered the same stays.",
    replacesStays: "Using them replaces your stays.",
    useStays: "Use these stays",
    close: "Close",
    keepMine: "Keep mine",
    noThanks: "No, thanks",
    printedStays: "Stays",
    printedStay: [["span"],": ",["days",2,{"one":[0," day"],"other":[0," days"]}]],
    printedExempt: [["span"],": ",["days",2,{"one":[0," day"],"other":[0," days"]}],", not counted"],
    stay: ["Stay ",["number"]],
    entry: "Entry",
    exit: "Exit",
    note: "Note",
    removeStay: ["Remove stay ",["number"]],
    exempt: "Under a residence permit or long-stay visa",
    stayLength: [["days",2,{"one":[0," day"],"other":[0," days"]}],", ",["when",1,{"past":"past","now":"now","planned":"planned","exempt":"not counted","other":""}]],
    addStay: "Add a stay",
    stayRemoved: "Stay removed.",
    undo: "Undo",
    fullPlan: ["A plan holds at most ",["max"]," stays."],
    countDays: "Count the days",
    moreRows: "More rows",
    alsoCounted: ["Another stay counts on some of these days: ",["span"],"."],
    dayOnce: ["Another stay ends on the first day: ",["day"]," counts once."],
    merged: ["Overlaps with ",["other"],": ",["shared"]," counts once."],
    exitBeforeEntry: "The day of exit is before the day of entry",
    tooLong: "This is more than ten years: check both years",
    notADay: "Use a day of the years 1900 to 2099. Write it as 2026-02-17",
    entryMissing: "Enter the day of entry",
    exitMissing: "Enter the day of exit, or the day on which you plan to leave",
    howCounted: "How the days are counted",
    howRule: [["zone"],": on each day of a stay, at most ",["days"]," days may be used in the ",["per"]," days up to it."],
    howDays: "The day of entry and the day of exit both count, at any hour. Each day counts once, however many countries you are in.",
    howFull: ["After ",["away",2,{"one":[0," day"],"other":[0," days"]}]," away you can stay all ",["days"]," days again."],
    howVisa: ["A visa may allow fewer days. ",["answers","See what your passport needs."]],
    source: ["Source: ",["page",["title"]]],
    sourceDated: ["Source: ",["page",["title"]],", ",["date"]],
    membersCount: [["count",2,{"one":[0," country"],"other":[0," countries count as one"]}]],
    joined: "Days in a country before it joined don’t count. Leave them out of your stays:",
    memberFrom: [["country"],": member from ",["day"]],
    leaving: "Members until a certain day:",
    memberUntil: [["country"],": member until ",["day"]],
    headTitle: "Days in Schengen: 90 in any 180",
    headDescription: "Count your days in the Schengen area: how many of 90 in any 180 are used, until when you can stay, and when a full stay can begin.",
    printedNote: [["stay"]," (",["note"],")"],
    adviceOn: [["strong",["stay"],":"]," ",["advice"]],
  },
};
export default catalogue;
