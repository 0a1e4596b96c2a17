import type { Db } from '../../../../db/db.ts';
import {
  addUnansweredRequests,
  deleteUnansweredBefore,
  listUnansweredPairs,
} from '../../../../db/queries/rules/unansweredRequests.ts';
import type { VisaType } from '../../../schemas/constants.ts';
import { findAnswer } from '../../entryRules/findAnswer.ts';
import { addDays, utcDay } from '../../entryRules/partialDates.ts';
import { NotFound } from '../../errors.ts';
import { createRequestCounts } from './requestCounts.ts';

/** Maximum number of questions counted between writes, which limits the length of a write. */
const QUESTIONS_MAX = 1_000;

/** How long counts are kept, in days, as the privacy page states. */
const UNANSWERED_KEPT_DAYS = 90;

/** The period of the dashboard, in days. */
const SHOWN_DAYS = 30;

/** Pairs listed on the dashboard. */
const SHOWN_PAIRS = 10;

type Question = { passport: string; destination: string; purpose: VisaType };

export type UnansweredCounter = {
  /** Counts a question; whether it has an answer is checked on flush. */
  count: (question: Question) => void;
  /** Stores the unanswered questions since the last flush. */
  flush: () => Promise<void>;
};

/**
 * Counts questions in memory, and stores unanswered ones by day, without anything about the
 * visitor.
 */
export function createUnansweredCounter(db: Db): UnansweredCounter {
  const counts = createRequestCounts<Question & { day: string }>(QUESTIONS_MAX);

  return {
    count(question) {
      const day = utcDay();
      const { passport, destination, purpose } = question;
      counts.add(`${day} ${passport} ${destination} ${purpose}`, { ...question, day });
    },
    async flush() {
      // The purposes of a pair are counted together.
      const unanswered = createRequestCounts<Omit<Question, 'purpose'> & { day: string }>(
        QUESTIONS_MAX,
      );
      for (const question of counts.take()) {
        if (!(await isUnknown(db, question))) continue;
        const { purpose: _purpose, requests, ...pair } = question;
        unanswered.add(`${pair.passport} ${pair.destination} ${pair.day}`, pair, requests);
      }
      const rows = unanswered.take();
      if (rows.length > 0) await addUnansweredRequests(db, rows);
    },
  };
}

async function isUnknown(db: Db, question: Question): Promise<boolean> {
  try {
    return (await findAnswer(db, question)).access === null;
  } catch (error) {
    // An unknown code is no question.
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** The pairs most often requested without an answer in the last 30 days. */
export function listUnanswered(db: Db) {
  return listUnansweredPairs(db, addDays(utcDay(), -SHOWN_DAYS), SHOWN_PAIRS);
}

/** Deletes counts older than 90 days. Returns the number of rows. */
export function deleteOldUnanswered(db: Db): Promise<number> {
  return deleteUnansweredBefore(db, addDays(utcDay(), -UNANSWERED_KEPT_DAYS));
}
