import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/command.ts';
import { leaveServerCoreFree } from './processes/processes.ts';
import { asMarkdown, asText, type Table, withoutGoals } from './report.ts';
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
  npm run bench:rules -- --once            a handful of requests, to see that everything works: no goals
  npm run bench:rules -- --markdown FILE   writes the tables to FILE, too

Example: npm run bench:rules -- --quick`;

const plans = {
  full: { builds: 31, groups: 2000, rounds: 5, load: { seconds: 3 } },
  quick: { builds: 6, groups: 100, rounds: 1, load: { seconds: 1 } },
  once: { builds: 2, groups: 2, rounds: 1, load: { requests: 10 } },
};

const options = {
  quick: { type: 'boolean', default: false },
  once: { type: 'boolean', default: false },
  markdown: { type: 'string' },
} as const;

await runCommand({ help, options }, async (values) => {
  leaveServerCoreFree();
  const plan = values.once ? plans.once : values.quick ? plans.quick : plans.full;
  const folder = temporaryFolder();
  try {
    const dataDir = join(folder.path, 'data');
    await makeSite(dataDir, { size: { destinations: 0, requirements: 0 }, samples: true });
    const tables: Table[] = [];
    for (const measure of [measureRebuild, measureGroups, measureSingleAnswers]) {
      const measured = await measure({ dataDir, ...plan });
      const table = values.once ? withoutGoals(measured) : measured;
      console.log(`\n${asText(table)}`);
      tables.push(table);
    }
    if (values.markdown) writeFileSync(values.markdown, `${tables.map(asMarkdown).join('\n\n')}\n`);
  } finally {
    folder.remove();
  }
});
