import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#core/dates.ts';

/** Drawn share images on disk. */
type ShareImageStore = {
  /** The image of a key; undefined if none is stored. */
  find: (key: string) => Promise<Buffer | undefined>;
  /** Stores an image, and removes those used longest ago if there are too many bytes. */
  store: (key: string, png: Buffer) => Promise<void>;
};

const fileName = /^[0-9a-f]{64}\.png$/;

/**
 * A store of at most `bytesMax` in `folder`, which it creates. Keys are SHA-256 in hexadecimal. Other
 * processes may share the folder: each removes files once it has counted too many bytes.
 */
export function openShareImageStore(folder: string, bytesMax: number): ShareImageStore {
  /** Sizes by key, used longest ago first; read from the folder on first use. */
  let sizes: Promise<Map<string, number>> | undefined;

  return {
    async find(key) {
      const path = join(folder, `${key}.png`);
      const png = await readFile(path).catch(() => undefined);
      if (!png) return undefined;
      const known = await allSizes();
      known.delete(key);
      known.set(key, png.length);
      // The time of use, for the order after a restart.
      await utimes(path, new Date(), new Date()).catch(() => undefined);
      return png;
    },
    async store(key, png) {
      const known = await allSizes();
      await mkdir(folder, { recursive: true });
      // Renamed once complete: no reader sees half an image.
      const unfinished = join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, png);
      await rename(unfinished, join(folder, `${key}.png`));
      known.delete(key);
      known.set(key, png.length);
      await removeOldest(known);
    },
  };

  function allSizes(): Promise<Map<string, number>> {
    sizes ??= readSizes(folder);
    return sizes;
  }

  async function removeOldest(known: Map<string, number>): Promise<void> {
    let bytes = [...known.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of known) {
      if (bytes <= bytesMax) return;
      known.delete(key);
      bytes -= size;
      await rm(join(folder, `${key}.png`), { force: true });
    }
  }
}

/** Deletes files that a stopped process left unfinished, and lists the others by time of use. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => []);
  const files: { key: string; size: number; usedAt: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    const isAbandoned = found && name.endsWith('.part') && Date.now() - found.mtimeMs > HOUR_MS;
    if (isAbandoned) await rm(path, { force: true });
    if (!found || !fileName.test(name)) continue;
    files.push({ key: name.slice(0, -4), size: found.size, usedAt: found.mtimeMs });
  }
  files.sort((a, b) => a.usedAt - b.usedAt);
  return new Map(files.map(({ key, size }) => [key, size]));
}
