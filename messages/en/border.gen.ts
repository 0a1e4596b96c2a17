// Compiled from border.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  useOfficialSite: Record<never, never>;
  usualSteps: Record<never, never>;
  authority: { link: Tag; title: string | number };
  notInOperation: { title: string | number };
  notInOperationOn: { title: string | number; date: string | number };
  collectedBy: { collector: string | number };
  collectedUnder: { collector: string | number; licence: string | number };
  officialSite: { site: string | number };
  officialSiteLink: { link: Tag; title: string | number };
  notResearched: { count: string | number };
  notRequired: { subjects: string | number };
  subject: { subject: "apply" | "passport" | "blank_pages" | "arrival_form" | "onward_ticket" | "funds" | "insurance" | "vaccination" | "levy" | "registration" | "minors" | "travel_history" | "own_passport" | "overstay" | "cash" | "medicine" | "driving" | "place_permit" | "biometrics" | "entry_mode" | "airline" };
  subjectInList: { subject: "apply" | "passport" | "blank_pages" | "arrival_form" | "onward_ticket" | "funds" | "insurance" | "vaccination" | "levy" | "registration" | "minors" | "travel_history" | "own_passport" | "overstay" | "cash" | "medicine" | "driving" | "place_permit" | "biometrics" | "entry_mode" };
  applyOnArrival: Record<never, never>;
  applyEta: Record<never, never>;
  applyEVisa: Record<never, never>;
  applyPermit: Record<never, never>;
  applyVisa: Record<never, never>;
  applyTransitVisa: Record<never, never>;
  applyToWork: Record<never, never>;
  notAccepted: Record<never, never>;
  needUnknown: Record<never, never>;
  askAirline: Record<never, never>;
  restricted: { restriction: string | number };
  doubtCondition: { answer: string | number };
  doubtDisagreement: { answer: string | number };
  doubtAsk: { answer: string | number };
  doubtChange: { answer: string | number };
  doubtEnd: { answer: string | number; date: string | number };
  doubtUnconfirmed: { answer: string | number };
  doubtOld: { answer: string | number };
  underCondition: { condition: string | number; answer: string | number };
  otherwise: { answer: string | number };
  sourcesDisagree: Record<never, never>;
  askBefore: Record<never, never>;
  ruleChanges: Record<never, never>;
  unconfirmed: Record<never, never>;
  oldSource: Record<never, never>;
  formIsNoVisa: Record<never, never>;
  sendOnArrivalDay: Record<never, never>;
  sendFrom: { days: number };
  sendFromDay: { days: number; date: string | number };
  validOnEntry: Record<never, never>;
  validForStay: Record<never, never>;
  validAsVisa: Record<never, never>;
  validDays: { from: "entry" | "departure" | "visa_expiry" | "application"; count: number };
  validMonths: { from: "entry" | "departure" | "visa_expiry" | "application"; count: number };
  validYears: { from: "entry" | "departure" | "visa_expiry" | "application"; count: number };
  issuedMonths: { count: number };
  issuedYears: { count: number };
  validUntil: { date: string | number };
  issuedOnOrAfter: { date: string | number };
  blankPages: { count: number };
  onwardTicket: { binding: "required" | "may_be_asked" | "recommended" | "not_required" };
  funds: { binding: "required" | "may_be_asked" | "recommended" | "not_required" };
  insurance: { binding: "required" | "may_be_asked" | "recommended" | "not_required" };
  minors: { binding: "required" | "may_be_asked" | "recommended" | "not_required" };
  levyAmount: { levy: string | number; amount: string | number };
  moneyPer: { per: "person" | "person_day" | "person_month" | "trip"; money: string | number };
  amount: { amount: string | number };
  minimumCover: { amount: string | number };
  noRegistration: Record<never, never>;
  register: Record<never, never>;
  registerWithin: { unit: "minutes" | "hours" | "days" | "working_days"; count: number };
  vaccine: { vaccine: string };
  noVaccination: { vaccine: string | number };
  vaccinationRecommended: { vaccine: string | number };
  certificate: { vaccine: string | number };
  certificateListed: { count: number; vaccine: string | number };
  certificateRisk: { vaccine: string | number };
  changingPlanes: Record<never, never>;
  changingPlanesLong: { hours: number };
  fromMonths: { months: number };
  fromYears: { years: number };
  listedCountries: { count: number; countries: string | number };
  riskCountries: { count: number; countries: string | number };
  onYourRoute: { countries: string | number };
  noneOnRoute: Record<never, never>;
  askAfter: { countries: string | number };
  concerns: { concerns: "visa_free" | "visa" | "e_visa" | "visa_on_arrival" };
  permissionOnly: Record<never, never>;
  withoutVisa: Record<never, never>;
  feeNote: { note: string | number };
  free: Record<never, never>;
  priceNoted: { price: string | number; note: string | number };
  priceUnconfirmed: { price: string | number };
  freeUnconfirmed: Record<never, never>;
  freeUnconfirmedNoted: { note: string | number };
  validFor: { days: number };
  validForYears: { years: number };
  stayUpTo: { days: number };
  entries: { entries: "single" | "double" | "multiple" };
  length: { unit: "minutes" | "hours" | "days" | "working_days"; count: number };
  processing: { time: string | number };
  timeAtOnce: Record<never, never>;
  timeAtLeast: { time: string | number };
  timeUpTo: { time: string | number };
  timeRange: { least: string | number; time: string | number };
  airside: Record<never, never>;
  landside: Record<never, never>;
  landsideWhy: Record<never, never>;
  bindingOf: { subject: "apply" | "passport" | "blank_pages" | "arrival_form" | "onward_ticket" | "funds" | "insurance" | "vaccination" | "levy" | "registration" | "minors"; binding: "required" | "may_be_asked" | "recommended" | "not_required" | "optional" | "depends" };
  applicationKind: { kind: "eta" | "e_visa" | "visa" | "visa_on_arrival" | "arrival_card" | "authority" };
  applicationOnline: Record<never, never>;
  applicationStay: { days: number };
  applicationEntries: { entries: "single" | "double" | "multiple" };
  applicationTitle: { kind: string | number; details: string | number };
  sources: Record<never, never>;
  sourceMark: { number: string | number };
  oneOfThese: Record<never, never>;
  further: { subjects: string | number };
  travelHistory: { binding: "required" | "may_be_asked"; detail: "stamp" | "visit" | "crossing"; countries: string | number };
  ownCitizens: { binding: "required" | "may_be_asked" };
  asCitizens: { binding: "required" | "may_be_asked" };
  notRecognised: Record<never, never>;
  overstay: { per: "person_day" | "person_month" | "person" | "trip"; money: string | number };
  overstayUnpriced: Record<never, never>;
  fineAtMost: { money: string | number };
  barredMonths: { count: number };
  barredYears: { count: number };
  mayBeDetained: Record<never, never>;
  cash: { amount: "stated" | "any"; when: "in" | "out" | "both" | "unknown"; money: string | number };
  medicine: { detail: "permit" | "banned"; binding: "required" | "may_be_asked" };
  medicines: { medicines: string | number };
  supplyDays: { count: number };
  driving: { detail: "idp_1926" | "idp_1949" | "idp_1968" | "idp_both" };
  licenceMonths: { count: number };
  licenceDays: { count: number };
  placePermit: { detail: "area" | "trekking" | "border_zone"; place: string | number };
  biometrics: { binding: "required" | "may_be_asked"; detail: "fingerprints" | "photo" | "fingerprints_photo" };
  system: { system: string | number };
  entryMode: { binding: "required" | "may_be_asked"; mode: "air" | "land" | "sea" | "rail" };
  fromCountries: { countries: string | number };
  prescription: { binding: "required" | "may_be_asked" | "recommended" };
  periodThatCounts: { time: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'border',
  language: 'en',
  messages: {
    title: "Checklist",
    useOfficialSite: "Use the official site only: other websites charge more.",
    usualSteps: "How to apply, step by step",
    authority: ["Authority: ",["link",["title"]]],
    notInOperation: [["title"],": not in operation yet."],
    notInOperationOn: [["title"],": not in operation yet (",["date"],")."],
    collectedBy: ["Collected by ",["collector"],", not checked by us."],
    collectedUnder: ["Collected by ",["collector"]," (",["licence"],"), not checked by us."],
    officialSite: ["Official site: ",["site"]],
    officialSiteLink: ["Official site: ",["link",["title"]]],
    notResearched: ["Not researched yet (",["count"],")"],
    notRequired: ["Not required: ",["subjects"]],
    subject: [["subject",1,{"apply":"Apply","passport":"Passport","blank_pages":"Blank pages","arrival_form":"Arrival form","onward_ticket":"Onward ticket","funds":"Proof of money","insurance":"Insurance","vaccination":"Vaccinations","levy":"Levies","registration":"Registration","minors":"Children","travel_history":"Travel history","own_passport":"Own citizens","overstay":"Staying too long","cash":"Cash","medicine":"Medicines","driving":"Driving","place_permit":"Permits for places","biometrics":"Fingerprints and photo","entry_mode":"Ways of entry","airline":"Airline","other":""}]],
    subjectInList: [["subject",1,{"apply":"application","passport":"passport validity","blank_pages":"blank pages","arrival_form":"arrival form","onward_ticket":"onward ticket","funds":"proof of money","insurance":"insurance","vaccination":"vaccinations","levy":"levies","registration":"registration after arrival","minors":"documents for children","travel_history":"travel history","own_passport":"own citizens’ passport","overstay":"staying too long","cash":"cash","medicine":"medicines","driving":"driving","place_permit":"permits for places","biometrics":"fingerprints and photo","entry_mode":"ways of entry","other":""}]],
    applyOnArrival: "Visa on arrival: get it at the border",
    applyEta: "Travel authorisation: apply online before you travel",
    applyEVisa: "E-visa: apply online before you travel",
    applyPermit: "Entry permit: apply before you travel",
    applyVisa: "Visa: apply before you travel",
    applyTransitVisa: "Airport transit visa: apply before you travel",
    applyToWork: "Work visa or permit: apply first",
    notAccepted: "This passport is not accepted: ask the embassy",
    needUnknown: "We don’t know what you need: ask the embassy",
    askAirline: "Ask your airline whether you need a transit visa: we don’t know",
    restricted: [["restriction"],": ask the embassy"],
    doubtCondition: [["answer"],", but only under a condition"],
    doubtDisagreement: [["answer"],", but sources disagree: ask the embassy"],
    doubtAsk: [["answer"],", with exceptions: ask before you travel"],
    doubtChange: [["answer"],", but the rule changes around this day: ask which one applies"],
    doubtEnd: [["answer"]," until ",["date"]],
    doubtUnconfirmed: [["answer"]," (unconfirmed)"],
    doubtOld: [["answer"]," (our source is old)"],
    underCondition: [["condition"],": ",["answer"],"."],
    otherwise: ["Otherwise: ",["answer"],"."],
    sourcesDisagree: "Sources disagree: ask the embassy.",
    askBefore: "Ask before you travel.",
    ruleChanges: "The rule changes around this day: ask which one applies.",
    unconfirmed: "Unconfirmed.",
    oldSource: "Our source is old.",
    formIsNoVisa: "The form does not replace a visa.",
    sendOnArrivalDay: "Fill in the form on the day you arrive.",
    sendFrom: [["days",2,{"one":["Send the form from ",0," day before arrival."],"other":["Send the form from ",0," days before arrival."]}]],
    sendFromDay: [["days",2,{"one":["Send the form from ",["date"]," (",0," day before arrival)."],"other":["Send the form from ",["date"]," (",0," days before arrival)."]}]],
    validOnEntry: "Valid on entry",
    validForStay: "Valid for the whole stay",
    validAsVisa: "Valid as long as your visa",
    validDays: [["from",1,{"entry":[["count",2,{"one":["Valid for ",0," day from entry"],"other":["Valid for ",0," days from entry"]}]],"departure":[["count",2,{"one":["Valid for ",0," day from the day you leave the destination"],"other":["Valid for ",0," days from the day you leave the destination"]}]],"visa_expiry":[["count",2,{"one":["Valid for ",0," day from the last day of your visa"],"other":["Valid for ",0," days from the last day of your visa"]}]],"application":[["count",2,{"one":["Valid for ",0," day from the day you apply"],"other":["Valid for ",0," days from the day you apply"]}]],"other":""}]],
    validMonths: [["from",1,{"entry":[["count",2,{"one":["Valid for ",0," month from entry"],"other":["Valid for ",0," months from entry"]}]],"departure":[["count",2,{"one":["Valid for ",0," month from the day you leave the destination"],"other":["Valid for ",0," months from the day you leave the destination"]}]],"visa_expiry":[["count",2,{"one":["Valid for ",0," month from the last day of your visa"],"other":["Valid for ",0," months from the last day of your visa"]}]],"application":[["count",2,{"one":["Valid for ",0," month from the day you apply"],"other":["Valid for ",0," months from the day you apply"]}]],"other":""}]],
    validYears: [["from",1,{"entry":[["count",2,{"one":["Valid for ",0," year from entry"],"other":["Valid for ",0," years from entry"]}]],"departure":[["count",2,{"one":["Valid for ",0," year from the day you leave the destination"],"other":["Valid for ",0," years from the day you leave the destination"]}]],"visa_expiry":[["count",2,{"one":["Valid for ",0," year from the last day of your visa"],"other":["Valid for ",0," years from the last day of your visa"]}]],"application":[["count",2,{"one":["Valid for ",0," year from the day you apply"],"other":["Valid for ",0," years from the day you apply"]}]],"other":""}]],
    issuedMonths: [["count",2,{"one":"Issued within the last month","other":["Issued within the last ",0," months"]}]],
    issuedYears: [["count",2,{"one":"Issued within the last year","other":["Issued within the last ",0," years"]}]],
    validUntil: ["Your passport must be valid until ",["date"],"."],
    issuedOnOrAfter: ["Your passport must be issued on ",["date"]," or later."],
    blankPages: [["count",2,{"one":["At least ",0," blank page"],"other":["At least ",0," blank pages"]}]],
    onwardTicket: [["binding",1,{"required":"Bring a return or onward ticket","may_be_asked":"You may be asked for a return or onward ticket","recommended":"A return or onward ticket is recommended","not_required":"No onward ticket is required","other":""}]],
    funds: [["binding",1,{"required":"Bring proof of enough money for your stay","may_be_asked":"You may be asked to show enough money for your stay","recommended":"Proof of money is recommended","not_required":"No proof of money is required","other":""}]],
    insurance: [["binding",1,{"required":"Bring proof of travel health insurance","may_be_asked":"You may be asked for travel health insurance","recommended":"Travel health insurance is recommended","not_required":"No insurance is required","other":""}]],
    minors: [["binding",1,{"required":"Extra documents are required for travellers under 18","may_be_asked":"You may be asked for extra documents for travellers under 18","recommended":"Extra documents are recommended for travellers under 18","not_required":"No extra documents are required for travellers under 18","other":""}]],
    levyAmount: [["levy"],": ",["amount"]],
    moneyPer: [["per",1,{"person":[["money"]," per person"],"person_day":[["money"]," per person and day"],"person_month":[["money"]," per person and month"],"trip":[["money"]," per trip"],"other":""}]],
    amount: ["Amount: ",["amount"],"."],
    minimumCover: ["Minimum cover: ",["amount"],"."],
    noRegistration: "You need not register after arrival",
    register: "Register after arrival",
    registerWithin: [["unit",1,{"minutes":[["count",2,{"one":["Register within ",0," minute of arrival"],"other":["Register within ",0," minutes of arrival"]}]],"hours":[["count",2,{"one":["Register within ",0," hour of arrival"],"other":["Register within ",0," hours of arrival"]}]],"days":[["count",2,{"one":["Register within ",0," day of arrival"],"other":["Register within ",0," days of arrival"]}]],"working_days":[["count",2,{"one":["Register within ",0," working day of arrival"],"other":["Register within ",0," working days of arrival"]}]],"other":""}]],
    vaccine: [["vaccine",1,{"yellow_fever":"Yellow fever","polio":"Polio","meningitis":"Meningitis","other":"Vaccination"}]],
    noVaccination: [["vaccine"],": no vaccination is required"],
    vaccinationRecommended: [["vaccine"],": vaccination is recommended"],
    certificate: [["vaccine"],": bring a vaccination certificate"],
    certificateListed: [["count",2,{"one":[["vaccine"],": bring a vaccination certificate if you come from this country"],"other":[["vaccine"],": bring a vaccination certificate if you come from one of these countries"]}]],
    certificateRisk: [["vaccine"],": bring a vaccination certificate if you come from a country with risk"],
    changingPlanes: "This includes changing planes in such a country.",
    changingPlanesLong: [["hours",2,{"one":["This includes changing planes in such a country for more than ",0," hour."],"other":["This includes changing planes in such a country for more than ",0," hours."]}]],
    fromMonths: [["months",2,{"one":["From the age of ",0," month."],"other":["From the age of ",0," months."]}]],
    fromYears: [["years",2,{"one":["From the age of ",0," year."],"other":["From the age of ",0," years."]}]],
    listedCountries: [["count",2,{"one":["Country: ",["countries"],"."],"other":["Countries: ",["countries"],"."]}]],
    riskCountries: [["count",2,{"one":["Country with risk: ",["countries"],"."],"other":["Countries with risk: ",["countries"],"."]}]],
    onYourRoute: ["On your route: ",["countries"],"."],
    noneOnRoute: "None of these countries is on your route before.",
    askAfter: ["Ask whether this applies after: ",["countries"],"."],
    concerns: [["concerns",1,{"visa_free":"For visitors who need no visa.","visa":"For visitors with a visa.","e_visa":"For visitors with an e-visa.","visa_on_arrival":"For visitors with a visa on arrival.","other":""}]],
    permissionOnly: "Not for visitors who need neither a visa nor an ETA.",
    withoutVisa: "Without a visa: from the last day you may stay.",
    feeNote: ["Fee: ",["note"]],
    free: "Free of charge",
    priceNoted: [["price"]," (",["note"],")"],
    priceUnconfirmed: ["About ",["price"],": check the official site"],
    freeUnconfirmed: "Probably free of charge: check the official site",
    freeUnconfirmedNoted: ["Probably free of charge (",["note"],"): check the official site"],
    validFor: [["days",2,{"one":["Valid for: ",0," day."],"other":["Valid for: ",0," days."]}]],
    validForYears: [["years",2,{"one":["Valid for: ",0," year."],"other":["Valid for: ",0," years."]}]],
    stayUpTo: [["days",2,{"one":["Stay: up to ",0," day."],"other":["Stay: up to ",0," days."]}]],
    entries: [["entries",1,{"single":"Entries: one.","double":"Entries: two.","multiple":"Entries: several.","other":""}]],
    length: [["unit",1,{"minutes":[["count",2,{"one":[0," minute"],"other":[0," minutes"]}]],"hours":[["count",2,{"one":[0," hour"],"other":[0," hours"]}]],"days":[["count",2,{"one":[0," day"],"other":[0," days"]}]],"working_days":[["count",2,{"one":[0," working day"],"other":[0," working days"]}]],"other":""}]],
    processing: ["Processing: ",["time"],"."],
    timeAtOnce: "at once",
    timeAtLeast: ["at least ",["time"]],
    timeUpTo: ["up to ",["time"]],
    timeRange: [["least"],"–",["time"]],
    airside: "If you stay in the transit area",
    landside: "If you go through passport control",
    landsideWhy: "Some connections lead through passport control, for example to collect luggage.",
    bindingOf: [["subject",1,{"apply":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"passport":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"blank_pages":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"arrival_form":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"onward_ticket":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"funds":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"insurance":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"vaccination":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"levy":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"registration":[["binding",1,{"required":"Required","may_be_asked":"May be asked for","recommended":"Recommended","not_required":"Not required","optional":"Optional","depends":"Depends on your route","other":""}]],"minors":[["binding",1,{"required":"Documents required","may_be_asked":"Documents may be asked for","recommended":"Documents recommended","not_required":"No documents required","optional":"Documents optional","depends":"Depends on your route","other":""}]],"other":""}]],
    applicationKind: [["kind",1,{"eta":"Travel authorisation (ETA)","e_visa":"e-Visa","visa":"Visa","visa_on_arrival":"Visa on arrival","arrival_card":"Arrival card","authority":"Authority","other":""}]],
    applicationOnline: "applied for online",
    applicationStay: [["days",2,{"one":["up to ",0," day"],"other":["up to ",0," days"]}]],
    applicationEntries: [["entries",1,{"single":"single entry","double":"double entry","multiple":"multiple entry","other":""}]],
    applicationTitle: [["kind"],", ",["details"]],
    sources: "Sources",
    sourceMark: ["Source ",["number"]],
    oneOfThese: "One of these, whichever applies to you:",
    further: ["Also at the border: ",["subjects"]],
    travelHistory: [["binding",1,{"required":[["detail",1,{"stamp":["No entry with a passport stamp or visa of: ",["countries"]],"visit":["No entry after a visit to: ",["countries"]],"crossing":"No entry after crossing a border in a way that this country counts as illegal","other":""}]],"may_be_asked":[["detail",1,{"stamp":["Entry may be refused with a passport stamp or visa of: ",["countries"]],"visit":["Entry may be refused after a visit to: ",["countries"]],"crossing":"Entry may be refused after crossing a border in a way that this country counts as illegal","other":""}]],"other":""}]],
    ownCitizens: [["binding",1,{"required":"Citizens of this country must enter on its passport","may_be_asked":"Citizens of this country may be asked for its passport","other":""}]],
    asCitizens: [["binding",1,{"required":"Citizens of this country are treated as such, whatever other nationality they have","may_be_asked":"Citizens of this country may be treated as such, whatever other nationality they have","other":""}]],
    notRecognised: "A second nationality is not recognised.",
    overstay: [["per",1,{"person_day":["Each day too long costs ",["money"]],"person_month":["Each month too long costs ",["money"]],"person":["Staying too long costs ",["money"]],"trip":["Staying too long costs ",["money"]],"other":""}]],
    overstayUnpriced: "Staying too long has consequences",
    fineAtMost: ["At most: ",["money"],"."],
    barredMonths: [["count",2,{"one":["You may be barred from returning for up to ",0," month."],"other":["You may be barred from returning for up to ",0," months."]}]],
    barredYears: [["count",2,{"one":["You may be barred from returning for up to ",0," year."],"other":["You may be barred from returning for up to ",0," years."]}]],
    mayBeDetained: "You may be detained.",
    cash: [["amount",1,{"stated":[["when",1,{"in":["Declare cash of ",["money"]," or more when you enter"],"out":["Declare cash of ",["money"]," or more when you leave"],"both":["Declare cash of ",["money"]," or more when you enter or leave"],"unknown":["Declare cash of ",["money"]," or more"],"other":""}]],"any":[["when",1,{"in":"Declare cash when you enter","out":"Declare cash when you leave","both":"Declare cash when you enter or leave","unknown":"Declare cash","other":""}]],"other":""}]],
    medicine: [["detail",1,{"permit":[["binding",1,{"required":"Some medicines need a permit","may_be_asked":"Some medicines may need a permit","other":""}]],"banned":[["binding",1,{"required":"Some medicines are banned","may_be_asked":"Some medicines may be banned","other":""}]],"other":""}]],
    medicines: ["Medicines: ",["medicines"],"."],
    supplyDays: [["count",2,{"one":["At most a supply for ",0," day."],"other":["At most a supply for ",0," days."]}]],
    driving: [["detail",1,{"idp_1926":"Party to the 1926 convention on driving abroad","idp_1949":"Party to the 1949 convention on international driving permits","idp_1968":"Party to the 1968 convention on international driving permits","idp_both":"Party to the 1949 and 1968 conventions on international driving permits","other":""}]],
    licenceMonths: [["count",2,{"one":["Your licence is valid for ",0," month."],"other":["Your licence is valid for ",0," months."]}]],
    licenceDays: [["count",2,{"one":["Your licence is valid for ",0," day."],"other":["Your licence is valid for ",0," days."]}]],
    placePermit: [["detail",1,{"area":["Permit needed to visit: ",["place"]],"trekking":["Permit needed to trek: ",["place"]],"border_zone":["Permit needed for the border zone: ",["place"]],"other":""}]],
    biometrics: [["binding",1,{"required":[["detail",1,{"fingerprints":"Fingerprints are taken at the border","photo":"A photo is taken at the border","fingerprints_photo":"Fingerprints and a photo are taken at the border","other":""}]],"may_be_asked":[["detail",1,{"fingerprints":"Fingerprints may be taken at the border","photo":"A photo may be taken at the border","fingerprints_photo":"Fingerprints and a photo may be taken at the border","other":""}]],"other":""}]],
    system: ["Name of the system: ",["system"],"."],
    entryMode: [["binding",1,{"required":[["mode",1,{"air":"No entry by air","land":"No entry by land","sea":"No entry by sea","rail":"No entry by rail","other":""}]],"may_be_asked":[["mode",1,{"air":"Entry by air is restricted","land":"Entry by land is restricted","sea":"Entry by sea is restricted","rail":"Entry by rail is restricted","other":""}]],"other":""}]],
    fromCountries: ["From: ",["countries"],"."],
    prescription: [["binding",1,{"required":"Bring the prescription for your medicines","may_be_asked":"You may be asked for the prescription for your medicines","recommended":"Bringing the prescription for your medicines is recommended","other":""}]],
    periodThatCounts: ["Period that counts: ",["time"],"."],
  },
};
export default catalogue;
