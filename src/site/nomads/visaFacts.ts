import { moneyInWords } from '#core/border/priceWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import type { RemoteWorkVisa } from './nomadSearch.ts';

const t = translator(messages);

/** A visa in the list of all, or on its country's page. */
type StatedVisa = RemoteWorkVisa | RouterOutputs['page']['answer']['nomadSchemes'][number];

/** The facts of a visa in words, most important first, with their names. */
export function visaFacts(visa: StatedVisa): [name: string, words: string][] {
  const stated = <Value>(value: Value | null, words: (value: Value) => string) =>
    value === null ? t('notStated') : words(value);
  const amount = (value: number) => {
    const money = moneyInWords({ amount: `${value}`, currency: 'USD' });
    return visa.isConverted ? t('aboutAmount', { amount: money }) : money;
  };
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  return [
    [t('incomeAsked'), stated(visa.income, amount)],
    [t('feeAsked'), stated(visa.fee, (fee) => (fee === 0 ? t('free') : amount(fee)))],
    [t('longestStay'), stated(visa.months, (count) => t('monthsLong', { count }))],
    [t('family'), stated(visa.family, yesOrNo)],
    [t('fromAbroad'), stated(visa.fromAbroad, yesOrNo)],
    [t('renewable'), stated(visa.renewable, yesOrNo)],
    [t('taxed'), stated(visa.taxed, yesOrNo)],
    [t('taxDays'), stated(visa.taxDays, (count) => t('daysLong', { count }))],
  ];
}

/** Facts of a visa's row in the list; the comparison has all. */
export const FACTS_IN_LIST = 5;

/** The source of a visa's facts with its day; undefined if none is named. */
export function sourceOfVisa({
  sourceTitle,
  verifiedOn,
}: Pick<RemoteWorkVisa, 'sourceTitle' | 'verifiedOn'>): string | undefined {
  if (!sourceTitle) return undefined;
  if (!verifiedOn) return sourceTitle;
  return t('checkedOn', {
    title: sourceTitle,
    date: partialDateText(verifiedOn),
  });
}
