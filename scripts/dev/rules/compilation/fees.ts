import type { PublishedGroup, PublishedVisaType } from './publishedFiles.ts';

/**
 * Members of the South Asian Association for Regional Cooperation, with separate fees in Sri Lanka.
 */
const saarc = new Set(['AF', 'BD', 'BT', 'IN', 'LK', 'MV', 'NP', 'PK']);

/**
 * The cost of an authorisation, if it depends on the passport or the place of application: "The
 * authorisation costs USD 50, on arrival USD 60." Null for a single fee.
 */
export function feeInWords(
  group: Pick<PublishedGroup, 'access' | 'fee'>,
  types: readonly Pick<PublishedVisaType, 'fee' | 'feeSaarc' | 'feeOnArrival'>[],
  passport: string,
): string | null {
  const type = types.find(({ feeOnArrival }) => feeOnArrival !== undefined);
  if (group.access !== 'eta' || !type?.fee || !type.feeOnArrival) return null;
  if (group.fee?.amount === 0) return 'The authorisation is free of charge.';
  const { amount, saarc: amountForSaarc, currency } = type.feeOnArrival;
  const [online, onArrival] = saarc.has(passport)
    ? [type.feeSaarc?.amount, amountForSaarc]
    : [type.fee.amount, amount];
  return `The authorisation costs ${currency} ${online}, on arrival ${currency} ${onArrival}.`;
}
