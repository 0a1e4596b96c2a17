import { partialDateText } from '#core/languages/partialDateText.ts';
import type { WorkDuty, WorkGrant } from '#core/workVocabulary.ts';

export const grantNames: Record<WorkGrant, string> = {
  work_without_permit: 'Work without a permit',
  permit_by_right: 'A permit by right',
  easier_permit: 'A permit on lighter rules',
};

export const dutyNames: Record<WorkDuty, string> = {
  registration: 'Register',
  residence_document: 'Get a residence document',
  recognised_profession: 'Have regulated professions recognised',
  public_service_reserved: 'Some public service is reserved',
  work_contract: 'Have a work contract',
  health_and_character: 'Pass checks of health and character',
  may_not_be_practised: 'Not every authority may apply it',
};

/** "1 Jan 2025 – 31 Dec 2026", "From 1 Jan 2025", "Always" */
export function daysInWords({ from, to }: { from: string | null; to: string | null }): string {
  if (from && to) return `${partialDateText(from)} – ${partialDateText(to)}`;
  if (from) return `From ${partialDateText(from)}`;
  return to ? `Until ${partialDateText(to)}` : 'Always';
}
