import { keyOfQuestion, type Question } from '#core/answers/unanswered.ts';
import { addDays, utcDay } from '#core/dates.ts';
import type { Db } from '#db/db.ts';
import {
  addUnansweredRequests,
  deleteUnansweredBefore,
  listUnansweredPairs,
  type UnansweredRequests,
} from '#db/queries/answers/unansweredRequests.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { NotFound, RateLimited } from '#server/errors.ts';
import type { RateLimits } from '#server/rateLimits.ts';
import { createRequestCounts } from './requestCounts.ts';

/** Maximum number of questions counted between writes, which limits the length of a write. */
const QUESTIONS_MAX = 1_000;

/** How long counts are kept, in days, as the privacy page states. */
const UNANSWERED_KEPT_DAYS = 90;

/** The period of the dashboard, in days. */
const SHOWN_DAYS = 30;

/** Pairs listed on the dashboard. */
const SHOWN_PAIRS = 10;

type UnansweredPair = Omit<UnansweredRequests, 'requests'>;

export type UnansweredCounter = {
  /**
   * Counts questions that a visitor of this network saw without an answer, each time, up to the
   * rate limit; whether one has an answer by then is checked on flush.
   */
  count: (questions: readonly Question[], network: string) => void;
  /** Stores the unanswered questions since the last flush. */
  flush: () => Promise<void>;
};

/**
 * Counts questions in memory, and stores unanswered ones by pair and day, without anything about the
 * visitor.
 */
export function createUnansweredCounter(db: Db, rateLimits: RateLimits): UnansweredCounter {
  const counts = createRequestCounts<Question & { day: string }>(QUESTIONS_MAX);

  return {
    count(questions, network) {
      const day = utcDay();
      for (const question of questions) {
        if (!isCounted(network)) return;
        counts.add(`${day} ${keyOfQuestion(question)}`, { ...question, day });
      }
    },
    async flush() {
      // The purposes and days of entry of a pair are counted together.
      const unanswered = createRequestCounts<UnansweredPair>(QUESTIONS_MAX);
      for (const question of counts.take()) {
        if (!(await isUnknown(db, question))) continue;
        const { passport, destination, day, requests } = question;
        const pair = { passport, destination, day };
        unanswered.add(`${passport} ${destination} ${day}`, pair, requests);
      }
      const rows = unanswered.take();
      if (rows.length > 0) await addUnansweredRequests(db, rows);
    },
  };

  function isCounted(network: string): boolean {
    try {
      rateLimits.count('unanswered', network);
      return true;
    } catch (error) {
      if (error instanceof RateLimited) return false;
      throw error;
    }
  }
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
