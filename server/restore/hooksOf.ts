import type { HistoryEntity } from '#core/records/history.ts';
import type { TrashedEntity } from '../history/moveToTrash.ts';
import type { RestoreHooks } from '../history/restoreHooks.ts';
import { messageHooks } from '../mail/contactMessages.ts';
import { destinationHooks } from '../records/destinations/restoreDestination.ts';
import { recordKindOf } from '../records/kinds.ts';
import { hooksOfKind } from '../records/restoreRecord.ts';
import { requirementHooks } from '../records/visaRequirements/restoreRequirement.ts';
import { reportHooks } from '../rules/queues/reportStatus.ts';
import { ruleSourceHooks } from '../rules/queues/settledChange.ts';
import { ruleHooks } from '../rules/restoreRule.ts';
import { settingHooks } from '../site/settings/restoreSetting.ts';

/** The hooks of what the store of records doesn't keep. */
const ownHooks: Partial<Record<HistoryEntity, RestoreHooks>> = {
  destination: destinationHooks,
  visa_requirement: requirementHooks,
  rule: ruleHooks,
  rule_source: ruleSourceHooks,
  answer_report: reportHooks,
  message: messageHooks,
  setting: settingHooks,
};

/** How records that the history and the trash know by this name come back. */
export function restoreHooksOf(entity: string): RestoreHooks {
  const kind = recordKindOf(entity);
  return (kind ? hooksOfKind(kind) : ownHooks[entity as HistoryEntity]) ?? {};
}

/** Whether the trash keeps records of a kind. */
export function isTrashed(entity: string): entity is TrashedEntity {
  return restoreHooksOf(entity).bringBack !== undefined;
}
