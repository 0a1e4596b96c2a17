import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';

/** The words for a destination's own requirement. */

const t = translator(requirementMessages);

/** "Can be extended up to N days" or "Cannot be extended". */
export function extensionSentence(extension: { possible: boolean; maxDuration: number }): string {
  if (!extension.possible) return t('notExtendable');
  const { maxDuration: days } = extension;
  return days === 0 ? t('extendable') : t('extendableDays', { days });
}
