import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalise, type OwnTexts } from './normalise.ts';

/** The longest file name, in characters. */
const NAME_MAX = 150;

/** A folder with a file for each thing that a product says. */
export type Recording = {
  folder: string;
  /** The number of files. */
  count: () => number;
  /** Writes a file. Throws when there is one of this name: each thing is asked once. */
  add: (name: string, content: string) => void;
};

/** A recording in `folder`, in which `own` texts have their common names. */
export function startRecording(folder: string, own: () => OwnTexts): Recording {
  let count = 0;
  return {
    folder,
    count: () => count,
    add(name, content) {
      const file = join(folder, fileName(name));
      if (existsSync(file)) throw new Error(`${name} is recorded twice`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, normalise(content, own()));
      count += 1;
    },
  };
}

/** A readable file name; its folders are separated by ": ". */
export function fileName(name: string): string {
  const parts = name.split(': ').map((part) => {
    const safe = part.replace(/^\//, '').replace(/[^\w.,=&@?+-]+/g, '_') || '_';
    if (safe.length <= NAME_MAX) return safe;
    return `${safe.slice(0, NAME_MAX)}-${hashOf(part).slice(0, 8)}`;
  });
  return join(...parts);
}

/** The content of a file that is no text: its size and hash. */
export function described(content: Uint8Array): string {
  return `${content.byteLength} bytes, sha256 ${hashOf(content)}`;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
