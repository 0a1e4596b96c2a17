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

const address = (column: string) => `'/images/' || substr(${column}, 11)`;

const renameConstraints = (table: string, before: string, endings: string) =>
  endings
    .split(' ')
    .map((end) => `alter table ${table} rename constraint ${before}_${end} to ${table}_${end}`);

const statements = [
  'alter table pictures rename to images',
  ...renameConstraints(
    'images',
    'pictures',
    'pkey hash_check width_check height_check bytes_check',
  ),
  'alter index pictures_by_upload rename to images_by_upload',

  'alter table picture_files rename to image_files',
  ...renameConstraints('image_files', 'picture_files', 'pkey hash_fkey'),

  'alter table destination_pictures rename to destination_images',
  'alter table destination_images rename column picture_hash to image_hash',
  'alter table destination_images drop constraint destination_pictures_check',
  `update destination_images set src = ${address('src')} where src like '/pictures/%'`,
  `alter table destination_images add constraint destination_images_check
    check (image_hash is null or src like '/images/' || image_hash || '/%')`,
  ...renameConstraints(
    'destination_images',
    'destination_pictures',
    'pkey in_order position_check src_check alt_check width_check height_check destination_id_fkey',
  ),
  `alter table destination_images
    rename constraint destination_pictures_picture_hash_fkey to destination_images_image_hash_fkey`,
  'alter index destination_pictures_by_hash rename to destination_images_by_hash',

  'alter table trash_pictures rename to trash_images',
  'alter table trash_images rename column picture_hash to image_hash',
  ...renameConstraints('trash_images', 'trash_pictures', 'pkey trash_id_fkey'),
  `alter table trash_images
    rename constraint trash_pictures_picture_hash_fkey to trash_images_image_hash_fkey`,
  'alter index trash_pictures_by_hash rename to trash_images_by_hash',

  'drop index destinations_by_image',
  `update destinations set image_url = ${address('image_url')} where image_url like '/pictures/%'`,
  "create index destinations_by_image on destinations (image_url) where image_url like '/images/%'",
  `update trash set data = ${replaced('data')} where data like '%"/pictures/%'`,
  `update history set before = ${replaced('before')}, after = ${replaced('after')}
    where before like '%"/pictures/%' or after like '%"/pictures/%'`,
  'update content_version set version = version + 1',
];
