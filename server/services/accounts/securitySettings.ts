import type { Db } from '../../../db/client.ts';
import {
  defaultSecurity,
  SECURITY,
  type Security,
  security,
} from '../../schemas/settings/security.ts';
import { readValue, type VersionedSetting } from '../settings/versionedSetting.ts';

/** Security requirements for all accounts. */
export const securitySetting: VersionedSetting<Security> = {
  key: SECURITY,
  title: 'Security',
  schema: security,
  defaults: defaultSecurity,
};

/** The stored security settings, or the defaults. */
export function readSecurity(db: Db): Promise<Security> {
  return readValue(db, securitySetting);
}
