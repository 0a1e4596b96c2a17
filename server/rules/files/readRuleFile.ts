import { join } from 'node:path';
import pLimit from 'p-limit';
import type { RuleFile } from '#core/rules/ruleFile.ts';
import { createFileThread } from '#server/files/fileThread.ts';
import type { parseRuleFile } from './parseRuleFile.ts';

type Functions = { parseRuleFile: typeof parseRuleFile };

const thread = createFileThread<Functions>(join(import.meta.dirname, 'ruleFileWorker.ts'), {
  // It keeps nothing: a moment is enough for several followed sources.
  idleMs: 10_000,
});

/** One file at a time has the memory of the thread. */
const oneAtATime = pLimit(1);

/** What `parseRuleFile` returns or throws, from a thread that limits its memory and time. */
export function readRuleFile(...args: Parameters<typeof parseRuleFile>): Promise<RuleFile> {
  return oneAtATime(() => thread.call('parseRuleFile', args));
}
