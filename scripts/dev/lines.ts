import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The folders whose folders are subjects; a file directly in one counts as its top folder. */
const floors = [
  'db/queries',
  'server/trpc/routers',
  'server/records',
  'src/site',
  'src/panel',
  'tests/api',
  'tests/unit',
  'tests/pages',
  'tests/browser',
  'tests/durability',
  'core',
  'db',
  'server',
  'src',
  'scripts',
  'tests',
  'bench',
];

type SubjectLines = { subject: string; product: number; tests: number };

/**
 * The plain lines (neither empty nor a comment) of each subject in all layers, most first: `core/answers`,
 * `server/answers` and `src/site/answer` are one. Generated files and data are not counted.
 */
export function linesBySubject(): SubjectLines[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counted = new Map<string, SubjectLines>();
  for (const file of files.split('\n')) {
    if (file === '' || /\.gen\.(ts|js)$/.test(file)) continue;
    const subject = subjectOf(file);
    // A page of one answer and the rules of many are one subject.
    const key = subject.replace(/s$/, '');
    const lines = counted.get(key) ?? { subject, product: 0, tests: 0 };
    lines[file.startsWith('tests/') ? 'tests' : 'product'] += plainLines(file);
    counted.set(key, lines);
  }
  return [...counted.values()].sort((one, other) => other.product - one.product);
}

/** "answer" for `src/site/answer/AnswerCard.tsx`; the folder of a file that stands in no subject. */
function subjectOf(file: string): string {
  const floor = floors.find((folder) => file.startsWith(`${folder}/`));
  if (!floor) return 'top level';
  const [name = '', ...rest] = file.slice(floor.length + 1).split('/');
  return rest.length === 0 ? `${floor}/` : name;
}

function plainLines(file: string): number {
  const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return code.split('\n').filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;
}
