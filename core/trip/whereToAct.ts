import { authorityToAsk } from '../answers/authorityToAsk.ts';
import type { EntryAnswer } from '../answers/entryAnswer.ts';
import { arrivalForms, type BorderLink, officialLinksServing } from '../border/borderFacts.ts';

type Site = Pick<BorderLink, 'title' | 'address'>;

/** The official sites on which a traveller does what an answer asks for before the journey. */
export type WhereToAct = {
  /** Where to apply; null if nothing is applied for, or no site is known. */
  applyAt: Site | null;
  /** Where to send arrival forms. */
  forms: Site[];
  /** The authority's page, where nothing is known. */
  askAt?: string;
};

const appliesBefore: ReadonlySet<EntryAnswer['access']> = new Set<EntryAnswer['access']>([
  'eta',
  'e_visa',
  'travel_permit',
  'visa_required',
]);

export function whereToAct(answer: EntryAnswer, officialLinks: readonly BorderLink[]): WhereToAct {
  const sites = appliesBefore.has(answer.access) ? officialLinksServing(answer, officialLinks) : [];
  const [applyAt = null] = sites.filter(({ address }) => address).map(siteOf);
  const askAt = authorityToAsk(answer, officialLinks)?.address;
  const forms = arrivalForms(answer, officialLinks).map(siteOf);
  return { applyAt, forms, ...(askAt && { askAt }) };
}

function siteOf({ title, address }: Site): Site {
  return { title, address };
}
