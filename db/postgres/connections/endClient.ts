import type pg from 'pg';

/** How long PostgreSQL may take to say good-bye, in milliseconds. */
const END_TIMEOUT_MS = 1000;

/** Ends the connection, with force where PostgreSQL, stopped or cut off, doesn't take part in it. */
export async function endClient(
  client: pg.ClientBase & { end: () => Promise<void> },
): Promise<void> {
  const force = setTimeout(() => destroySocket(client), END_TIMEOUT_MS);
  await client.end().catch(() => {});
  clearTimeout(force);
}

/** Ends the connection at once: what waits for an answer on it fails. */
export function destroySocket(client: pg.ClientBase): void {
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
}
