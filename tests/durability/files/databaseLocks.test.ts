import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordKindNames } from '#core/records/files.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { faqInput } from '../../fixtures/inputs.ts';
import { editionOf } from '../../fixtures/madeUpEdition.ts';
import { eventually } from '../../support/eventually.ts';
import { image } from '../../support/site/imageUploads.ts';
import { spawnScript } from '../../support/site/spawnScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { startKilledSite } from '../killedSite.ts';
import { deletedFilesOf, HELD, locksOf } from './openFiles.ts';
import { importRecords, importRules, previewRecords, sendFile } from './panelFiles.ts';

const codes = sampleCountries.slice(0, 5).map(({ code }) => code);

// Linux lists locks in /proc/locks.
test.runIf(process.platform === 'linux')(
  'whatever panel, jobs and commands do with files, the server keeps the locks of its database',
  async () => {
    const site = await startKilledSite({ env: { BACKUP_HOURS: '24' } });
    const { dataDir } = site;
    const path = join(dataDir, 'landfall.sqlite');
    const backups = join(dataDir, 'backups');
    const files = temporaryFolder();
    const inFile = (name: string, content: unknown) => {
      writeFileSync(join(files, name), JSON.stringify(content));
      return join(files, name);
    };
    const verified = () =>
      (existsSync(backups) ? readdirSync(backups) : []).filter((name) =>
        name.startsWith('landfall-'),
      );
    const get = async (address: string) => {
      const answer = await fetch(`${site.url()}${address}`, { headers: { cookie: site.cookie } });
      expect(answer.status, address).toBe(200);
      await answer.arrayBuffer();
    };
    const script = async (name: string, args: string[], code = 0) => {
      const end = await spawnScript(name, args, { dataDir });
      expect({ ...end, stdout: '' }, `${name} ${args}`).toMatchObject({ code });
      return end;
    };
    expect(locksOf(site.pid(), path)).toEqual(HELD);

    /** Everything that reads, stages or writes files, by name. */
    const steps: Record<string, () => unknown> = {
      ...Object.fromEntries(
        recordKindNames.map((kind) => [`preview of ${kind}`, () => previewRecords(site, kind, [])]),
      ),
      'file that is none': () =>
        sendFile(site, '/admin/record-files?kind=faqs', new Blob(['no']), 'a.json'),
      'import of questions': () => importRecords(site, 'faqs', [faqInput()]),
      'import of rules': () => importRules(site, editionOf(codes, 30)),
      'file of rules that is none': () =>
        sendFile(site, '/admin/rule-files', new Blob(['no']), 'a.csv'),
      'check of a followed source': () =>
        site
          .api()
          .followedSource.check.mutate({ id: 'passport-index' })
          .catch(() => {}),
      image: async () => {
        const file = new Blob([new Uint8Array(await image(60, 40).png().toBuffer())]);
        expect((await sendFile(site, '/admin/images', file, 'a.png')).status).toBe(201);
      },
      ...Object.fromEntries(
        ['/admin/export/faqs.csv', '/admin/templates/faqs.json', '/admin/messages.csv'].map(
          (address) => [address, () => get(address)],
        ),
      ),
      readiness: () => get('/readyz'),
      'status of backups': () => site.api().backup.last.query(),
      'backup by the job': () => eventually(() => expect(verified()).toHaveLength(1)),
      // The job may still have the folder.
      'backup by the command': () => eventually(() => script('backup.ts', [])),
      doctor: () => script('doctor.ts', []),
      'export of records': () => script('records.ts', ['export', 'faqs']),
      'comparison of records': () =>
        script('records.ts', ['import', 'faqs', inFile('one.json', [faqInput()])]),
      'import of records by the command': () =>
        script('records.ts', ['import', 'faqs', inFile('two.json', [faqInput()]), '--apply']),
      'import of rules by the command': () =>
        script('rules.ts', [
          'import',
          inFile('rules.json', editionOf(codes, 60)),
          '--date',
          '2026-03',
        ]),
      'list of editions': () => script('rules.ts', ['editions']),
      'list of administrators': () => script('admin.ts', ['list']),
      migrations: () => script('migrate.ts', []),
      'refused restore': async () => {
        const { stderr } = await script('restore.ts', [join(backups, verified()[0] ?? '')], 1);
        expect(stderr).toBe(
          `${path} is in use: stop the server and every command, then try again.\n`,
        );
      },
    };
    for (const [name, act] of Object.entries(steps)) {
      await act();
      expect(locksOf(site.pid(), path), name).toEqual(HELD);
      expect(deletedFilesOf(site.pid(), 'landfall.sqlite'), name).toEqual([]);
    }
  },
);
