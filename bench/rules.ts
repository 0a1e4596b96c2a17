import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/command.ts';
import { leaveServerCoreFree } from './processes/processes.ts';
import { asMarkdown, asText, type Table } from './report.ts';
import { measureRebuild } from './rules/answerTables.ts';
import { measureGroups } from './rules/groups.ts';
import { measureSingleAnswers } from './rules/singleAnswers.ts';
import { makeSite, temporaryFolder } from './site.ts';

const help = `Measures entry rules with everything that ships loaded: how long the table of all answers takes to
build, how long ranking all countries for a group takes beside a bare loop over numbers, and what a single
answer of the JSON API costs beside a bare tRPC query over a prepared statement.
Takes about a minute; leave the machine alone meanwhile.

  npm run bench:rules
  npm run bench:rules -- --quick           one short round of each
  npm run bench:rules -- --markdown FILE   writes the tables to FILE, too

Example: npm run bench:rules -- --quick`;

const options = {
  quick: { type: 'boolean', default: false },
  markdown: { type: 'string' },
} as const;

await runCommand({ help, options }, async (values) => {
  leaveServerCoreFree();
  const tables = [
    ...(await onSite(values.quick)),
    await printed(measureSingleAnswers(values.quick ? { rounds: 1, seconds: 1 } : {})),
  ];
  if (values.markdown) writeFileSync(values.markdown, `${tables.map(asMarkdown).join('\n\n')}\n`);
});

/** Measurements in this process, on a site with all shipped rules. */
async function onSite(quick: boolean): Promise<Table[]> {
  const folder = temporaryFolder();
  try {
    const dataDir = join(folder.path, 'data');
    await makeSite(dataDir, { size: { destinations: 0, requirements: 0 }, samples: true });
    return [
      await printed(measureRebuild({ dataDir, quick })),
      await printed(measureGroups({ dataDir, quick })),
    ];
  } finally {
    folder.remove();
  }
}

async function printed(measuring: Promise<Table>): Promise<Table> {
  const table = await measuring;
  console.log(`\n${asText(table)}`);
  return table;
}
