import { easeRank } from '../answers/access.ts';
import type { EntryAnswer, Stay } from '../answers/entryAnswer.ts';
import { accesses } from '../vocabulary.ts';

/** What a person of the team has to decide, by kind; the names are those of filters and rows. */
export const decisionKinds = {
  report: 'Visitor’s report',
  carried_over: 'Changed by the upgrade',
  update: 'Update of a followed source',
  copy: 'Copied policy or area that changed',
  superseded: 'Changed by a newer source',
  disagreement: 'Sources disagree',
  excepted: 'Ask before you travel',
  overruled: 'Requirement that differs from its country',
  lost_page: 'Official page that moved or vanished',
  asked: 'Most asked, not verified',
  stale: 'Stale rules',
} as const;

export type DecisionKind = keyof typeof decisionKinds;

export const decisionKindNames = Object.keys(decisionKinds) as DecisionKind[];

/**
 * What a decision is about for visitors, gravest first. `risky`: what the team states is easier than an
 * official source, so that visitors may be turned away; `unclear`: nobody knows before looking;
 * `trivial`: lengths of stay that are nearly the same; `none`: the answer stays.
 */
export const decisionEffects = {
  risky: 'Easier than official',
  harder: 'Harder entry',
  lost: 'Exemption lost',
  unclear: 'To look at',
  easier: 'Easier',
  days: 'Other stay',
  trivial: 'Trivial',
  none: 'Same answer',
} as const;

export type DecisionEffect = keyof typeof decisionEffects;

const order = Object.keys(decisionEffects) as DecisionEffect[];

/** Compares effects, gravest first. */
export function compareEffects(one: DecisionEffect, other: DecisionEffect): number {
  return order.indexOf(one) - order.indexOf(other);
}

/** Whether a decision is made by itself, never with others at once. */
export function isDecidedAlone(effect: DecisionEffect): boolean {
  return effect === 'harder' || effect === 'lost' || effect === 'risky';
}

/** Whether the list folds a decision, to be settled with the others like it of its country. */
export function isFolded(effect: DecisionEffect): boolean {
  return effect === 'easier' || effect === 'trivial';
}

type Told = { access: EntryAnswer['access'] | 'suspended'; stay: Stay | null };

/** The effect of a changed answer on visitors. */
export function effectOf(before: Told, after: Told): DecisionEffect {
  if (before.access === null || after.access === null) return 'unclear';
  const ease = easeRank(after.access) - easeRank(before.access);
  if (ease !== 0) {
    if (ease < 0) return 'easier';
    return isExempt(before.access) && isVisa(after.access) ? 'lost' : 'harder';
  }
  return effectOfStay(before.stay, after.stay);
}

function isExempt(access: NonNullable<Told['access']>): boolean {
  return access === 'visa_free' || access === 'freedom_of_movement';
}

/** Whether entry takes a visa, or isn't possible: a travel authorisation is none. */
function isVisa(access: NonNullable<Told['access']>): boolean {
  return access !== 'eta' && easeRank(access) > accesses.indexOf('visa_free');
}

/** The share by which two lengths of stay differ that nobody plans by: 360 and 365 days. */
const TRIVIAL_SHARE = 0.05;

function effectOfStay(before: Stay | null, after: Stay | null): DecisionEffect {
  if (before === null && after === null) return 'none';
  if (before === null || after === null) return 'days';
  const [old, now] = [daysOf(before), daysOf(after)];
  const apart = Math.max(old.least, now.least) - Math.min(old.most, now.most);
  if (apart <= TRIVIAL_SHARE * Math.max(old.most, now.most)) return 'trivial';
  return now.least > old.most ? 'easier' : 'days';
}

/** The days of a stay; a month has 30 or 31. */
function daysOf({ number, unit }: Stay): { least: number; most: number } {
  return unit === 'days'
    ? { least: number, most: number }
    : { least: number * 30, most: number * 31 };
}
