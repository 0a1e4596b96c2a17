import type { Db } from '../../../db/client.ts';
import { restoreDestination } from './destinationTrash.ts';
import { restoreCondition, restorePortal } from './entryFactTrash.ts';
import { restoreFaq } from './faqTrash.ts';
import { restoreRequirement } from './requirementTrash.ts';
import { restoreRule } from './ruleTrash.ts';

/** A record that is back: under which id, and its fields as the history keeps them. */
export type Restored = {
  id: string | number;
  title: string;
  after: object;
  /** When its history began, if that is known: another record may have had its former id before. */
  createdAt?: string;
};

/** Stores rows again that were deleted. Throws Conflict, which says what to do, where they don't fit. */
type Restorer = (trx: Db, rows: never) => Promise<Restored>;

/** How each kind of record comes back from the trash. */
export const restorers = {
  destination: restoreDestination,
  visa_requirement: restoreRequirement,
  faq: restoreFaq,
  rule: restoreRule,
  entry_condition: restoreCondition,
  application_portal: restorePortal,
} satisfies Record<string, Restorer>;

export type TrashedEntity = keyof typeof restorers;

/** What the trash keeps of a kind of record. */
export type TrashedRows<Entity extends TrashedEntity> = Parameters<(typeof restorers)[Entity]>[1];
