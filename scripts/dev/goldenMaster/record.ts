import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSite } from '../preparedSite/prepareSite.ts';
import { recordCommands } from './commands.ts';
import { type MailSink, startMailSink } from './mailSink.ts';
import { makeMails, recordMails } from './mails.ts';
import { textsWithPort } from './normalise.ts';
import { administrator, PUBLIC_URL, type RecordedSite, startRecordedSite } from './recordedSite.ts';
import { type Recording, startRecording } from './recording.ts';
import { recordRows } from './rows.ts';
import { recordApi, recordForms, recordPages, recordPanel, recordQueries } from './siteRecords.ts';

/** The parts of a running site. The panel comes first, as it shows what visitors asked for. */
const ofSite = {
  panel: recordPanel,
  queries: recordQueries,
  api: recordApi,
  pages: recordPages,
  forms: recordForms,
};

/** The parts that need no running site. */
const afterwards = ['rows', 'mails', 'commands'] as const;

const siteParts = Object.keys(ofSite) as (keyof typeof ofSite)[];

/** All parts, in the order of recording; each can be recorded alone. */
export const parts = [...siteParts, ...afterwards];

export type Part = (typeof parts)[number];

/** The time of what the team does: shipped rules are in force. */
const PREPARED_AT = '2026-11-20T12:00:00.000Z';

/** The time of what is recorded: previews of imports still wait. */
const RECORDED_AT = '2026-11-20T12:10:00.000Z';

/** The time at which jobs tell subscribers what changed. */
const NEXT_DAY = '2026-11-21T12:00:00.000Z';

/** Records the chosen parts of what the built product in `tree` says into `folder`. */
export async function record(
  tree: string,
  folder: string,
  chosen: readonly Part[],
): Promise<Recording> {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-recorded-'));
  const sink = await startMailSink();
  const ports = [sink.port];
  const recording = startRecording(folder, () => [
    [dataDir, '(data)'],
    [tree, '(product)'],
    ...ports.flatMap(textsWithPort),
  ]);
  const product = { tree, dataDir, sink };
  try {
    const prepared = await startRecordedSite({ ...product, now: PREPARED_AT, isNewDay: true });
    const previewToken = await prepare(prepared, sink).finally(prepared.stop);
    const site = await startRecordedSite({ ...product, now: RECORDED_AT, isNewDay: false });
    ports.push(Number(new URL(site.url).port));
    try {
      for (const part of siteParts) {
        if (chosen.includes(part)) await ofSite[part](site, recording, previewToken);
      }
    } finally {
      await site.stop();
    }
    if (chosen.includes('rows')) recordRows(dataDir, recording);
    if (chosen.includes('mails')) {
      const nextDay = await startRecordedSite({ ...product, now: NEXT_DAY, isNewDay: true });
      await nextDay.stop();
      recordMails(sink, recording);
    }
    if (chosen.includes('commands')) await recordCommands({ ...product, now: NEXT_DAY }, recording);
    return recording;
  } finally {
    await sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes what is recorded. Returns the token of a shared preview. */
async function prepare(site: RecordedSite, sink: MailSink): Promise<string> {
  const { url, settled } = site;
  const made = await prepareSite({ url, publicUrl: PUBLIC_URL, settled, administrator });
  await makeMails(site, sink);
  return made.previewToken;
}
