import type { Db } from '../../../db/client.ts';
import { readSetting, readVersionedSetting, writeSetting } from '../../../db/queries/settings.ts';
import type { Config } from '../../config.ts';
import { type MailServer, type MailSettings, noMailServer } from '../../schemas/mail/mail.ts';
import { FieldError } from '../errors.ts';
import { recordChange } from '../history/recordChange.ts';
import { isMatch, versionConflict } from '../rowVersions.ts';

/** The setting's key. Whether there is mail decides on forms of cached pages. */
const MAIL = 'mail';

/** The server that mail is handed to: the environment's, else that of Settings; null without one. */
export async function readMailServer(
  db: Db,
  { mailServer }: Pick<Config, 'mailServer'>,
): Promise<MailServer | null> {
  if (mailServer) return mailServer;
  const stored = storedMailServer(await readSetting(db, MAIL));
  return stored.host === '' ? null : stored;
}

/** What the form of Settings shows. A stored password never leaves the server. */
export type MailSettingsToEdit = {
  version: number;
  fields: MailSettings;
  hasPassword: boolean;
  /** The server that the environment names, in the place of the one below; null when it names none. */
  environment: { host: string; port: number; from: string } | null;
  /** Whether the address is set that links in mails begin with. */
  hasPublicUrl: boolean;
};

export async function readMailSettings(
  db: Db,
  { mailServer, publicUrl }: Pick<Config, 'mailServer' | 'publicUrl'>,
): Promise<MailSettingsToEdit> {
  const { value, version } = await readVersionedSetting(db, MAIL);
  const { password, ...fields } = storedMailServer(value);
  return {
    version,
    fields: { ...fields, password: '' },
    hasPassword: password !== '',
    environment: mailServer
      ? { host: mailServer.host, port: mailServer.port, from: mailServer.from }
      : null,
    hasPublicUrl: publicUrl !== undefined,
  };
}

/**
 * Replaces this version. An empty password leaves the stored one, unless the server or the user is
 * another: then it has to be typed, so that nobody can have it sent to a server of his.
 * Throws Conflict when the stored version is another with other fields, and FieldError.
 */
export function updateMailSettings(
  db: Db,
  { version, fields }: { version: number; fields: MailSettings },
): Promise<{ version: number }> {
  return db.transaction().execute(async (trx) => {
    const stored = await readVersionedSetting(trx, MAIL);
    const before = storedMailServer(stored.value);
    const after = withPassword(before, fields);
    if (stored.version !== version) {
      if (isMatch(before, after)) return { version: stored.version };
      throw versionConflict('page');
    }
    await writeSetting(trx, MAIL, after, new Date().toISOString());
    await recordChange(trx, {
      entity: 'setting',
      id: MAIL,
      title: 'Mail',
      action: 'changed',
      before: withoutPassword(before),
      after: withoutPassword(after),
    });
    return { version: version + 1 };
  });
}

function withPassword(stored: MailServer, fields: MailSettings): MailServer {
  if (fields.host === '') return noMailServer;
  if (fields.user === '') return { ...fields, password: '' };
  if (fields.password !== '') return fields;
  const sameAccount = (['host', 'port', 'security', 'user'] as const).every(
    (name) => stored[name] === fields[name],
  );
  if (sameAccount) return { ...fields, password: stored.password };
  if (stored.password === '') return fields;
  throw new FieldError('password', 'Enter the password again: the server or the user is another');
}

/** What the history keeps. */
function withoutPassword({ password, ...fields }: MailServer) {
  return { ...fields, hasPassword: password !== '' };
}

function storedMailServer(value: unknown): MailServer {
  return { ...noMailServer, ...(value as Partial<MailServer> | undefined) };
}
