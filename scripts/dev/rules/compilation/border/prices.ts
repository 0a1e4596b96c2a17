import { BY_PASSPORT, feeOfPassport } from '../fees.ts';
import type { PublishedGroup } from '../publishedFiles.ts';
import type { VisaTypeFact } from './visaLinks.ts';

/** The price of an application; without an amount, why there is none. */
export type Price = { amount?: string; currency?: string; note?: string };

type Fee = { amount: number; currency: string } & Record<string, unknown>;

/** Keys of a fee whose amount holds for some travellers only. */
const byTraveller = ['byNationality', 'byPassport', 'elsewhere', 'min', 'varies'];

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
  for: (whom: string) => (whom.startsWith('German') ? 'at the embassy in Berlin' : null),
  from: () => 'at least',
  grant: () => 'half of it if it is granted',
  groupOf10: () => null,
  groupOf10Multiple: () => null,
  ifVisaWasNeededBeforehand: () => null,
  includes: () => 'with medical insurance',
  levy: (amount: number, { currency }) => `plus a levy of ${currency} ${amount}`,
  longTerm: () => 'more for 2 years and longer',
  multiple: (amount: number, { currency }) => `${currency} ${amount} for several entries`,
  multipleEntry: (amount: number, { currency }) => `${currency} ${amount} for several entries`,
  multipleEntryAuthorized: () => null,
  multipleEntryStayDays: () => null,
  online: ({ amount, currency }: Fee) => `${currency} ${amount} online`,
  only: (only: string) => onlyWords[only] ?? null,
  or: () => 'or EUR 150, by consulate',
  other: () => null,
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
  visaFee: () => null,
  web: (amount: number) => `${amount} on the web`,
  withMigrationAuthorization: () => null,
};

/** What is said of the only travellers who pay a fee. */
const onlyWords: Record<string, string> = {
  'in local currency': 'in local currency',
  'if granted': 'only if it is granted',
  'PL DE ES IT FR': 'in France, Germany, Italy, Poland and Spain',
};

/** Wordings of a fee that some passports don't pay, or pay in part, without naming them. */
const unnamed = [
  'in local currency, some nationalities exempt',
  'nationalities subject to visa fees',
  'processing charge; visa fee by nationality added',
];

/** The passport whose fee alone is stated. */
const statedFor: Record<string, string> = {
  'US citizens': 'US',
  'German passports, Berlin embassy': 'DE',
};

/**
 * The price of a visa type for a passport of a group that names it; undefined where none is stated.
 * Throws for unknown keys and wordings.
 */
export function priceOf(
  destination: string,
  { type, group }: { type: VisaTypeFact; group: PublishedGroup },
  passport: string,
): Price | undefined {
  const fee = type.fee as Fee | undefined;
  const conflict = JSON.stringify(type.conflict ?? '');
  if (fee && /fee/i.test(conflict)) return { note: 'official pages disagree' };
  // The form shows a fee that no page states.
  if (fee?.stated === false) return undefined;
  const own = feeOfPassport(destination, { type, group }, passport);
  if (own || !fee) return own;
  if (type.feesByNationality || byTraveller.some((key) => key in fee)) return BY_PASSPORT;
  const { only, for: whom } = fee;
  if (unnamed.includes(String(only))) return BY_PASSPORT;
  if (whom !== undefined && statedFor[String(whom)] !== passport) return BY_PASSPORT;
  const later = type.feeFrom as (Fee & { date: string }) | undefined;
  const { amount, currency, ...more } = later ? { ...fee, amount: later.amount } : fee;
  const parts = Object.entries(more).map(([key, value]) => {
    const note = notes[key];
    if (!note) throw new Error(`${destination}.json: nobody has decided about "${key}" of a fee`);
    return note(value as never, fee);
  });
  if (type.reciprocityFee) parts.push('plus a fee that depends on the passport');
  const note = [...new Set(parts.filter((part) => part !== null))].join('; ');
  return { amount: String(amount), currency, ...(note && { note }) };
}
