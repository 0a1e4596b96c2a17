// Compiled from nomads.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  intro: Record<never, never>;
  description: Record<never, never>;
  filters: Record<never, never>;
  income: Record<never, never>;
  months: Record<never, never>;
  fee: Record<never, never>;
  region: Record<never, never>;
  anywhere: Record<never, never>;
  order: Record<never, never>;
  byCountry: Record<never, never>;
  byIncome: Record<never, never>;
  byFee: Record<never, never>;
  byStay: Record<never, never>;
  show: Record<never, never>;
  clear: Record<never, never>;
  compareChosen: Record<never, never>;
  choose: { country: string | number };
  shown: { count: number };
  leftOut: { count: number };
  noneHint: Record<never, never>;
  comparison: Record<never, never>;
  onlyThree: Record<never, never>;
  stopComparing: Record<never, never>;
  fact: Record<never, never>;
  visa: Record<never, never>;
  unnamed: Record<never, never>;
  incomeAsked: Record<never, never>;
  feeAsked: Record<never, never>;
  longestStay: Record<never, never>;
  renewable: Record<never, never>;
  family: Record<never, never>;
  fromAbroad: Record<never, never>;
  taxed: Record<never, never>;
  taxDays: Record<never, never>;
  source: Record<never, never>;
  free: Record<never, never>;
  monthsLong: { count: number };
  daysLong: { count: number };
  yes: Record<never, never>;
  no: Record<never, never>;
  notStated: Record<never, never>;
  incomeNote: Record<never, never>;
  checkedOn: { title: string | number; date: string | number };
  notChecked: Record<never, never>;
  notOpen: Record<never, never>;
  closed: Record<never, never>;
  announced: Record<never, never>;
  none: Record<never, never>;
  compareAll: Record<never, never>;
  remoteWork: { country: string | number };
  closedVisa: { visa: string | number };
  announcedVisa: { visa: string | number };
  noVisa: { country: string | number };
  collectedBy: { link: Tag; title: string | number };
  collectedByLicence: { link: Tag; title: string | number; licence: string | number };
  collectedOn: { link: Tag; title: string | number; date: string | number };
  collectedLicenceOn: { link: Tag; title: string | number; licence: string | number; date: string | number };
  unsourced: Record<never, never>;
  aboutAmount: { amount: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'nomads',
  language: 'en',
  messages: {
    title: "Visas for remote workers",
    intro: "Compare income, fee and length of stay. Choose up to three to see them side by side. Some visas for remote workers are for certain passports only.",
    description: "Compare visas for remote workers and digital nomads: the income asked, the fee, how long you can stay and who may come.",
    filters: "Filter visas",
    income: "Income asked: at most (USD)",
    months: "Stay: at least (months)",
    fee: "Fee: at most (USD)",
    region: "Region",
    anywhere: "Anywhere",
    order: "Order by",
    byCountry: "Country",
    byIncome: "Lowest income",
    byFee: "Lowest fee",
    byStay: "Longest stay",
    show: "Show visas",
    clear: "Clear filters",
    compareChosen: "Compare chosen",
    choose: ["Compare ",["country"]],
    shown: [["count",2,{"=0":"No visas match","one":[0," visa"],"other":[0," visas"]}]],
    leftOut: [["count",2,{"one":[0," visa is not shown: its source does not state what you filter by."],"other":[0," visas are not shown: their sources do not state what you filter by."]}]],
    noneHint: "Allow a higher income or fee, or a shorter stay.",
    comparison: "Side by side",
    onlyThree: "Only the first three are compared.",
    stopComparing: "Remove all",
    fact: "What is compared",
    visa: "Visa",
    unnamed: "Visa for remote workers",
    incomeAsked: "Income asked",
    feeAsked: "Fee",
    longestStay: "Longest stay",
    renewable: "Renewable",
    family: "Family can come",
    fromAbroad: "Apply from abroad",
    taxed: "Foreign income taxed",
    taxDays: "Tax residence after",
    source: "Source",
    free: "Free",
    monthsLong: [["count",2,{"one":[0," month"],"other":[0," months"]}]],
    daysLong: [["count",2,{"one":[0," day"],"other":[0," days"]}]],
    yes: "Yes",
    no: "No",
    notStated: "Not stated",
    incomeNote: "The source does not say whether income is by month or year. See the official site.",
    checkedOn: [["title"],", ",["date"]],
    notChecked: "Collected by the source named, not checked by us.",
    notOpen: "Not open",
    closed: "Closed",
    announced: "Announced, not open yet",
    none: "No such visa",
    compareAll: "Compare visas for remote workers",
    remoteWork: ["Working remotely: ",["country"]],
    closedVisa: [["visa"],": closed, nobody can apply any more."],
    announcedVisa: [["visa"],": announced, nobody can apply yet."],
    noVisa: [["country"],": no visa for remote workers."],
    collectedBy: ["Collected by ",["link",["title"]],", not checked by us."],
    collectedByLicence: ["Collected by ",["link",["title"]]," (",["licence"],"), not checked by us."],
    collectedOn: ["Collected by ",["link",["title"]]," on ",["date"],", not checked by us."],
    collectedLicenceOn: ["Collected by ",["link",["title"]]," (",["licence"],") on ",["date"],", not checked by us."],
    unsourced: "Not checked by us.",
    aboutAmount: ["About ",["amount"]],
  },
};
export default catalogue;
