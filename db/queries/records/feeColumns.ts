import type { Fee } from '#core/answers/work/waysToWork.ts';
import { plain } from '../columns.ts';

/** A government's fee: a decimal number, and its currency (ISO 4217); 0 for what is free of charge. */
export const feeColumns = {
  feeAmount: plain<string | null>()('fee_amount'),
  feeCurrency: plain<string | null>()('fee_currency'),
};

type FeeFields = { feeAmount: string | null; feeCurrency: string | null };

/** The fee in a record's fields. */
export function feeIn({ feeAmount, feeCurrency }: FeeFields): Fee {
  if (feeAmount === null) return null;
  const amount = Number(feeAmount);
  if (amount === 0) return { free: true };
  return feeCurrency === null ? null : { amount, currency: feeCurrency };
}

/** A fee as the columns of a row. */
export function feeRow(fee: Fee): { fee_amount: string | null; fee_currency: string | null } {
  if (!fee) return { fee_amount: null, fee_currency: null };
  if ('free' in fee) return { fee_amount: '0', fee_currency: null };
  return { fee_amount: String(fee.amount), fee_currency: fee.currency };
}
