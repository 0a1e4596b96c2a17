import { type Kysely, sql } from 'kysely';

/** Uploaded pictures, and the photos of a destination. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (c) =>
      c.primaryKey().check(sql`length(hash) = 64 and hash not glob '*[^0-9a-f]*'`),
    )
    .addColumn('width', 'integer', (c) => c.notNull().check(sql`width >= 1`))
    .addColumn('height', 'integer', (c) => c.notNull().check(sql`height >= 1`))
    .addColumn('bytes', 'integer', (c) => c.notNull().check(sql`bytes >= 1`))
    .addColumn('uploaded_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pictures_by_upload').on('pictures').column('uploaded_at').execute();

  await db.schema
    .createTable('destination_pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('destination_id', 'text', (c) =>
      c.notNull().references('destinations.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull().check(sql`position >= 0`))
    .addColumn('src', 'text', (c) => c.notNull().check(sql`length(src) > 0`))
    // Of an uploaded picture only: no file is swept away as long as a row here names it.
    .addColumn('picture_hash', 'text', (c) =>
      c
        .references('pictures.hash')
        .check(sql`picture_hash is null or src like '/pictures/' || picture_hash || '/%'`),
    )
    .addColumn('alt', 'text', (c) => c.notNull().check(sql`length(alt) between 1 and 300`))
    .addColumn('width', 'integer', (c) => c.notNull().check(sql`width >= 1`))
    .addColumn('height', 'integer', (c) => c.notNull().check(sql`height >= 1`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    // Its index is the one a destination's photos are read through, in order.
    .addUniqueConstraint('destination_pictures_in_order', ['destination_id', 'position'])
    .execute();
  await db.schema
    .createIndex('destination_pictures_by_hash')
    .on('destination_pictures')
    .column('picture_hash')
    .execute();
}
