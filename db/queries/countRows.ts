import type { SelectQueryBuilder } from 'kysely';

/** The number of rows of a query that selects no columns. */
export async function countRows<Database, Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}
