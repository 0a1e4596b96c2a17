import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isTranslatedChunk } from './translatedChunks.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Brotli's quality for the scripts of each language: the best one makes them 1 % smaller, in 2.6 times
 * the time, and there are thirteen times as many of them.
 */
const QUALITY_OF_LANGUAGES = 10;

const compressible = /\.(js|css|svg|json)$/;

/**
 * Compresses the files of a folder with brotli and gzip where that makes them smaller. The server
 * picks by Accept-Encoding, without compressing at run time.
 */
export async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => compress(join(entry.parentPath, entry.name))),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isTranslatedChunk(file)
      ? QUALITY_OF_LANGUAGES
      : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
