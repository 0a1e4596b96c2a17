import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MovedImages } from '../engine.ts';

/** The files of images below `folder`, in one folder per image, named by its hash. */
export function movedImageFolder(folder: string): MovedImages {
  return {
    async read(hash) {
      const path = join(folder, hash);
      const entries = await readdir(path, { withFileTypes: true }).catch(emptyIfMissing);
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      return Promise.all(
        names.sort().map(async (name) => ({ name, content: await readFile(join(path, name)) })),
      );
    },
    async write(hash, files) {
      const path = join(folder, hash);
      await mkdir(path, { recursive: true });
      for (const { name, content } of files) {
        const file = await open(join(path, name), 'wx');
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
      }
    },
  };
}

function emptyIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
