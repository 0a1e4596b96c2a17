import * as z from 'zod/mini';
import { onceValid } from '../onceValid.ts';
import { amountOfMoney, currencyOfMoney } from './money.ts';

/** A government's fee; 0, of no currency, for what is free of charge. */
export const feeFields = {
  feeAmount: z._default(amountOfMoney, null),
  feeCurrency: z._default(currencyOfMoney, null),
};

type FeeInput = { feeAmount: string | null; feeCurrency: string | null };

/** Refuses an amount without a currency, and a currency without an amount. */
export const feeChecks = [
  z.refine<FeeInput>(
    ({ feeAmount, feeCurrency }) => Number(feeAmount ?? 0) === 0 || feeCurrency !== null,
    {
      message: 'Say in which currency',
      path: ['feeCurrency'],
      when: onceValid('feeAmount', 'feeCurrency'),
    },
  ),
  z.refine<FeeInput>(({ feeAmount, feeCurrency }) => feeAmount !== null || feeCurrency === null, {
    message: 'Enter the fee, or leave the currency empty',
    path: ['feeAmount'],
    when: onceValid('feeAmount', 'feeCurrency'),
  }),
] as const;
