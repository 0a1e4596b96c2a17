import { answerInRow } from '#core/answers/words/answerTexts.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { type DecisionKind, decisionKinds } from '#core/rules/decisions.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { purposeNames } from '../ruleLabels.ts';
import { passportsText } from './PassportsText.tsx';

export type Decision = RouterOutputs['decision']['list']['countries'][number]['decisions'][number];
export type Side = Decision['sides'][number];

/** The names of a kind's sides, in their order. */
export const sideNames: Readonly<Record<DecisionKind, readonly string[]>> = {
  report: ['Seen', 'Answered now'],
  carried_over: ['Now', 'Before'],
  update: [],
  copy: [],
  superseded: ['Now', 'Before'],
  disagreement: ['Answered', 'The other side'],
  excepted: ['Answered'],
  overruled: ['Requirement', 'Country’s answer'],
  lost_page: [],
  asked: [],
  stale: ['Rule'],
};

/** The advice for a kind, above the list of only that kind. */
export const kindHints: Partial<Record<DecisionKind, string>> = {
  carried_over:
    'Requirements that your team saved now come first at their destinations. Confirm these, or put them back below their country’s answer.',
  copy: 'The shipped policy or area states something else than when you copied it. Yours stays until you decide.',
  superseded:
    'Newer official pages say something else than the older edition. Visitors see the newer answer. Use the older side where the newer one is wrong.',
  disagreement:
    'Visitors see both sides until a rule of this site settles it. Using a side makes it this site’s rule, with its source.',
  excepted:
    'The only source says that no visa is needed, but entry is known to depend on more. Visitors are told to ask. One policy settles all passports of a row.',
  overruled:
    'Your team’s requirements that official sources make stricter, or a newer source contradicts, and requirements that visitors see below their country’s answer. Correct them, make them the country’s rule, or delete them.',
  lost_page:
    'The rules of these destinations may have changed. Find the new page and correct what names the old one.',
  stale: 'Nobody has looked at these rules for longer than Settings allow.',
  asked: 'Visitors ask for these answers most, and nobody has confirmed one of their rules lately.',
};

/** A decision's accessible name: "Thailand: 57 passports, Visa free, 60 days to Visa free, 30 days". */
export function nameOfDecision(decision: Decision, nameOf: (code: string) => string): string {
  const { kind, country, passports, purpose, sides, requirement, update, lostPage, copy } =
    decision;
  if (update) return update.title;
  const place = requirement?.destinationName ?? (country === null ? '' : nameOf(country));
  if (lostPage) return `${place}, ${lostPage.address}`;
  if (copy) return copy.name ?? `${place}, changing planes`;
  const [passport = ''] = passports;
  const who = passports.length === 1 ? nameOf(passport) : passportsText({ passports });
  const stay = purpose ? `, ${purposeNames[purpose].toLowerCase()}` : '';
  const [read, other] = sides;
  const told = read && other ? `, ${answerInRow(other)} to ${answerInRow(read)}` : '';
  const hasSides = kind === 'superseded' || kind === 'disagreement';
  return `${place}: ${who}${stay}${hasSides ? told : ''}`;
}

/** The page of the team's own policy or area. */
export function pageOfCopy({ of, id }: NonNullable<Decision['copy']>) {
  return of === 'work_area'
    ? { to: '/admin/work-areas/$areaId' as const, params: { areaId: `${id}` } }
    : { to: '/admin/transit-policies/$policyId' as const, params: { policyId: `${id}` } };
}

/** Since when it waits, or how old it is, in words; the day follows. */
export const sinceWords: Readonly<Record<DecisionKind, string>> = {
  report: 'Last reported on',
  carried_over: 'Saved on',
  update: 'Fetched on',
  copy: 'Edition of',
  superseded: '',
  disagreement: '',
  excepted: 'Source of',
  overruled: 'Saved on',
  lost_page: 'Last check on',
  asked: '',
  stale: 'Last reviewed on',
};

/** "Import of Passport Index, edition of 17 Feb 2026" */
export function importText({ title, date }: NonNullable<Decision['import']>): string {
  return date ? `Import of ${title}, edition of ${partialDateText(date)}` : `Import of ${title}`;
}

/** "3 Oct 2026", "3 Oct 2026 to 9 Oct 2026", or that it is unknown. */
export function datesText(dates: readonly (string | null)[]): string {
  const known = [...new Set(dates)].filter((date) => date !== null);
  return known.length > 0
    ? known.map((date) => partialDateText(date)).join(' to ')
    : 'date unknown';
}

export function kindOption({ kind, count }: { kind: DecisionKind; count: number }) {
  return { value: kind, text: `${decisionKinds[kind]} (${count.toLocaleString('en')})` };
}
