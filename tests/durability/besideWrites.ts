import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { recordKindNames } from '#core/records/files.ts';
import { faqInput } from '../fixtures/inputs.ts';
import { spawnScript } from '../support/site/spawnScript.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { previewRecords } from './files/panelFiles.ts';
import type { KilledSite } from './killedSite.ts';

/** What panel and commands do with files beside the writes of a server that is then killed. */
export function besideWrites(site: KilledSite) {
  const folder = temporaryFolder();
  const imported: string[] = [];
  const surroundings = { dataDir: site.dataDir, env: site.data.env };
  const command = async (script: string, args: string[] = []) => {
    const end = await spawnScript(script, args, surroundings);
    expect(end, script).toMatchObject({ code: 0, stderr: '' });
  };
  const preview = (index: number) =>
    previewRecords(site, recordKindNames[index % recordKindNames.length] ?? 'faqs', []).catch(
      // The server has been killed meanwhile.
      () => {},
    );
  const importQuestion = async (index: number) => {
    const question = `Question ${index}`;
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify([faqInput({ question })]));
    await command('records.ts', ['import', 'faqs', file, '--apply']);
    imported.push(question);
  };
  const actions: ((index: number) => Promise<unknown>)[] = [
    preview,
    importQuestion,
    () => command('records.ts', ['export', 'faqs']),
    () => command('admin.ts', ['list']),
    ...(inject('engine') === 'sqlite' ? [() => command('backup.ts')] : []),
  ];

  return {
    /** Questions that a command has imported. */
    imported,
    /** A preview, then one of the others, by a number from 0 to 1. */
    run: async (index: number, chance: number) => {
      await preview(index);
      await actions[Math.floor(chance * actions.length)]?.(index);
    },
  };
}
