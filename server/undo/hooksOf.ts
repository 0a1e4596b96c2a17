import type { HistoryEntity } from '#core/records/history.ts';
import type { TrashedEntity } from '../history/moveToTrash.ts';
import type { UndoHooks } from '../history/undoHooks.ts';
import { messageHooks } from '../mail/contactMessages.ts';
import { destinationHooks } from '../records/destinations/destinationHooks.ts';
import { hooksOfKind } from '../records/hooksOfKind.ts';
import { recordKindOf } from '../records/kinds.ts';
import { requirementHooks } from '../records/visaRequirements/requirementHooks.ts';
import { decisionHooks } from '../rules/decisions/decisionHistory.ts';
import { reportHooks } from '../rules/decisions/reportStatus.ts';
import { ruleHooks } from '../rules/ruleHooks.ts';
import { settingHooks } from '../site/settings/settingHooks.ts';

/** The hooks of what the store of records doesn't keep. */
const ownHooks: Partial<Record<HistoryEntity, UndoHooks>> = {
  destination: destinationHooks,
  visa_requirement: requirementHooks,
  rule: ruleHooks,
  decision: decisionHooks,
  // Those of former versions.
  rule_source: decisionHooks,
  answer_report: reportHooks,
  message: messageHooks,
  setting: settingHooks,
};

/** How records that the history and the trash know by this name come back. */
export function undoHooksOf(entity: string): UndoHooks {
  const kind = recordKindOf(entity);
  return (kind ? hooksOfKind(kind) : ownHooks[entity as HistoryEntity]) ?? {};
}

/** Whether the trash keeps records of a kind. */
export function isTrashed(entity: string): entity is TrashedEntity {
  return undoHooksOf(entity).undelete !== undefined;
}
