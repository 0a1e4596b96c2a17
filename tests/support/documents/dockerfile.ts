import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export type Instruction = { keyword: string; args: string };

/** The stages of the project's Dockerfile, each from its FROM on, with continued lines joined. */
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

/** The sources and target of each COPY; `from` is its stage, if not the project. */
export function copiesOf(stage: Instruction[]) {
  return stage
    .filter(({ keyword }) => keyword === 'COPY')
    .map(({ args }) => {
      const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(args) ?? [];
      const names = paths.split(/\s+/);
      return { from, sources: names.slice(0, -1), target: names.at(-1) ?? '' };
    });
}

/** The environment variables of an image. */
export function environmentOf(stage: Instruction[]): Record<string, string> {
  const pairs = stage
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ args }) => args.split(/\s+/).map((pair) => pair.split('=')));
  return Object.fromEntries(pairs);
}

/** The command of an instruction in exec form, without a shell. Throws for shell form. */
export function execForm(stage: Instruction[], keyword: string): string[] {
  const args = stage.find((instruction) => instruction.keyword === keyword)?.args ?? '';
  return JSON.parse(args.replace(/^(?:--\S+\s+)*(?:CMD\s+)?/, ''));
}
