import type { Db } from '../../../db/client.ts';
import { restoreDestination } from './destinationTrash.ts';
import { restoreCondition, restorePortal } from './entryFactTrash.ts';
import { restoreFaq } from './faqTrash.ts';
import { restoreRequirement } from './requirementTrash.ts';
import { restoreRule } from './ruleTrash.ts';

/** A restored record: its id, and its fields for the history. */
export type Restored = {
  id: string | number;
  title: string;
  after: object;
  /** When its history began, if known: another record may have had its former id before. */
  createdAt?: string;
};

/** Inserts deleted rows again. Throws Conflict, with advice, when they no longer fit. */
type Restorer = (trx: Db, rows: never) => Promise<Restored>;

/** The restorer of each kind of record. */
export const restorers = {
  destination: restoreDestination,
  visa_requirement: restoreRequirement,
  faq: restoreFaq,
  rule: restoreRule,
  entry_condition: restoreCondition,
  application_portal: restorePortal,
} satisfies Record<string, Restorer>;

export type TrashedEntity = keyof typeof restorers;

/** The trash rows of a kind of record. */
export type TrashedRows<Entity extends TrashedEntity> = Parameters<(typeof restorers)[Entity]>[1];
