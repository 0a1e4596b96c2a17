import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { startedSite } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';

type Rule = {
  passport: string;
  destination: string;
  access: string;
  stay_number: number | null;
  source_date: string | null;
};

/** A folder with a database, and the command for it. */
export async function ruleCommands() {
  const data = await startedSite('empty');
  const rules = (...args: string[]) => runScript('rules.ts', args, data);
  const file = (text: string, name = 'edition') => {
    const path = join(data.dataDir, name);
    writeFileSync(path, text);
    return path;
  };
  const importing = async (text: string, ...args: string[]) => {
    const end = await rules('import', file(text), '--json', ...args);
    return { ...end, report: JSON.parse(end.stdout || '{}') };
  };
  return { data, rules, file, importing, execute, rows, current, told, changes };

  async function rows<Row = unknown>(query: string): Promise<Row[]> {
    return (await sql.raw<Row>(query).execute(inOtherProcess(data.address))).rows;
  }

  async function execute(...statements: string[]) {
    for (const statement of statements) await rows(statement);
  }

  /** The rules of the current edition, as "JP>KE eta 90". */
  async function told(): Promise<Record<string, string>> {
    const listed = await rows<Rule>(
      `select entry_rules.* from entry_rules join rule_sources
         on rule_sources.current_edition_id = entry_rules.edition_id order by passport, destination`,
    );
    return Object.fromEntries(
      listed.map(({ passport, destination, access, stay_number, source_date }) => [
        `${passport}>${destination}`,
        [access, stay_number, source_date].filter((part) => part !== null).join(' '),
      ]),
    );
  }

  async function current() {
    const [edition] = await rows<{ id: number; date: string | null }>(
      `select rule_editions.* from rule_editions join rule_sources on current_edition_id = rule_editions.id`,
    );
    return edition;
  }

  /** The recorded changes of answers, as "import JP>KE eta 90 → e_visa". */
  async function changes(): Promise<string[]> {
    const listed = await rows<{ line: string }>(
      `select cause || ' ' || passport || '>' || destination || ' '
         || coalesce(access_before, 'unknown') || coalesce(' ' || stay_number_before, '') || ' → '
         || coalesce(access_after, 'unknown') || coalesce(' ' || stay_number_after, '') as line
       from answer_changes order by id`,
    );
    return listed.map(({ line }) => line);
  }
}
