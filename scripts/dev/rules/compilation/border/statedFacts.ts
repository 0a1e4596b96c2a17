import { isDeepStrictEqual } from 'node:util';
import type { PackedCondition } from '../../../../../db/seed/rules/borderRequirements.ts';
import type { PublishedFile, pageOf } from '../publishedFiles.ts';

/** A fact of a published file: its keys, and the key of its source, or a page. */
export type PublishedFact = { source?: Parameters<typeof pageOf>[1] } & Record<string, unknown>;

/** A published file with what its border asks for. */
export type PublishedBorder = PublishedFile & {
  entry: Record<string, PublishedFact | PublishedFact[] | undefined>;
  levies?: PublishedFact[];
  registration?: PublishedFact;
  minors?: PublishedFact;
};

/** What a condition states beside its source. */
export type Statement = Omit<PackedCondition, 'page' | 'by' | 'checked'>;

/** What becomes of a fact: changes of its row, several rows, or nothing for a reason. */
export type Decision = Partial<Statement> | Statement[] | { leftOut: string };

/** The reason to leave out what was searched for in vain: that is no statement. */
export const NOT_STATED = 'no official page states it';

/** Keys that cite a fact or say since when: the day of reading counts. */
const citing = ['source', 'changed', 'instrument', 'by', 'also', 'since'];

/** The keys of a fact but those that cite it and `regular` ones. */
export function restOf(fact: PublishedFact, regular: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(fact).filter(([key]) => !citing.includes(key) && !regular.includes(key)),
  );
}

/** The decision about `rest`; throws a sentence that names `what` for an undecided one. */
export function decisionFor(
  decisions: readonly (readonly [rest: object, decision: Decision])[],
  rest: object,
  what: string,
): Decision {
  if (Object.keys(rest).length === 0) return {};
  const found = decisions.find(([decided]) => isDeepStrictEqual(decided, rest));
  if (found) return found[1];
  throw new Error(`${what}: nobody has decided what ${JSON.stringify(rest)} means`);
}
