import licenceMessages, { type Messages } from '#messages/en/licences.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(licenceMessages);

/** Remarks that shipped sources have in place of a licence's name, by the remark. */
const remarks: Readonly<Record<string, Exclude<keyof Messages, 'namedFactsOnly'>>> = {
  'facts only': 'factsOnly',
  'licence not checked (facts only)': 'notChecked',
  'no licence seen (facts only)': 'noneSeen',
  'public domain (work of the U.S. government)': 'publicDomain',
  'Reproduction of Federal Law Order, SI/97-5 (not the official version)': 'canadianLaw',
  'Reuse allowed by Commission Decision 2011/833/EU; consolidated texts CC BY 4.0 (attribution)':
    'euReuse',
};

/** A source's licence in the present language; names of licences stay as they are. */
export function licenceInWords(licence: string): string {
  const remark = remarks[licence];
  if (remark) return t(remark);
  const [, named] = /^(.+) \(facts only\)$/.exec(licence) ?? [];
  return named ? t('namedFactsOnly', { licence: named }) : licence;
}
