import { addDays, utcDay } from '#core/dates.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import { RULE_NOTICE_DAYS } from '#core/records/lists.ts';
import type { Db } from '#db/db.ts';
import { listActiveAddresses } from '#db/queries/accounts/users.ts';
import { findLastJobRun } from '#db/queries/jobRuns.ts';
import { type EndingRules, listEndingRules } from '#db/queries/rules/endingRules.ts';
import type { Config } from '../config.ts';
import { mailIsConfigured, nameInMails, queueMail } from '../mail/outbox.ts';

export const ENDING_RULES_JOB = 'ending-rules';

/** The rules that end within RULE_NOTICE_DAYS, by day and destination. */
export function listRulesEndingSoon(db: Db): Promise<EndingRules[]> {
  const today = utcDay();
  return listEndingRules(db, {
    after: addDays(today, -1),
    until: addDays(today, RULE_NOTICE_DAYS),
  });
}

/**
 * Queues a mail to all accounts about rules whose end came within RULE_NOTICE_DAYS since the last run;
 * the first run covers all of these. Returns the number of mails.
 */
export async function mailEndingRules(db: Db, config: Config): Promise<number> {
  if (!(await mailIsConfigured(db, config))) return 0;
  const today = utcDay();
  const lastRun = await findLastJobRun(db, ENDING_RULES_JOB);
  const notifiedUntil = lastRun ? addDays(utcDay(lastRun), RULE_NOTICE_DAYS) : addDays(today, -1);
  const ending = await listEndingRules(db, {
    after: notifiedUntil,
    until: addDays(today, RULE_NOTICE_DAYS),
  });
  if (ending.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    const addresses = await listActiveAddresses(trx);
    for (const to of addresses) {
      await queueMail(trx, {
        kind: 'rules-ending',
        to,
        subject: `${await nameInMails(trx)}: entry rules end soon`,
        text: [
          `These entry rules end within ${RULE_NOTICE_DAYS} days. Find out what holds then, and add it.`,
          ending.map(lineOf).join('\n'),
          `${config.publicUrl}/admin/rules?ending=${RULE_NOTICE_DAYS}`,
        ].join('\n\n'),
      });
    }
    return addresses.length;
  });
}

/** "South Korea: 22 rules end on 31 Dec 2026" */
function lineOf({ destinationName, endsOn, rules }: EndingRules): string {
  const count = rules === 1 ? '1 rule ends' : `${rules} rules end`;
  return `${destinationName}: ${count} on ${partialDateText(endsOn)}`;
}
