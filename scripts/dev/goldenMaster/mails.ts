import { callsOf, signedIn } from '../preparedSite/siteCalls.ts';
import type { MailSink } from './mailSink.ts';
import { administrator, PUBLIC_URL, type RecordedSite } from './recordedSite.ts';
import type { Recording } from './recording.ts';

/** Has the prepared site send mails of the other kinds, some of them on the next day. */
export async function makeMails(site: RecordedSite, { mails }: MailSink): Promise<void> {
  for (const { text } of [...mails]) {
    const link = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, path = '', token = ''] = /(\/mail\/confirm-\w+)\?token=([\w.-]+)/.exec(link) ?? [];
    if (path) await site.ask({ path, method: 'POST', body: new URLSearchParams({ token }) });
  }
  const address = { url: site.url, publicUrl: PUBLIC_URL, settled: site.settled };
  const team = await signedIn(address, administrator);
  await team.write('mail.sendTest', { to: administrator.email });
  const fields = {
    passport: 'BR',
    destination: 'JP',
    purpose: 'tourist',
    access: 'visa_required',
    stayNumber: null,
    stayUnit: 'days',
    condition: null,
    conditionText: '',
    otherwise: null,
    note: '',
    sourceTitle: '',
    sourceAddress: null,
    sourceDate: null,
    validFrom: null,
    validTo: null,
  };
  await team.write('rule.create', { creationKey: 'a'.repeat(32), fields });
  await callsOf(address).write('contact.send', {
    name: 'Pia',
    email: 'pia@example.com',
    message: 'Do I need a visa?',
  });
  const { items } = await team.read<{ items: { id: number; createdAt: string }[] }>(
    'contact.list',
    {},
  );
  const [newest] = items;
  await team.write('contact.reply', {
    message: { id: newest?.id, createdAt: newest?.createdAt },
    repliesBefore: 0,
    fields: { subject: 'Your question', text: 'You need one.\n\nAsk again.' },
  });
}

/** Records the mails that were received. */
export function recordMails({ mails }: MailSink, recording: Recording) {
  const counts = new Map<string, number>();
  for (const { to, text } of mails) {
    const count = (counts.get(to) ?? 0) + 1;
    counts.set(to, count);
    recording.add(`mails: ${to} ${count}`, text);
  }
}
