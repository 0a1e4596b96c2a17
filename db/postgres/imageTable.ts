import { type Kysely, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { ImageFile, ImageFiles, StoredFile } from '../engine.ts';
import { deleteUnusedImagesFromBefore, recordImage } from '../queries/images.ts';
import type { Schema } from '../schema.ts';

/** Size of a streamed piece of a file, in bytes: most files are smaller; PostgreSQL sends hex. */
const PIECE_BYTES = 128 * 1024;

type Tables = { image_files: { hash: string; name: string; content: Buffer } };

/**
 * Images as rows beside their metadata, stored, renewed and deleted in one transaction or
 * statement. Deleting an image deletes its files.
 */
export function imageTable(db: Db): ImageFiles {
  const tables = db.withTables<Tables>();
  return {
    files: { open: (hash, name) => openFile(tables, hash, name) },
    async store(image, files, now) {
      // Other writers wait during a transaction, so slow work is done before it.
      const encoded: ImageFile[] = [];
      for await (const file of files) encoded.push(file);
      const bytes = encoded.reduce((sum, { content }) => sum + content.length, 0);
      await db.transaction().execute(async (trx) => {
        await recordImage(trx, { ...image, bytes }, now);
        await put(trx, image.hash, encoded);
      });
    },
    async renew(hash, now) {
      const { numUpdatedRows } = await tables
        .updateTable('images')
        .set({ uploaded_at: now })
        .where('hash', '=', hash)
        .where('hash', 'in', (files) => files.selectFrom('image_files').select('hash'))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    // Within a transaction, no destination can begin to use an image that is being deleted.
    sweep: (time, restorableSince) =>
      db
        .transaction()
        .execute((trx) =>
          deleteUnusedImagesFromBefore(trx, time.toISOString(), restorableSince.toISOString()),
        )
        .then(({ length }) => length),
  };
}

async function put(trx: Db, hash: string, files: ImageFile[]) {
  const tables = trx.withTables<Tables>();
  await tables.deleteFrom('image_files').where('hash', '=', hash).execute();
  for (const { name, content } of files) {
    await tables.insertInto('image_files').values({ hash, name, content }).execute();
  }
}

async function openFile(
  tables: Kysely<Schema & Tables>,
  hash: string,
  name: string,
): Promise<StoredFile | null> {
  const first = await readPiece(0);
  return first ? { size: first.size, pieces: pieces(first) } : null;

  function readPiece(from: number) {
    return tables
      .selectFrom('image_files')
      .select([
        sql<number>`octet_length(content)`.as('size'),
        sql<Buffer>`substring(content from ${from + 1} for ${PIECE_BYTES})`.as('content'),
      ])
      .where('hash', '=', hash)
      .where('name', '=', name)
      .executeTakeFirst();
  }

  async function* pieces({ size, content }: { size: number; content: Buffer }) {
    yield content;
    for (let from = content.length; from < size; from += PIECE_BYTES) {
      const piece = await readPiece(from);
      if (!piece) throw new Error(`The image ${hash} was deleted while it was read`);
      yield piece.content;
    }
  }
}
