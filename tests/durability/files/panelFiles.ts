import { expect } from 'vitest';
import type { RecordKindName } from '#core/records/files.ts';
import { eventually } from '../../support/eventually.ts';
import type { KilledSite } from '../killedSite.ts';

/** Sends a file as a form of the panel does; returns the response. */
export function sendFile(site: KilledSite, address: string, file: Blob, name: string) {
  const body = new FormData();
  body.set('file', file, name);
  const headers = { cookie: site.cookie, origin: site.url() };
  return fetch(`${site.url()}${address}`, { method: 'POST', headers, body });
}

async function sentJson(site: KilledSite, address: string, content: unknown) {
  const answer = await sendFile(site, address, new Blob([JSON.stringify(content)]), 'file.json');
  expect(answer.status, address).toBe(201);
  return (await answer.json()) as { id: string };
}

/** The panel's preview of a file of records. */
export async function previewRecords(site: KilledSite, kind: RecordKindName, records: object[]) {
  const { id } = await sentJson(site, `/admin/record-files?kind=${kind}`, records);
  return site.api().recordImport.preview.query({ id });
}

/** Imports a file of records in the panel. */
export async function importRecords(site: KilledSite, kind: RecordKindName, records: object[]) {
  const { id, fingerprint } = await previewRecords(site, kind, records);
  const { recordImport } = site.api();
  await recordImport.applyPreview.mutate({ id, fingerprint });
  await eventually(async () =>
    expect(await recordImport.progress.query({ id })).toMatchObject({ state: 'applied' }),
  );
}

/** Imports a file of entry rules in the panel. */
export async function importRules(site: KilledSite, edition: object) {
  const { id } = await sentJson(site, '/admin/rule-files?date=2026-02', edition);
  const { ruleEdition } = site.api();
  await ruleEdition.applyPreview.mutate({ id, skipRefused: false });
  await eventually(async () =>
    expect(await ruleEdition.progress.query({ id })).toMatchObject({ state: 'applied' }),
  );
}
