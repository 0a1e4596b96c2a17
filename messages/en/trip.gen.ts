// Compiled from trip.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  formLabel: Record<never, never>;
  passport: Record<never, never>;
  passportOf: { number: string | number };
  secondPassport: Record<never, never>;
  secondPassportOf: { number: string | number };
  addSecondPassport: Record<never, never>;
  guessed: Record<never, never>;
  byDefault: Record<never, never>;
  addTraveller: Record<never, never>;
  removeTraveller: { number: string | number };
  travellers: Record<never, never>;
  stops: Record<never, never>;
  stop: { number: string | number };
  dayOfEntry: Record<never, never>;
  nights: Record<never, never>;
  changesPlanes: Record<never, never>;
  removeStop: { number: string | number };
  addStop: Record<never, never>;
  start: Record<never, never>;
  back: Record<never, never>;
  backHint: Record<never, never>;
  show: Record<never, never>;
  chooseStop: Record<never, never>;
  problems: Record<never, never>;
  withPassport: { passport: string | number };
  withGuess: { passport: string | number };
  withDefault: { passport: string | number };
  noDays: { countries: string | number };
  todaysRules: Record<never, never>;
  wayBack: Record<never, never>;
  whyBorder: { why: "next_in_zone" | "next_in_country" | "from_zone" | "from_country" | "no_third_country" };
  notOpen: { programmes: string | number };
  toDo: { access: "own_country" | "freedom_of_movement" | "visa_free" | "visa_on_arrival" | "eta" | "e_visa" | "travel_permit" | "visa_required" | "no_admission" | "unknown" };
  notAllowed: Record<never, never>;
  applyAt: { site: Tag; title: string | number };
  sendForm: { site: Tag; title: string | number };
  tooLongDays: { over: number; days: string | number; allowed: string | number; day: string | number };
  tooLongUndated: { over: number; days: string | number; allowed: string | number };
  tooLongMonths: { months: number; day: string | number };
  tooLongMonthsUndated: { days: string | number; months: number };
  overWindow: { zone: string | number; over: number; allowed: string | number; per: string | number };
  countDays: Record<never, never>;
  entersAgain: { count: number };
  details: Record<never, never>;
  detailsFor: { country: string | number };
  fullAnswer: { country: string | number };
  fullTransitAnswer: { country: string | number };
  condition: { condition: string | number; otherwise: string | number };
  checklist: Record<never, never>;
  officialOnly: Record<never, never>;
  validThroughout: Record<never, never>;
  validityUnknown: { countries: string | number };
  changingPlanes: { country: string | number };
  everyone: Record<never, never>;
  route: { stops: string | number; stop: string | number };
  disclaimer: Record<never, never>;
  enter: { country: string | number };
  changeAt: { country: string | number };
  leaveBy: { country: string | number };
  sendFrom: { form: string | number; country: string | number };
  firstDay: { day: string | number };
  saveCalendar: Record<never, never>;
  copyLink: Record<never, never>;
  print: Record<never, never>;
  linkCopied: Record<never, never>;
  cannotCopy: Record<never, never>;
  noCountryOnLine: { line: string | number };
  unknownStop: { text: string | number };
  unknownStart: { text: string | number };
  notADay: { text: string | number; country: string | number };
  notNights: { text: string | number; max: string | number };
  tooManyStops: { max: string | number };
  moreDays: { days: string | number };
  moreNights: { nights: string | number };
  notAStop: { text: string | number };
  outOfOrder: { later: string | number; earlier: string | number };
  stopOn: { country: string | number; day: string | number };
  staysOn: { stop: string | number; next: string | number };
  dayForNights: { day: string | number; count: number };
  problem: { problem: string | number };
  hoursBetween: Record<never, never>;
  connectionField: { field: "overnight" | "airport" | "ticket" };
  connectionChoice: { choice: "yes" | "no" | "same" | "another" | "through" | "collect" | "two" | "unknown" };
  saidHours: { hours: number };
  said: { said: "yes" | "no" | "same" | "another" | "through" | "collect" | "two" };
  way: { way: "airside" | "border" };
  whyFlights: { why: "other_airport" | "two_tickets" | "collects_bags" | "too_long" | "overnight"; hours: number; max: string | number };
  instead: Record<never, never>;
  conditionsMet: { conditions: string | number };
  conditionsOpen: { conditions: string | number };
  notOpenFor: { why: "too_long" | "other_airport" | "bags"; programmes: string | number };
  notHours: { text: string | number; max: string | number };
  notAChoice: { text: string | number; field: string | number; known: string | number };
  onlyChanging: { country: string | number };
  moreFlights: { texts: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'trip',
  language: 'en',
  messages: {
    title: "Plan a trip",
    intro: "See what you need at each stop. Your trip is saved in the link.",
    formLabel: "Trip",
    passport: "Passport",
    passportOf: ["Passport of traveller ",["number"]],
    secondPassport: "Second passport",
    secondPassportOf: ["Second passport of traveller ",["number"]],
    addSecondPassport: "Add a second passport",
    guessed: "We guessed this from your location. Change it if it is wrong.",
    byDefault: "This is the site’s default. Change it if it is wrong.",
    addTraveller: "Add a traveller",
    removeTraveller: ["Remove traveller ",["number"]],
    travellers: "Travellers",
    stops: "Stops, in order",
    stop: ["Stop ",["number"]],
    dayOfEntry: "Day of entry",
    nights: "Nights",
    changesPlanes: "Only changing planes",
    removeStop: ["Remove stop ",["number"]],
    addStop: "Add a stop",
    start: "Starting from",
    back: "Include the way back",
    backHint: "Without a start, you return to the country of your passport.",
    show: "Show what I need",
    chooseStop: "Choose a stop",
    problems: "What is wrong with this trip",
    withPassport: ["With: ",["passport"]],
    withGuess: ["With: ",["passport"]," (our guess)"],
    withDefault: ["With: ",["passport"]," (the site’s default)"],
    noDays: ["Without a day of entry, today’s rules are shown for: ",["countries"],"."],
    todaysRules: "No day: today’s rules",
    wayBack: "Way back",
    whyBorder: [["why",1,{"next_in_zone":"You go through passport control here, because your next stop is in the same border zone.","next_in_country":"You go through passport control here, because your next stop is in the same country.","from_zone":"You are already past passport control when you land here, because you come from the same border zone.","from_country":"You are already past passport control when you land here, because you come from the same country.","no_third_country":"This is no transit: you fly back to the country that you came from, not on to a third country.","other":""}]],
    notOpen: ["Not open to you, because you fly back to the country that you came from: ",["programmes"],"."],
    toDo: [["access",1,{"own_country":"Enter with the passport of this country.","freedom_of_movement":"Nothing to apply for.","visa_free":"Nothing to apply for.","visa_on_arrival":"Get your visa at the border.","eta":"Apply online before you travel.","e_visa":"Apply online before you travel.","travel_permit":"Apply for the permit before you travel.","visa_required":"Apply before you travel.","no_admission":"Change your trip or ask the embassy.","unknown":"Ask the embassy what you need.","other":""}]],
    notAllowed: "Change your trip or ask the embassy.",
    applyAt: ["Apply before you travel: ",["site",["title"]],"."],
    sendForm: ["Send the arrival form: ",["site",["title"]],"."],
    tooLongDays: [["over",2,{"one":[0," day"],"other":[0," days"]}]," too long (",["days"]," planned, ",["allowed"]," allowed). Leave by ",["day"],"."],
    tooLongUndated: [["over",2,{"one":[0," day"],"other":[0," days"]}]," too long (",["days"]," planned, ",["allowed"]," allowed)."],
    tooLongMonths: ["Too long: ",["months",2,{"one":[0," month is"],"other":[0," months are"]}]," allowed. Leave by ",["day"],"."],
    tooLongMonthsUndated: ["Perhaps too long: ",["days"]," days planned, ",["months",2,{"one":[0," month is"],"other":[0," months are"]}]," allowed."],
    overWindow: [["zone"],": you would overstay on ",["over",2,{"one":[0," day"],"other":[0," days"]}]," (",["allowed"]," allowed in any ",["per"],")."],
    countDays: "Count your days",
    entersAgain: ["You enter again: make sure your visa allows ",["count",2,{"=2":"two entries","other":[0," entries"]}],"."],
    details: "Details",
    detailsFor: ["Details: ",["country"]],
    fullAnswer: ["Full answer: ",["country"]],
    fullTransitAnswer: ["Full answer on transit: ",["country"]],
    condition: [["condition"],". Otherwise: ",["otherwise"],"."],
    checklist: "Checklist",
    officialOnly: "Use official sites. Others charge more for the same application.",
    validThroughout: "Your passport must be valid on every day of the trip.",
    validityUnknown: ["We don’t know how long your passport must be valid after these stops: ",["countries"],". Ask the embassy or the airline."],
    changingPlanes: [["country"],": changing planes"],
    everyone: "Everyone",
    route: [["stops"]," → ",["stop"]],
    disclaimer: "Border officers and airlines decide. Rules can change: confirm with each embassy before you travel.",
    enter: ["Enter: ",["country"]],
    changeAt: ["Change planes: ",["country"]],
    leaveBy: ["Leave: ",["country"]],
    sendFrom: ["Send from today: ",["form"]," (",["country"],")"],
    firstDay: ["First day: ",["day"],"."],
    saveCalendar: "Save to calendar",
    copyLink: "Copy link",
    print: "Print",
    linkCopied: "Link copied",
    cannotCopy: "Your browser blocks copying. Copy the address above.",
    noCountryOnLine: ["Line ",["line"]," has a date and no country."],
    unknownStop: ["“",["text"],"” is not the code of a country with answers here: left out."],
    unknownStart: ["“",["text"],"” is not the code of a country to start from: left out."],
    notADay: ["“",["text"],"” is not a date. Write it as 2027-01-31. Today’s rules are shown for: ",["country"],"."],
    notNights: ["“",["text"],"” is not a number of nights (0 to ",["max"],"): left out."],
    tooManyStops: ["A trip has at most ",["max"]," stops: all after line ",["max"]," are left out."],
    moreDays: ["More dates than stops: ",["days"]," left out."],
    moreNights: ["More numbers of nights than stops: ",["nights"]," left out."],
    notAStop: ["“",["text"],"” is not the number of a stop: left out."],
    outOfOrder: ["Check the days: ",["later"]," is before ",["earlier"],"."],
    stopOn: [["country"]," (",["day"],")"],
    staysOn: ["Check the nights: ",["stop"]," is after the next day of entry: ",["next"],"."],
    dayForNights: [["day"]," · ",["count",2,{"one":[0," night"],"other":[0," nights"]}]],
    problem: [["problem"],"."],
    hoursBetween: "Hours between flights",
    connectionField: [["field",1,{"overnight":"Overnight","airport":"Next flight from","ticket":"Ticket and bags","other":""}]],
    connectionChoice: [["choice",1,{"yes":"Yes","no":"No","same":"The same airport","another":"Another airport","through":"One ticket, bags checked through","collect":"One ticket, I collect my bags","two":"Two tickets","unknown":"Not known","other":""}]],
    saidHours: [["hours",2,{"one":[0," hour between flights"],"other":[0," hours between flights"]}]],
    said: [["said",1,{"yes":"overnight","no":"not overnight","same":"same airport","another":"another airport","through":"one ticket, bags checked through","collect":"one ticket, bags collected","two":"two tickets","other":""}]],
    way: [["way",1,{"airside":"Staying in the transit area","border":"Going through passport control","other":""}]],
    whyFlights: [["why",1,{"other_airport":"You go through passport control here, because you change airports.","two_tickets":"With two tickets you go through passport control here, to collect your bags and check in again.","collects_bags":"You go through passport control here, to collect your bags.","too_long":[["hours",2,{"one":[0," hour"],"other":[0," hours"]}],": longer than the ",["max"]," that the transit area here allows."],"overnight":"You can’t stay in the transit area here overnight.","other":""}]],
    instead: "To go through passport control between two flights",
    conditionsMet: ["You meet: ",["conditions"],"."],
    conditionsOpen: ["Also needed: ",["conditions"],"."],
    notOpenFor: [["why",1,{"too_long":["Too short for your connection: ",["programmes"],"."],"other_airport":["Not for a change of airports: ",["programmes"],"."],"bags":["Only with bags checked through: ",["programmes"],"."],"other":""}]],
    notHours: ["“",["text"],"” is not a number of hours (1 to ",["max"],"): left out."],
    notAChoice: ["“",["text"],"” is not an answer to “",["field"],"” (",["known"],"): left out."],
    onlyChanging: ["Details of flights count only where you change planes. Left out: ",["country"],"."],
    moreFlights: ["More details of flights than stops: ",["texts"]," left out."],
  },
};
export default catalogue;
