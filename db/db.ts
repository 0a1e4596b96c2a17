import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A connection or transaction; queries take it as their first parameter. */
export type Db = Kysely<Schema>;
