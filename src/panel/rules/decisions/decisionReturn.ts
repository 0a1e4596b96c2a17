import type { StatedSide } from '#core/answers/disagreementSides.ts';
import { accesses, ruleConditions, stayUnits } from '#core/vocabulary.ts';
import { oneOf, textIn } from '#src/lib/searchParams.ts';
import { useStoredListSearch } from '#src/panel/lists/listState.ts';

/** For the address of a form that settles a decision: the row to go on with, and the side to begin with. */
export type FromDecision = {
  next?: string | undefined;
  side?: StartingSide | undefined;
};

/** What a form begins with: all that a side states, if it is read from an address. */
type StartingSide = Omit<StatedSide, 'access'> & Partial<Pick<StatedSide, 'access'>>;

/** In place of a row: the updates of followed sources, which have a page of their own. */
export const UPDATES = 'updates';

/** Above the longest key of a row, and the longest text of a side. */
const ROW_MAX = 200;
const TEXT_MAX = 1000;

export function readFromDecision(search: { [name: string]: unknown }): FromDecision {
  return { next: textIn(search.next, ROW_MAX), side: sideIn(objectIn(search.side)) };
}

/** An object, which an address has as JSON. */
function objectIn(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

/** What a side states, for a form, which validates it. */
function sideIn(given: unknown): StartingSide | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const side = given as { [name: string]: unknown };
  const days = Number(side.stayNumber);
  const text = (name: keyof StatedSide) => textIn(side[name], TEXT_MAX);
  const access = oneOf(side.access, accesses);
  return {
    ...(access && { access }),
    stayNumber: Number.isSafeInteger(days) && days > 0 ? days : null,
    stayUnit: oneOf(side.stayUnit, stayUnits) ?? 'days',
    condition: oneOf(side.condition, ruleConditions) ?? null,
    conditionText: text('conditionText') ?? '',
    otherwise: oneOf(side.otherwise, accesses) ?? null,
    note: text('note') ?? '',
    sourceTitle: text('sourceTitle') ?? '',
    sourceAddress: text('sourceAddress') ?? null,
    sourceDate: text('sourceDate') ?? null,
    validFrom: text('validFrom') ?? null,
  };
}

/** Leads back to the list, at the row to go on with; undefined for a form opened elsewhere. */
export function useBackToDecisions({ next }: FromDecision) {
  const search = useStoredListSearch('/admin/rules/review');
  if (!next) return undefined;
  if (next === UPDATES) return { to: '/admin/rules/updates' } as const;
  return { to: '/admin/rules/review', search, hash: next } as const;
}
