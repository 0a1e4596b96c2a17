import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/command.ts';
import { measureRebuild } from './answerTables.ts';
import { leaveServerCoreFree } from './processes.ts';
import { asMarkdown, asText } from './report.ts';
import { measureSingleAnswer } from './singleAnswer.ts';
import { makeSite, temporaryFolder } from './site.ts';

const help = `Measures entry rules with everything that ships loaded: how long the table of all answers takes to
build, and what a single answer costs beside a bare tRPC query over a prepared statement. Takes about a
minute; leave the machine alone meanwhile.

  npm run bench:rules
  npm run bench:rules -- --quick           one short round of each
  npm run bench:rules -- --markdown FILE   writes the tables to FILE, too

Example: npm run bench:rules -- --quick`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      markdown: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(help);
  leaveServerCoreFree();
  const folder = temporaryFolder();
  try {
    const dataDir = join(folder.path, 'data');
    await makeSite(dataDir, { size: { destinations: 0, requirements: 0 }, samples: true });
    const tables = [];
    for (const measure of [measureRebuild, measureSingleAnswer]) {
      const table = await measure({ dataDir, folder: folder.path, quick: values.quick });
      console.log(`\n${asText(table)}`);
      tables.push(table);
    }
    if (values.markdown) writeFileSync(values.markdown, `${tables.map(asMarkdown).join('\n\n')}\n`);
  } finally {
    folder.remove();
  }
});
