import { redirect } from '@tanstack/react-router';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { readPassports } from '../passports/queries.ts';
import { type CompareAddress, comparisonInput, withAdded } from './compareSearch.ts';

/** For loaders: fetches the comparison if the address names passports. */
export async function loadComparison(trpc: TrpcUtils, address: CompareAddress) {
  const { clear, unclear } = await readPassports(trpc, address.add ?? '');
  if (address.add !== undefined && (clear.length > 0 || unclear.length === 0)) {
    throw redirect({ to: '/compare', search: withAdded(address, { clear, unclear }) });
  }
  const input = comparisonInput(address);
  const [comparison] = await Promise.all([
    input.passports ? trpc.comparison.ofPassports.fetch(input) : undefined,
    trpc.country.list.fetch(),
  ]);
  const names = (comparison?.passports ?? []).map(({ name }) => inSentence(name));
  const compared = names.length > 1 ? listInWords(names) : '';
  return {
    unclear,
    head: {
      title: compared ? `Passports Compared: ${compared}` : 'Compare Passports',
      description: compared
        ? `What the passports of ${compared} open, alone and together.`
        : 'Two to four passports side by side: what each opens, alone and together.',
      indexed: isEmpty(address),
    },
  };
}
