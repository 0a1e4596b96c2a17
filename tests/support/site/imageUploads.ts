import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { compareTexts } from '#core/compareTexts.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { TestSite } from './testApp.ts';

/** A photo-like image: a gradient, whose corners differ and which encodes fast. */
export function image(width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#204060"/><rect width="50%" height="50%" fill="#e03020"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

export type Upload = {
  file: Buffer;
  name?: string;
  type?: string;
  origin?: string;
  cookie?: string;
};

/** Sends a file as the admin panel's form does. */
export async function upload(
  site: TestSite,
  { file, name = 'photo.jpg', type = 'image/jpeg', origin, cookie }: Upload,
) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type }), name);
  const body = new Response(form);
  return site.app.inject({
    method: 'POST',
    url: '/admin/images',
    headers: {
      host: 'localhost:3000',
      origin: origin ?? 'http://localhost:3000',
      'content-type': body.headers.get('content-type') ?? '',
      ...(cookie && { cookie }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** Uploads as the administrator; returns the response. */
export async function uploadSignedIn(site: TestSite, file: Buffer, as: Partial<Upload> = {}) {
  const { cookies } = await site.signedIn();
  return upload(site, { file, cookie: `session=${cookies.get('session')}`, ...as });
}

/** Uploads a valid image; returns its address, width and height. */
export async function stored(
  site: TestSite,
  file: Buffer,
): Promise<{ src: string; width: number; height: number }> {
  const answer = await uploadSignedIn(site, file);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

/** The folder of images; undefined if they are stored as rows. */
export function imageFolder({ engine }: OpenDatabase): string | undefined {
  return 'folder' in engine.images.files ? engine.images.files.folder : undefined;
}

/** All stored files of uploaded images, as HASH/NAME with their sizes in bytes. */
export async function storedFiles({ db }: Pick<TestSite, 'db'>) {
  const folder = imageFolder(db);
  if (folder) {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => ({ path: path.replaceAll('\\', '/'), stats: statSync(join(folder, path)) }))
      .filter(({ stats }) => stats.isFile())
      .map(({ path, stats }) => ({ path, size: stats.size }))
      .sort((a, b) => compareTexts(a.path, b.path));
  }
  const { rows } = await sql<{ path: string; size: number }>`
    select hash || '/' || name as path, octet_length(content) as size
    from image_files order by 1`.execute(db);
  return rows;
}

/** Deletes the files of an image. */
export async function loseFiles({ db }: Pick<TestSite, 'db'>, hash: string) {
  const folder = imageFolder(db);
  if (folder) rmSync(join(folder, hash), { recursive: true });
  else await sql`delete from image_files where hash = ${hash}`.execute(db);
}
