import { type Kysely, sql } from 'kysely';

/**
 * Uploaded images are called so everywhere: their tables, columns and addresses, also in the versions
 * that the history and the trash hold. The server answers the addresses of before with a redirect.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The values of `column`, JSON, with the new addresses of images. */
const replaced = (column: string) => `replace(${column}, '"/pictures/', '"/images/')`;

const address = (column: string) =>
  `case when ${column} like '/pictures/%' then '/images/' || substr(${column}, 11) else ${column} end`;

const statements = [
  'alter table pictures rename to images',
  'drop index pictures_by_upload',
  'create index images_by_upload on images (uploaded_at)',

  `create table destination_images (
    id text primary key,
    destination_id text not null references destinations (id) on delete cascade,
    position integer not null check (position >= 0),
    src text not null check (length(src) > 0),
    image_hash text references images (hash) check (image_hash is null or src like '/images/' || image_hash || '/%'),
    alt text not null check (length(alt) between 1 and 300),
    width integer not null check (width >= 1),
    height integer not null check (height >= 1),
    created_at text not null,
    constraint destination_images_in_order unique (destination_id, position)
  )`,
  `insert into destination_images
    select id, destination_id, position, ${address('src')}, picture_hash, alt, width, height, created_at
    from destination_pictures`,
  'drop table destination_pictures',
  'create index destination_images_by_hash on destination_images (image_hash)',

  'alter table trash_pictures rename to trash_images',
  'alter table trash_images rename column picture_hash to image_hash',
  'drop index trash_pictures_by_hash',
  'create index trash_images_by_hash on trash_images (image_hash)',

  `update destinations set image_url = ${address('image_url')} where image_url like '/pictures/%'`,
  `update trash set data = ${replaced('data')} where data like '%"/pictures/%'`,
  `update history set before = ${replaced('before')}, after = ${replaced('after')}
    where before like '%"/pictures/%' or after like '%"/pictures/%'`,
  'update content_version set version = version + 1',
];
