import { redirect } from '@tanstack/react-router';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { listInWords } from '../../../server/schemas/listInWords.ts';
import { isEmpty } from '../../lib/searchParams.ts';
import type { TrpcUtils } from '../../lib/trpc.ts';
import { type CompareAddress, comparisonInput, withAdded } from './compareSearch.ts';

/** For loaders: fetches the comparison if the address names passports. */
export async function loadComparison(trpc: TrpcUtils, address: CompareAddress) {
  const added = withAdded(address);
  if (added) throw redirect({ to: '/compare', search: added });
  const input = comparisonInput(address);
  const comparison = input.passports ? await trpc.comparison.ofPassports.fetch(input) : undefined;
  const names = (comparison?.passports ?? []).map(({ name }) => inSentence(name));
  const compared = names.length > 1 ? listInWords(names) : '';
  return {
    head: {
      title: compared ? `Passports Compared: ${compared}` : 'Compare Passports',
      description: compared
        ? `What the passports of ${compared} open, alone and together.`
        : 'Two to four passports side by side: what each opens, alone and together.',
      indexed: isEmpty(address),
    },
  };
}
