import type { Db } from '../../../db/client.ts';
import {
  defaultSecurity,
  SECURITY,
  type Security,
  security,
} from '../../schemas/settings/security.ts';
import { readValue, type VersionedSetting } from '../settings/versionedSetting.ts';

/** What is asked of everybody who signs in. */
export const securitySetting: VersionedSetting<Security> = {
  key: SECURITY,
  title: 'Security',
  schema: security,
  defaults: defaultSecurity,
};

/** The same, as Settings say or as on a new site. */
export function readSecurity(db: Db): Promise<Security> {
  return readValue(db, securitySetting);
}
