// Compiled from licences.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  factsOnly: Record<never, never>;
  notChecked: Record<never, never>;
  noneSeen: Record<never, never>;
  namedFactsOnly: { licence: string | number };
  publicDomain: Record<never, never>;
  canadianLaw: Record<never, never>;
  euReuse: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'licences',
  language: 'en',
  messages: {
    factsOnly: "facts only",
    notChecked: "licence not checked (facts only)",
    noneSeen: "no licence seen (facts only)",
    namedFactsOnly: [["licence"]," (facts only)"],
    publicDomain: "public domain (work of the U.S. government)",
    canadianLaw: "Reproduction of Federal Law Order, SI/97-5 (not the official version)",
    euReuse: "Reuse allowed by Commission Decision 2011/833/EU; consolidated texts CC BY 4.0 (attribution)",
  },
};
export default catalogue;
