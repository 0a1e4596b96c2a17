import { type MailServer, type MailSettings, noMailServer } from '#core/inputs/mail/mail.ts';
import type { Db } from '#db/db.ts';
import { readVersionedSetting, writeSetting } from '#db/queries/settings.ts';
import type { Config } from '../config.ts';
import { FieldError } from '../errors.ts';
import { recordChange } from '../history/recordChange.ts';
import { isMatch, versionConflict } from '../history/rowVersions.ts';
import { readSettingOnce } from '../site/settings/contentSettings.ts';

/** The setting's key. Cached pages depend on whether mail is configured. */
const MAIL = 'mail';

/** The mail server from the environment, otherwise from Settings; null without one. */
export async function readMailServer(
  db: Db,
  { mailServer }: Pick<Config, 'mailServer'>,
): Promise<MailServer | null> {
  if (mailServer) return mailServer;
  const stored = storedMailServer(await readSettingOnce(db, MAIL));
  return stored.host === '' ? null : stored;
}

/** The mail form of Settings. The stored password is never sent. */
type MailSettingsToEdit = {
  version: number;
  fields: MailSettings;
  hasPassword: boolean;
  /** The server configured in the environment, which takes precedence; null if none. */
  environment: { host: string; port: number; from: string } | null;
  /** Whether PUBLIC_URL is set, which links in mails need. */
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
 * Replaces this version. An empty password keeps the stored one, unless server or user change:
 * otherwise it could be sent to an attacker's server. Throws Conflict when another version with
 * other fields is stored, and FieldError.
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

/** The fields recorded in the history. */
function withoutPassword({ password, ...fields }: MailServer) {
  return { ...fields, hasPassword: password !== '' };
}

function storedMailServer(value: unknown): MailServer {
  return { ...noMailServer, ...(value as Partial<MailServer> | undefined) };
}
