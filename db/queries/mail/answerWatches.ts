import { sql } from 'kysely';
import type { WatchStatus } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { type ChangedAnswer, toStay } from '../answers/answerChanges.ts';
import { countRows } from '../countRows.ts';

export type WatchedAnswer = { passport: string; destination: string; purpose: VisaType };

export type AnswerWatch = WatchedAnswer & {
  id: number;
  email: string;
  status: WatchStatus;
  passportName: string;
  destinationName: string;
};

/** Adds a pending subscription of an address to an answer, if there is none. Returns its row. */
export async function addAnswerWatch(
  db: Db,
  {
    email,
    passport,
    destination,
    purpose,
    language,
  }: WatchedAnswer & {
    email: string;
    language: string;
  },
  now: string,
): Promise<{ id: number; status: AnswerWatch['status'] }> {
  const row = { email, passport, destination, purpose, language };
  const added = await db
    .insertInto('answer_watches')
    .values({ ...row, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['email', 'passport', 'destination', 'purpose']).doNothing(),
    )
    .returning(['id', 'status'])
    .executeTakeFirst();
  if (added) return added;
  return db
    .selectFrom('answer_watches')
    .select(['id', 'status'])
    .where('email', '=', email)
    .where('passport', '=', passport)
    .where('destination', '=', destination)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
}

/** Restarts the confirmation period of a pending subscription. */
export async function renewPendingAnswerWatch(db: Db, id: number, now: string): Promise<void> {
  await db
    .updateTable('answer_watches')
    .set({ created_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Confirms a subscription, for changes from now on. False if it was confirmed before. */
export async function confirmAnswerWatch(db: Db, id: number, now: string): Promise<boolean> {
  const result = await db
    .updateTable('answer_watches')
    .set((eb) => ({
      status: 'confirmed',
      confirmed_at: now,
      last_change_id: eb.fn.coalesce(
        eb.selectFrom('answer_changes').select((of) => of.fn.max('answer_changes.id').as('id')),
        eb.lit(0),
      ),
    }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts all changes so far of answers of a purpose as mailed to those who are subscribed to them. */
export async function passOverChangesOf(db: Db, purpose: VisaType): Promise<void> {
  await db
    .updateTable('answer_watches')
    .set((eb) => ({
      last_change_id: eb.fn.coalesce(
        eb.selectFrom('answer_changes').select((of) => of.fn.max('answer_changes.id').as('id')),
        eb.lit(0),
      ),
    }))
    .where('purpose', '=', purpose)
    .where('status', '=', 'confirmed')
    .execute();
}

export async function findAnswerWatch(db: Db, id: number): Promise<AnswerWatch | undefined> {
  const row = await selectWatches(db).where('answer_watches.id', '=', id).executeTakeFirst();
  return row && toWatch(row);
}

/** The subscriptions of an address, pending ones included, oldest first. */
export async function listAnswerWatchesOf(db: Db, email: string): Promise<AnswerWatch[]> {
  const rows = await selectWatches(db)
    .where('answer_watches.email', '=', email)
    .orderBy('answer_watches.id')
    .execute();
  return rows.map(toWatch);
}

/** The number of subscriptions of an address, pending ones included. */
export function countAnswerWatchesOf(db: Db, email: string): Promise<number> {
  return countRows(db.selectFrom('answer_watches').where('email', '=', email));
}

/** Deletes a subscription. False when there was none. */
export async function deleteAnswerWatch(db: Db, id: number): Promise<boolean> {
  const result = await db.deleteFrom('answer_watches').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes all subscriptions of an address. Returns their number. */
export async function deleteAnswerWatchesOf(db: Db, email: string): Promise<number> {
  const result = await db
    .deleteFrom('answer_watches')
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes unconfirmed subscriptions from before `time`. Returns their number. */
export async function deletePendingAnswerWatchesFromBefore(db: Db, time: string): Promise<number> {
  const result = await db
    .deleteFrom('answer_watches')
    .where('status', '=', 'pending')
    .where('created_at', '<', time)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The period of the mails that count, ISO 8601. */
export type SentWithin = { sentSince: string; sentUntil: string };

/**
 * At most `limit` addresses after this one, in alphabetical order, that are subscribed to an answer
 * which changed since their last mail, and got no mail about any subscription in the period.
 */
export async function listAddressesWithNews(
  db: Db,
  { after, limit, ...sent }: { after: string; limit: number } & SentWithin,
): Promise<string[]> {
  const rows = await selectWithNews(db, sent)
    .where('email', '>', after)
    .orderBy('email')
    .limit(limit)
    .execute();
  return rows.map(({ email }) => email);
}

/** Whether `listAddressesWithNews` would list an address. */
export async function hasNews(
  db: Db,
  { email, ...sent }: { email: string } & SentWithin,
): Promise<boolean> {
  const query = selectWithNews(db, sent).where('email', '=', email);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Changes of the watched answer; of changing planes, the tourist's too, by which one passes the border. */
const changesOfWatch = sql<boolean>`(
  answer_changes.purpose = answer_watches.purpose
  or (answer_watches.purpose = 'transit' and answer_changes.purpose = 'tourist')
)`;

function selectWithNews(db: Db, { sentSince, sentUntil }: SentWithin) {
  return db
    .selectFrom('answer_watches')
    .select('email')
    .distinct()
    .where('status', '=', 'confirmed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('answer_changes')
          .select('answer_changes.id')
          .whereRef('answer_changes.passport', '=', 'answer_watches.passport')
          .whereRef('answer_changes.destination', '=', 'answer_watches.destination')
          .where(changesOfWatch)
          .whereRef('answer_changes.id', '>', 'answer_watches.last_change_id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('answer_watches as other')
            .select('other.id')
            .whereRef('other.email', '=', 'answer_watches.email')
            .where('other.last_sent_at', '>', sentSince)
            .where('other.last_sent_at', '<=', sentUntil),
        ),
      ),
    );
}

/** A change that a subscriber hasn't been mailed about. */
export type WatchNews = Omit<AnswerWatch, 'email' | 'status'> & {
  changeId: number;
  /** Of the page where the answer was watched. */
  language: string;
  destinationEnabled: boolean;
  before: ChangedAnswer;
  after: ChangedAnswer;
  /** True where what lets one leave the airport between two flights changed under an equal answer. */
  programmesOnly: boolean;
  /** Whether the border's answer changed, under a watched one of changing planes. */
  ofBorder: boolean;
};

/** The changes that an address hasn't been mailed about, oldest first. */
export async function listNewsFor(db: Db, email: string): Promise<WatchNews[]> {
  const rows = await selectWatches(db)
    .innerJoin('answer_changes', (join) =>
      join
        .onRef('answer_changes.passport', '=', 'answer_watches.passport')
        .onRef('answer_changes.destination', '=', 'answer_watches.destination')
        .on(changesOfWatch)
        .onRef('answer_changes.id', '>', 'answer_watches.last_change_id'),
    )
    .select([
      'answer_changes.id as change_id',
      'answer_watches.language',
      'to_country.enabled',
      'answer_changes.access_before',
      'answer_changes.stay_number_before',
      'answer_changes.stay_unit_before',
      'answer_changes.access_after',
      'answer_changes.stay_number_after',
      'answer_changes.stay_unit_after',
      'answer_changes.programmes_only',
      'answer_changes.purpose as changed_purpose',
    ])
    .where('answer_watches.email', '=', email)
    .where('answer_watches.status', '=', 'confirmed')
    .orderBy('answer_watches.id')
    .orderBy('answer_changes.id')
    .execute();
  return rows.map((row) => {
    const { email: _email, status: _status, ...watch } = toWatch(row);
    return {
      ...watch,
      changeId: row.change_id,
      language: row.language,
      destinationEnabled: row.enabled === 1,
      before: {
        access: row.access_before,
        stay: toStay(row.stay_number_before, row.stay_unit_before),
      },
      after: { access: row.access_after, stay: toStay(row.stay_number_after, row.stay_unit_after) },
      programmesOnly: row.programmes_only === 1,
      ofBorder: row.changed_purpose !== row.purpose,
    };
  });
}

/**
 * Stores up to which change an address is informed, and the time of the mail; null where none
 * needed one.
 */
export async function markWatchesNotified(
  db: Db,
  { email, changeId, sentAt }: { email: string; changeId: number; sentAt: string | null },
): Promise<void> {
  await db
    .updateTable('answer_watches')
    .set({ last_change_id: changeId, ...(sentAt !== null && { last_sent_at: sentAt }) })
    .where('email', '=', email)
    .where('status', '=', 'confirmed')
    .where('last_change_id', '<=', changeId)
    .execute();
}

function selectWatches(db: Db) {
  return db
    .selectFrom('answer_watches')
    .innerJoin('countries as from_country', 'from_country.code', 'answer_watches.passport')
    .innerJoin('countries as to_country', 'to_country.code', 'answer_watches.destination')
    .select([
      'answer_watches.id',
      'answer_watches.email',
      'answer_watches.passport',
      'answer_watches.destination',
      'answer_watches.purpose',
      'answer_watches.status',
      'from_country.name as passport_name',
      'to_country.name as destination_name',
    ]);
}

type Row = Omit<AnswerWatch, 'passportName' | 'destinationName'> & {
  passport_name: string;
  destination_name: string;
};

function toWatch(row: Row): AnswerWatch {
  return {
    id: row.id,
    email: row.email,
    passport: row.passport,
    destination: row.destination,
    purpose: row.purpose,
    status: row.status,
    passportName: row.passport_name,
    destinationName: row.destination_name,
  };
}
