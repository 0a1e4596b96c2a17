import { readFile, stat } from 'node:fs/promises';

/**
 * Reads the file of an argument; `-` is standard input. Reads one byte more than `max` at most, so
 * that the caller can refuse it. Throws when it is missing.
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

/** Removes control characters, which could command a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '�');
}
