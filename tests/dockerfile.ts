import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type Instruction = { keyword: string; args: string };

/** The stages of the project's Dockerfile, each from its FROM on, lines that go on put together. */
export function dockerfileStages(): Instruction[][] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const stages: Instruction[][] = [];
  for (const line of text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')) {
    const [, keyword, args] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!keyword || args === undefined) continue;
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push({ keyword, args });
  }
  return stages;
}

/** What a COPY takes and where it puts it; `from` is the stage it takes it from, if not the project. */
export function copiesOf(stage: Instruction[]) {
  return stage
    .filter(({ keyword }) => keyword === 'COPY')
    .map(({ args }) => {
      const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(args) ?? [];
      const names = paths.split(/\s+/);
      return { from, sources: names.slice(0, -1), target: names.at(-1) ?? '' };
    });
}

/** The variables an image sets. */
export function environmentOf(stage: Instruction[]): Record<string, string> {
  const pairs = stage
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ args }) => args.split(/\s+/).map((pair) => pair.split('=')));
  return Object.fromEntries(pairs);
}

/** The command of an instruction in exec form, which no shell comes between. Throws when it isn't. */
export function execForm(stage: Instruction[], keyword: string): string[] {
  const args = stage.find((instruction) => instruction.keyword === keyword)?.args ?? '';
  return JSON.parse(args.replace(/^(?:--\S+\s+)*(?:CMD\s+)?/, ''));
}
