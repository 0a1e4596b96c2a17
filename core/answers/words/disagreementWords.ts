import { partialDateText } from '#core/languages/partialDateText.ts';
import { translator } from '#messages/translate.ts';
import verdictMessages from '#messages/verdict/en.gen.ts';
import type { EntryAnswer } from '../access.ts';
import { accessInWords } from './accessWords.ts';

/** The words of a doubtful answer. */

const t = translator(verdictMessages);

type Disagreement = NonNullable<EntryAnswer['disagreement']>;
type RuleEnded = Extract<Disagreement, { kind: 'rule_ended' }>;

/**
 * The heading of a doubtful answer: "Sources disagree", "Rule ended on 22 Nov 2026", or for a day
 * after a rule that applies today "Visa required on 15 Feb 2027".
 */
export function disagreementInWords(
  disagreement: Disagreement,
  { access, on }: Pick<EntryAnswer, 'access' | 'on'>,
): string {
  if (disagreement.kind === 'sources_disagree') return t('sourcesDisagree');
  if (!disagreement.isAhead) {
    return t('ruleEnded', { date: partialDateText(disagreement.endedOn) });
  }
  const answer =
    access === 'visa_required' || access === 'no_admission' ? access : ('unknown' as const);
  return t('onLaterDay', { answer, date: partialDateText(on) });
}

/** "The exemption is known until 31 Dec 2026." */
export function endedRuleInWords({ ended: { access }, endedOn }: RuleEnded): string {
  const date = partialDateText(endedOn);
  return access === 'visa_free'
    ? t('exemptionUntil', { date })
    : t('accessUntil', { answer: accessInWords(access), date });
}
