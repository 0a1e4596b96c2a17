import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faqInput } from '../../fixtures/inputs.ts';
import { inOtherProcess } from '../../support/site/otherProcess.ts';
import { newSite } from '../../support/site/preparedDatabases.ts';
import { runScript } from '../../support/site/runScript.ts';

/** Runs a command as npm does, which passes its name. */
async function run(site: Awaited<ReturnType<typeof newSite>>, name: string, ...args: string[]) {
  const env = { ...site.env, ADMIN_PASSWORD: 'a long battery staple', npm_lifecycle_event: name };
  const end = await runScript(`${name}.ts`, args, { ...site, env });
  expect(end).toMatchObject({ code: 0, stderr: '' });
}

test('the history attributes changes by commands and the seed to them', async () => {
  const site = await newSite();
  const file = (name: string, text: string) => {
    const path = join(site.dataDir, name);
    writeFileSync(path, text);
    return path;
  };
  await run(site, 'seed');
  await run(site, 'admin', 'create', 'ana@example.com');
  const questions = file('faqs.json', JSON.stringify([faqInput()]));
  await run(site, 'records', 'import', 'faqs', questions, '--apply');
  const rules = file('rules.csv', 'Passport,Destination,Requirement\nJP,KE,eta\n');
  await run(site, 'rules', 'import', rules, '--partial', '--date', '2026-03');

  const rows = await historyOf(site.address);
  const by = (command: string) =>
    rows.filter(({ actor }) => actor.startsWith(`command npm run ${command}`));
  const said = (command: string) => by(command).map(({ what }) => what);
  expect(said('seed')).toContain('imported import samples');
  expect(said('admin')).toEqual([expect.stringMatching(/^created user /)]);
  expect(said('records')).toEqual([expect.stringMatching(/^created faq /), 'imported import faqs']);
  expect(said('rules')).toEqual(['imported rule_source passport-index']);
  expect(rows.filter(({ actor }) => !actor.startsWith('command '))).toEqual([]);
});

async function historyOf(address: string) {
  const entries = await inOtherProcess(address)
    .selectFrom('history')
    .select(['actor_kind', 'actor_name', 'action', 'entity', 'entity_id'])
    .orderBy('id')
    .execute();
  return entries.map((entry) => ({
    actor: `${entry.actor_kind} ${entry.actor_name}`,
    what: `${entry.action} ${entry.entity} ${entry.entity_id}`,
  }));
}
