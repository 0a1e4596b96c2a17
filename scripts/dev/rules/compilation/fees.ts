import type { Price } from './border/prices.ts';
import type { PublishedFee, PublishedGroup, PublishedVisaType } from './publishedFiles.ts';

/** The fee of a visa type, by which passports don't pay it, and what they pay instead. */

/** Said of a fee without an amount, where files don't tell which passports pay what. */
export const BY_PASSPORT: Price = { note: 'it depends on the passport' };

type Grouped = Pick<PublishedGroup, 'fee' | 'feeExempt' | 'gratisDays'>;

type Typed = Pick<PublishedVisaType, 'fee' | 'feeSaarc' | 'feeOnArrival' | 'freeFor' | 'otherFees'>;

/** Members of the South Asian Association for Regional Cooperation. */
const saarc = 'AF BD BT IN LK MV NP PK';

const africanUnion =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW';

/** Whom the other fees of a visa type are for; '' for kinds of visa, ages and stays. */
const passportsPaying: Record<string, string> = {
  'African Union nationals': africanUnion,
  'British citizens': 'GB',
  'British citizens, online': 'GB',
  'British citizens, online, double entry': 'GB',
  'Chinese citizens': 'CN',
  'Chinese citizens, online': 'CN',
  'children 6–11': '',
  'children 6–11, African Union nationals': '',
  'children under 6': '',
  'five-year multiple entry, US passports': '',
  'one-year multiple entry': '',
  transit: '',
};

/** Said of passports that files don't name. */
const UNNAMED = 'nationals with a reciprocal exemption agreement';

const exemptions: unknown[] = [true, 'Arab nationalities except SO DJ MR LY IQ'];

/**
 * What a passport pays for a visa type instead of its general fee; undefined if it pays that.
 * Throws for an unknown wording.
 */
export function feeOfPassport(
  destination: string,
  { group, type }: { group: Grouped; type: Typed },
  passport: string,
): Price | undefined {
  const decide = (known: boolean, what: unknown) => {
    if (known) return;
    throw new Error(`${destination}.json: nobody has decided who pays "${what}"`);
  };
  const { fee, feeExempt, gratisDays } = group;
  const free = type.fee && priceOfFee({ ...type.fee, amount: 0 });
  if (typeof fee === 'object') return priceOfFee(fee);
  if (fee !== undefined) decide(fee === 'gratis tourist visa scheme', fee);
  if (feeExempt !== undefined) decide(exemptions.includes(feeExempt), feeExempt);
  if (fee !== undefined || feeExempt !== undefined) return free;
  // Free of charge for some days of each year.
  if (gratisDays !== undefined) return BY_PASSPORT;
  if (isAmong(type.freeFor, passport)) return free;
  const onArrival = type.feeOnArrival;
  if (onArrival && type.fee && type.feeSaarc) {
    const isLess = isAmong(saarc, passport);
    const there = isLess ? onArrival.saarc : onArrival.amount;
    const note = `${onArrival.currency} ${there} on arrival`;
    return { ...priceOfFee(isLess ? type.feeSaarc : type.fee), note };
  }
  for (const other of type.otherFees ?? []) {
    if (other.for === undefined) continue;
    if (other.for === UNNAMED) return BY_PASSPORT;
    const passports = passportsPaying[other.for];
    decide(passports !== undefined, other.for);
  }
  const [other] = (type.otherFees ?? []).filter(
    ({ for: whom }) => whom !== undefined && isAmong(passportsPaying[whom], passport),
  );
  if (!other) return undefined;
  // A fee online isn't what is paid at the border.
  return other.for?.includes('online') ? BY_PASSPORT : priceOfFee(other);
}

function priceOfFee({ amount, currency }: PublishedFee): Price {
  return { amount: String(amount), currency };
}

function isAmong(codes: string | undefined, passport: string): boolean {
  return codes?.split(' ').includes(passport) ?? false;
}
