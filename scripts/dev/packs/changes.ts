import { easeRank } from '#core/answers/access.ts';
import { namedInHeadline } from '#core/answers/orderOfTruth/statements.ts';
import type { Access } from '#core/vocabulary.ts';
import { type PackedEdition, pairsOfEdition } from '#db/packs/packs.ts';
import { accessOfStatus } from '#db/packs/shippedSources.ts';
import type { ImportedRule } from '#db/queries/rules/shippedSources.ts';

/** Pairs of one destination with the same change. */
export type Change = {
  destination: string;
  /** `days`: the same access for another length of stay. */
  kind: 'easier' | 'harder' | 'days';
  /** Access, days and condition, such as `visa_free 30 (by_air, else visa_required)`. */
  from: string;
  to: string;
  passports: string[];
};

type Requirement = Pick<ImportedRule, 'access' | 'stay' | 'condition' | 'compiled'>;

/** What each pair of passport and destination needs, by both codes: `DEKE`. */
export type Requirements = Map<string, Requirement>;

/** The requirements of rules that apply on a day, YYYY-MM-DD. */
export function requirementsOn(on: string, rules: Iterable<ImportedRule>): Requirements {
  const found: Requirements = new Map();
  for (const rule of rules) {
    const isValid = (rule.validFrom ?? on) <= on && on <= (rule.validTo ?? on);
    if (isValid) found.set(rule.passport + rule.destination, rule);
  }
  return found;
}

export function requirementsOfEdition(edition: PackedEdition): Requirements {
  const found: Requirements = new Map();
  for (const { passport, destination, status, days } of pairsOfEdition(edition)) {
    const stay = days === null ? null : { number: days, unit: 'days' as const };
    found.set(passport + destination, { access: accessOfStatus(status), stay, condition: null });
  }
  return found;
}

/**
 * The pairs that both sides have and that differ, by destination and change: what holds with nothing
 * but the passport, as in an answer's headline. A length of stay missing on one side is no change.
 */
export function changesOf(before: Requirements, after: Requirements): Change[] {
  const groups = new Map<string, Change>();
  for (const [pair, was] of before) {
    const is = after.get(pair);
    const kind = is && changeOf(was, is);
    if (!kind) continue;
    const destination = pair.slice(2);
    const [from, to] = [described(was), described(is)];
    const key = [destination, kind, from, to].join('\n');
    const group = groups.get(key) ?? { destination, kind, from, to, passports: [] };
    groups.set(key, group);
    group.passports.push(pair.slice(0, 2));
  }
  return [...groups.values()].sort(
    (a, b) =>
      compare(a.destination, b.destination) ||
      compare(a.kind, b.kind) ||
      b.passports.length - a.passports.length,
  );
}

function changeOf(before: Requirement, after: Requirement): Change['kind'] | undefined {
  const ease = easeRank(headlineAccess(before)) - easeRank(headlineAccess(after));
  if (ease !== 0) return ease > 0 ? 'easier' : 'harder';
  const [from, to] = [daysOf(before), daysOf(after)];
  return from === null || to === null || from === to ? undefined : 'days';
}

function headlineAccess({ access, condition }: Requirement): Access {
  return condition && !namedInHeadline.has(condition.kind) ? condition.otherwise : access;
}

function daysOf({ stay }: Requirement): number | null {
  if (!stay) return null;
  return stay.unit === 'months' ? 30 * stay.number : stay.number;
}

function described({ access, stay, condition, compiled }: Requirement): string {
  const length = stay && `${stay.number}${stay.unit === 'months' ? ' months' : ''}`;
  const asks = condition && `(${condition.kind}, else ${condition.otherwise})`;
  return [access, length, compiled?.application, asks].filter(Boolean).join(' ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
