import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { batch, type Case, headersFor } from './cases.ts';
import { measureRounds, PRODUCT } from './measure.ts';
import { startServerScript } from './processes.ts';
import { record } from './recorded.ts';
import { comparison, type Table } from './report.ts';
import { databaseIn, startProduct } from './site.ts';
import { startLoader } from './startLoader.ts';

/** A pair with an official rule and one of the edition, whose countries belong to zones. */
export const askedPair = { passport: 'BR', destination: 'FR', purpose: 'tourist' } as const;

const asked: Case = {
  name: 'entryRule.answer',
  kind: 'api',
  cache: 'cold',
  path: batch({ 'entryRule.answer': askedPair }),
  references: ['trpc-sqlite'],
  against: 'trpc-sqlite',
  goal: 0.9,
};

/** A single answer, uncached, beside a tRPC query over the prepared statement that reads its rules. */
export async function measureSingleAnswer({
  dataDir,
  folder,
  quick,
}: {
  dataDir: string;
  folder: string;
  quick: boolean;
}): Promise<Table> {
  const loader = startLoader();
  const product = await startProduct(dataDir);
  try {
    const answer = await record(product.url + asked.path, headersFor(asked));
    const recording = join(folder, 'answer.json');
    writeFileSync(recording, JSON.stringify(answer));
    const script = join(import.meta.dirname, 'answerReference.ts');
    const reference = await startServerScript(script, [databaseIn(dataDir), recording]);
    try {
      const given = await record(reference.url + asked.path, headersFor(asked));
      if (given.body !== answer.body) throw new Error('The reference gives another answer');
      const servers = new Map([
        [PRODUCT, product],
        ['trpc-sqlite', reference],
      ]);
      const measured = [];
      for (const connections of [10, 100]) {
        const plan = { rounds: quick ? 1 : 5, seconds: quick ? 1 : 3, connections };
        const by = await measureRounds(asked, servers, loader, plan);
        measured.push({ case: asked, connections, by });
      }
      return comparison('A single answer, uncached', measured);
    } finally {
      await reference.stop();
    }
  } finally {
    await product.stop();
    loader.stop();
  }
}
