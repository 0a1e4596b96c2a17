/** First and last day on which something holds; null where there is none. */
export type Validity = { validFrom: string | null; validTo: string | null };

type ConditionalValidity = Validity & { condition: string | null; conditionText: string };

/** Whether two rules of a pair and purpose hold under the same condition. */
export function sameCondition(
  a: Pick<ConditionalValidity, 'condition' | 'conditionText'>,
  b: Pick<ConditionalValidity, 'condition' | 'conditionText'>,
): boolean {
  const detail = (text: string) => text.trim().toLowerCase();
  return a.condition === b.condition && detail(a.conditionText) === detail(b.conditionText);
}

/** Whether two rules of a pair and purpose hold on a same day under the same condition. */
export function overlaps(a: ConditionalValidity, b: ConditionalValidity): boolean {
  return sameCondition(a, b) && beginsByEndOf(a, b) && beginsByEndOf(b, a);
}

function beginsByEndOf({ validFrom }: Validity, { validTo }: Validity): boolean {
  return validFrom === null || validTo === null || validFrom <= validTo;
}
