import type { EntryAnswer } from '../answers/entryAnswer.ts';
import { daysOfMonths, isUnlimited } from '../answers/stayOfAll.ts';
import { DEFAULT_STAY } from '../vocabulary.ts';
import type { BorderLink } from './borderFacts.ts';

/** A visa for a longer visit than a passport has otherwise: its days, and the official page about it. */
export type LongerVisa = { days: number; address: string };

/** The shortest visa for a longer visit than the answer's; undefined without one, or in doubt. */
export function longerVisaThan(
  answer: EntryAnswer,
  officialLinks: readonly BorderLink[],
): LongerVisa | undefined {
  const { access, purpose, olderStay, disagreement, issuedDocument } = answer;
  const stay = answer.stay ?? olderStay?.stay;
  if (!stay || purpose !== DEFAULT_STAY || isUnlimited(access)) return undefined;
  if (disagreement || issuedDocument?.leads) return undefined;
  const { number, unit } = stay;
  const days = unit === 'days' ? number : daysOfMonths(number).most;
  return visaForDays(answer, days + 1, officialLinks);
}

/** The shortest visa for this passport that gives so many days; undefined without one, or under a restriction. */
export function visaForDays(
  { passport, restriction }: Pick<EntryAnswer, 'passport' | 'restriction'>,
  wanted: number,
  officialLinks: readonly BorderLink[],
): LongerVisa | undefined {
  if (restriction) return undefined;
  const visas = officialLinks.flatMap(
    ({ inOperation, purposes, passports, stayDays: days, address }): LongerVisa[] => {
      const isOpen = passports === '' || passports.split(' ').includes(passport);
      const serves = inOperation && isOpen && purposes.includes(DEFAULT_STAY);
      return serves && address && days && days >= wanted ? [{ days, address }] : [];
    },
  );
  return visas.sort((a, b) => a.days - b.days)[0];
}
