import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that two recordings don't have alike: in one of them alone, or with these different lines. */
export type Difference = { file: string; lines: string[]; left: number };

/** A longer line is cut, in characters. */
const LINE_MAX = 300;

/** The differences between two recordings, in the order of files, each with at most `most` lines. */
export function differencesOf(before: string, after: string, most: number): Difference[] {
  const [inBefore, inAfter] = [before, after].map((folder) => new Set(filesIn(folder)));
  const files = [...new Set([...(inBefore ?? []), ...(inAfter ?? [])])].sort();
  return files.flatMap((file) => {
    if (!inBefore?.has(file)) return [{ file, lines: ['+ (is new)'], left: 0 }];
    if (!inAfter?.has(file)) return [{ file, lines: ['- (is gone)'], left: 0 }];
    const texts = [before, after].map((folder) => readFileSync(join(folder, file), 'utf8'));
    if (texts[0] === texts[1]) return [];
    const lines = changedLines(texts[0] ?? '', texts[1] ?? '');
    return [{ file, lines: lines.slice(0, most), left: Math.max(0, lines.length - most) }];
  });
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no recording ${folder}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/** The lines of a unified diff of two texts, read in short lines, which begin with - and +. */
function changedLines(before: string, after: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-difference-'));
  try {
    const files = [before, after].map((text, i) => {
      const file = join(folder, `${i}`);
      writeFileSync(file, inShortLines(text));
      return file;
    });
    const flags = ['--no-index', '--no-color', '--no-ext-diff', '--unified=0', '--text'];
    const { stdout } = spawnSync('git', ['diff', ...flags, ...files], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    const lines = stdout.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line));
    // Texts that differ only where lines are split are shown as they are.
    if (lines.length === 0) lines.push(...[`-${before}`, `+${after}`].map((text) => show(text)));
    return lines.map((line) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const show = (text: string) => JSON.stringify(text);

/** Markup, JSON and scripts with a line for each tag and member. */
export function inShortLines(text: string): string {
  return `${text.replaceAll(/(?<=>)(?=<)|(?<=[,{[])(?=\S)/g, '\n')}\n`;
}
