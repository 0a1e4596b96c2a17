import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { ImageFile, MovedImages } from '../engine.ts';

/** The files of images, stored as rows. */
export function movedImageRows(db: Db): MovedImages {
  return {
    async read(hash) {
      const { rows } = await sql<ImageFile>`
        select name, content from image_files where hash = ${hash} order by name`.execute(db);
      return rows;
    },
    async write(hash, files) {
      for (const { name, content } of files) {
        await sql`insert into image_files (hash, name, content)
          values (${hash}, ${name}, ${content})`.execute(db);
      }
    },
  };
}
