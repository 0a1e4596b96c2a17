import type { Db } from '../../../db/client.ts';
import {
  addUnansweredRequests,
  deleteUnansweredBefore,
  listUnansweredPairs,
} from '../../../db/queries/rules/unansweredRequests.ts';
import type { VisaType } from '../../schemas/constants.ts';
import { findAnswer } from '../entryRules/findAnswer.ts';
import { addDays, utcDay } from '../entryRules/partialDates.ts';
import { NotFound } from '../errors.ts';

/** Questions counted between two writes; more are not counted, so that no flood makes a long write. */
const QUESTIONS_MAX = 1_000;

/** How long counts are kept, in days; the privacy page says so. */
export const UNANSWERED_KEPT_DAYS = 90;

/** How far back the dashboard looks, in days. */
const SHOWN_DAYS = 30;

/** Pairs that the dashboard names. */
const SHOWN_PAIRS = 10;

type Question = { passport: string; destination: string; purpose: VisaType };

export type UnansweredCounter = {
  /** Notes that somebody asked; whether there was an answer is seen when counts are written. */
  count: (question: Question) => void;
  /** Writes what was asked for since the last time and has no answer. */
  flush: () => Promise<void>;
};

/** Counts in memory what visitors ask for, and stores by day what has no answer; nothing about who asks. */
export function createUnansweredCounter(db: Db): UnansweredCounter {
  let counts = new Map<string, Question & { day: string; requests: number }>();

  return {
    count(question) {
      const day = utcDay();
      const key = `${day} ${question.passport} ${question.destination} ${question.purpose}`;
      const counted = counts.get(key);
      if (counted) counted.requests += 1;
      else if (counts.size < QUESTIONS_MAX) counts.set(key, { ...question, day, requests: 1 });
    },
    async flush() {
      const asked = [...counts.values()];
      counts = new Map();
      const unanswered = new Map<string, (typeof asked)[number]>();
      for (const question of asked) {
        if (!(await isUnknown(db, question))) continue;
        // The purposes of a pair are counted together.
        const key = `${question.passport} ${question.destination} ${question.day}`;
        const requests = (unanswered.get(key)?.requests ?? 0) + question.requests;
        unanswered.set(key, { ...question, requests });
      }
      // In one order in all processes, or two of them could wait for each other's rows.
      const rows = [...unanswered]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { purpose: _purpose, ...row }]) => row);
      if (rows.length > 0) await addUnansweredRequests(db, rows);
    },
  };
}

async function isUnknown(db: Db, question: Question): Promise<boolean> {
  try {
    return (await findAnswer(db, question)).access === null;
  } catch (error) {
    // A code that is no country is no question.
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** The pairs that visitors asked for in the last 30 days without an answer, most often first. */
export function listUnanswered(db: Db) {
  return listUnansweredPairs(db, addDays(utcDay(), -SHOWN_DAYS), SHOWN_PAIRS);
}

/** Deletes what was counted more than 90 days ago. Returns how many rows that were. */
export function deleteOldUnanswered(db: Db): Promise<number> {
  return deleteUnansweredBefore(db, addDays(utcDay(), -UNANSWERED_KEPT_DAYS));
}
