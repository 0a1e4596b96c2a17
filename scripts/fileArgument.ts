import { readFile, stat } from 'node:fs/promises';

/**
 * The file that an argument names; `-` is standard input. Of one that is larger than `max` bytes it is no
 * more than one byte too many, which is enough to be refused for it. Throws where there is none.
 */
export async function readFileArgument(name: string, max: number): Promise<Uint8Array> {
  if (name === '-') return readStandardInput(max);
  const found = await stat(name).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${name}`);
  if (found.size > max) return new Uint8Array(max + 1);
  return readFile(name);
}

async function readStandardInput(max: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > max) break;
  }
  return Buffer.concat(chunks);
}

/** A file's text could command a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '�');
}
