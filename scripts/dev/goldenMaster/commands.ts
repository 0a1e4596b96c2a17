import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { MailSink } from './mailSink.ts';
import { fixed, settingsOf } from './recordedSite.ts';
import type { Recording } from './recording.ts';

/** Room for what a command prints, in bytes. */
const OUTPUT_MAX = 256 * 1024 ** 2;

/** Scripts of package.json with --help. */
export const helpful = [
  'admin',
  'backup',
  'bench',
  'bench:imports',
  'bench:rules',
  'bench:soak',
  'check',
  'cities',
  'country-names',
  'database-dumps',
  'date-messages',
  'doctor',
  'golden-master',
  'licences',
  'lighthouse',
  'messages',
  'migrate',
  'move',
  'packs',
  'personal-data',
  'records',
  'restore',
  'rules',
  'seed',
  'share-fonts',
  'shipped-texts',
  'size',
  'test',
];

/** The others: they start the server or build. */
export const silent = ['build', 'dev', 'start'];

/** Commands on the recorded database, and on nothing: results and refusals. */
const commandLines = [
  'migrate',
  'seed',
  'admin list',
  'admin nothing',
  'admin create nobody',
  'admin delete',
  'admin role gil@example.com surprise',
  'migrate --colour',
  'backup --colour',
  'personal-data show gil@example.com',
  'personal-data show',
  'personal-data show nobody',
  'records',
  'records export nothing',
  'records import faqs none.csv',
  'restore',
  'restore none',
  ...['destinations', 'requirements', 'entry-conditions', 'official-links', 'faqs', 'translations']
    .flatMap((kind) => [`records export ${kind}`, `records export ${kind} --format json`])
    .concat(['records template requirements', 'records template faqs --format json']),
  'rules',
  'rules editions',
  'rules editions --json',
  'rules coverage',
  'rules coverage --json',
  'rules diff 1',
  'rules diff 1 9999',
  'rules export current --shape tidy-iso2',
  'rules export current --shape matrix-names',
  'rules export current --shape surprise',
  'rules import none.csv',
  'rules rollback nothing',
  'rules remove nothing',
  'move',
  'move --to nowhere',
  'packs totals',
  'packs changes',
  'packs nothing',
];

/** Throws when package.json has a script that is in neither list. */
export function requireAllScripts(packageJson: string): void {
  const { scripts } = JSON.parse(packageJson) as { scripts: Record<string, string> };
  const unknown = Object.keys(scripts).filter(
    (script) => !helpful.includes(script) && !silent.includes(script),
  );
  if (unknown.length > 0) {
    throw new Error(`The golden master doesn't know these scripts: ${unknown.join(', ')}`);
  }
}

/** Records what commands print. */
export async function recordCommands(
  { tree, dataDir, sink, now }: { tree: string; dataDir: string; sink: MailSink; now: string },
  recording: Recording,
) {
  const packageJson = readFileSync(join(tree, 'package.json'), 'utf8');
  requireAllScripts(packageJson);
  const { scripts } = JSON.parse(packageJson) as { scripts: Record<string, string> };
  const lines = helpful.filter((script) => script in scripts).map((script) => `${script} --help`);
  for (const line of [...lines, ...commandLines]) {
    const [script = '', ...args] = line.split(' ');
    const env = { ...settingsOf(dataDir, sink), ...fixed(now, line), npm_lifecycle_event: script };
    const output = await outputOf(`${scripts[script]} ${args.join(' ')}`, { cwd: tree, env });
    recording.add(`commands: ${line}`, output);
  }
}

/** The exit code and the output of a script's command, which runs as npm runs it. */
function outputOf(
  command: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<string> {
  const PATH = [join(cwd, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const options = { cwd, env: { ...env, PATH, HOME: process.env.HOME }, maxBuffer: OUTPUT_MAX };
  return new Promise((resolve) => {
    const child = exec(command, options, (error, stdout, stderr) => {
      resolve([`exit code ${error?.code ?? 0}`, '', stdout, '', stderr].join('\n'));
    });
    child.stdin?.end();
  });
}
