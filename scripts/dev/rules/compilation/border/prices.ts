import type { VisaTypeFact } from './visaLinks.ts';

/** The price of an application; without an amount, why there is none. */
export type Price = { amount?: string; currency?: string; note?: string };

type Fee = { amount: number; currency: string } & Record<string, unknown>;

const BY_PASSPORT = 'it depends on the passport';

/** Keys of a fee whose amount holds for some travellers only. */
const byTraveller = ['byNationality', 'byPassport', 'elsewhere', 'min'];

/** What a key of a fee adds to the price; null for nothing that a visitor pays at first. */
const notes: Record<string, (value: never, fee: Fee) => string | null> = {
  accompanyingChild: () => null,
  age12to17: () => 'less for children',
  age6to11: (amount: number, { currency }) => `${currency} ${amount} from 6 to 11 years`,
  application: () => null,
  approximate: () => 'about',
  at: () => 'at the embassy in Washington',
  bankCharges: () => 'plus bank charges',
  biometrics: (amount: number, { currency }) => `plus ${currency} ${amount} for biometrics`,
  businessOrMedical: () => null,
  by: (by: string) => (by === 'app' ? 'in the app' : null),
  cardChargePercent: () => 'plus a charge for cards',
  cardProcessing: () => 'plus a charge for cards',
  before: () => null,
  childUnder12: () => 'less for children',
  childUnder12Multiple: () => null,
  communicationFee: (amount: number, { currency }) => `plus ${currency} ${amount} for messages`,
  consularPesos: () => null,
  doubleEntry: () => null,
  expedited: () => null,
  express: () => null,
  familyPassport: () => null,
  familyPassportMultiple: () => null,
  for: (whom: string) =>
    whom === 'US citizens'
      ? 'for citizens of the United States'
      : 'for German passports, at the embassy in Berlin',
  from: () => 'at least',
  grant: () => 'half of it if it is granted',
  groupOf10: () => null,
  groupOf10Multiple: () => null,
  ifVisaWasNeededBeforehand: () => null,
  includes: () => 'with medical insurance',
  issuance: (amount: number, { currency }) => `plus ${currency} ${amount} when it is issued`,
  europeAndCuba: () => 'less in Europe and Cuba',
  levy: (amount: number, { currency }) => `plus a levy of ${currency} ${amount}`,
  longTerm: () => 'more for 2 years and longer',
  multiple: (amount: number, { currency }) => `${currency} ${amount} for several entries`,
  multipleEntry: (amount: number, { currency }) => `${currency} ${amount} for several entries`,
  multipleEntryAuthorized: () => null,
  multipleEntryStayDays: () => null,
  online: ({ amount, currency }: Fee) => `${currency} ${amount} online`,
  only: (only: string) => onlyWords[only] ?? null,
  or: () => 'or EUR 150, by consulate',
  other: () => 'other passports pay another fee',
  over90Days: () => null,
  paid: () => 'in cash',
  payment: (how: string) =>
    how.startsWith('card') ? 'by card' : how === 'cash' ? 'in cash' : 'cash preferred',
  per: () => 'per person',
  perExtraEntry: (amount: number, { currency }) => `${currency} ${amount} for each further entry`,
  permitPart: () => null,
  plus: () => 'plus service charges',
  plusInsurance: () => 'plus insurance',
  plusPostage: () => null,
  processing: () => null,
  refundable: () => 'not refunded',
  rushPercent: () => null,
  service: () => null,
  servicePercent: () => null,
  since: () => null,
  state: () => null,
  surchargePercent: () => 'plus a charge for cards',
  total: () => null,
  under12: () => 'free under 12 years',
  under6: () => 'free under 6 years',
  urgent: () => null,
  validityMonths: () => null,
  varies: (how: string) =>
    how === 'by nationality' ? 'other passports may pay another fee' : 'less for some passports',
  visaFee: () => null,
  web: (amount: number) => `${amount} on the web`,
  withMigrationAuthorization: () => null,
};

/** What is said of the only travellers who pay a fee. */
const onlyWords: Record<string, string> = {
  'in local currency, some nationalities exempt': 'in local currency; some passports are exempt',
  'in local currency': 'in local currency',
  'processing charge; visa fee by nationality added': 'plus a fee that depends on the passport',
  'if granted': 'only if it is granted',
  'nationalities subject to visa fees': 'some passports are exempt',
  'PL DE ES IT FR': 'in France, Germany, Italy, Poland and Spain',
};

/** The price of a visa type; undefined where none is stated. Throws for an unknown key. */
export function priceOf(destination: string, type: VisaTypeFact): Price | undefined {
  const fee = type.fee as Fee | undefined;
  if (!fee) return undefined;
  const conflict = JSON.stringify(type.conflict ?? '');
  if (/fee/i.test(conflict)) return { note: 'official pages disagree' };
  if (type.feesByNationality || byTraveller.some((key) => key in fee)) return { note: BY_PASSPORT };
  // The form shows a fee that no page states.
  if (fee.stated === false) return undefined;
  const later = type.feeFrom as (Fee & { date: string }) | undefined;
  const { amount, currency, ...more } = later ? { ...fee, amount: later.amount } : fee;
  const parts = Object.entries(more).map(([key, value]) => {
    const note = notes[key];
    if (!note) throw new Error(`${destination}.json: nobody has decided about "${key}" of a fee`);
    return note(value as never, fee);
  });
  const note = [...new Set(parts.filter((part) => part !== null))].join('; ');
  return { amount: String(amount), currency, ...(note && { note }) };
}
