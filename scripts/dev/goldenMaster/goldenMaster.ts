import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amount } from '../../amounts.ts';
import { runCommand } from '../../command.ts';
import { builtTree, hashOf, WORKING_TREE } from './builtTree.ts';
import { type Difference, differencesOf } from './differences.ts';
import { parts, record } from './record.ts';

const help = `Records all that two versions of the product say to the outside, and prints where they differ: pages
without scripts in several languages, forms, the JSON API, feeds, the panel with its files and queries,
mails, commands, and the stored rows. For changes that are to change none of it, such as moved files.

  npm run golden-master -- BEFORE [AFTER]
                        BEFORE and AFTER are commits; AFTER is the working tree unless it is said.
                        Ends with exit code 1 when they differ
      --only PARTS      records these parts alone, with commas:
                        ${parts.join(', ')}
      --lines N         prints at most N lines of a file (default 10)
      --keep FOLDER     keeps the recordings in this folder, as before and after

Both are prepared alike: shipped rules, samples, and records of every kind, with a fixed clock. What a
build or a process adds is left out: hashes in names of files, ETags, hashes of scripts and passwords.

Example: npm run golden-master -- main`;

const options = {
  only: { type: 'string' },
  lines: { type: 'string', default: '10' },
  keep: { type: 'string' },
} as const;

await runCommand({ help, options, takesArguments: true }, async (values, args) => {
  const [before, after, surplus] = args;
  if (before === undefined) throw new Error('Name the commit before; see --help');
  if (surplus !== undefined) throw new Error(`Unknown argument "${surplus}"; see --help`);
  const lines = Number(values.lines);
  if (!Number.isInteger(lines) || lines < 1) throw new Error('--lines takes a number; see --help');
  const chosen = chosenParts(values.only);
  const commits = [hashOf(before), after === undefined ? WORKING_TREE : hashOf(after)];
  const work = mkdtempSync(join(tmpdir(), 'landfall-golden-'));
  try {
    // A build takes all cores; two recordings leave less of them idle.
    const trees = commits.map((commit, i) => builtTree(commit, join(work, `tree${i}`)));
    const folders = ['before', 'after'].map((name) => join(values.keep ?? work, name));
    const recordings = trees.map(async (tree, i) => {
      const folder = folders[i] ?? '';
      rmSync(folder, { recursive: true, force: true });
      const { count } = await record(tree, folder, chosen);
      console.log(`${commits[i]}: ${amount(count(), 'file')}`);
    });
    // Both have ended before their folders go.
    for (const ended of await Promise.allSettled(recordings)) {
      if (ended.status === 'rejected') throw ended.reason;
    }
    const [first = '', second = ''] = folders;
    const differences = differencesOf(first, second, lines);
    for (const one of differences) console.log(inWords(one));
    console.log(amount(differences.length, 'different file'));
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

function inWords({ file, lines, left }: Difference): string {
  const more = left > 0 ? [`  and ${amount(left, 'line')}`] : [];
  return [file, ...lines, ...more, ''].join('\n');
}

function chosenParts(only: string | undefined) {
  if (only === undefined) return parts;
  return only.split(',').map((name) => {
    const part = parts.find((one) => one === name);
    if (!part) throw new Error(`--only takes ${parts.join(', ')}; see --help`);
    return part;
  });
}
