import type { EntryAnswer } from '../answers/entryAnswer.ts';
import type { BorderLink } from '../border/borderFacts.ts';
import { DEFAULT_STAY } from '../vocabulary.ts';
import type { LongStay, StopCheck } from './stayChecks.ts';

type Asked = Pick<EntryAnswer, 'passport' | 'restriction'>;

/** The check, with the shortest visa for this passport that is long enough where the stay is too long. */
export function withLongerVisa(
  check: StopCheck,
  { passport, restriction }: Asked,
  officialLinks: readonly BorderLink[],
): StopCheck {
  const { tooLong } = check;
  if (!tooLong || restriction) return check;
  const visas = officialLinks.flatMap(
    ({ inOperation, purposes, passports, stayDays: days, address }): LongerVisa[] => {
      const isOpen = passports === '' || passports.split(' ').includes(passport);
      const serves = inOperation && isOpen && purposes.includes(DEFAULT_STAY);
      return serves && address && days && days >= tooLong.days ? [{ days, address }] : [];
    },
  );
  const [visa] = visas.sort((a, b) => a.days - b.days);
  return visa ? { ...check, tooLong: { ...tooLong, visa } } : check;
}

type LongerVisa = NonNullable<LongStay['visa']>;
