import {
  arrivalForms,
  type BorderLink,
  type BorderSource,
  linksByHost,
  officialLinksServing,
} from '../border/borderFacts.ts';
import { isOpen } from './accessCounts.ts';
import { marksOf } from './answerMarks.ts';
import { type AuthorityToAsk, authorityFor } from './authorityToAsk.ts';
import type { EntryAnswer } from './entryAnswer.ts';
import type { WorkSides } from './work/workAnswer.ts';

/** The next step of a traveller: apply, fill in a form, or nothing. */
export type NextStep =
  /** Applies on an official site; without a price if it offers several. */
  | {
      kind: 'apply';
      link: Pick<BorderLink, 'address' | 'price' | 'processing'> & {
        source: Pick<BorderSource, 'kind' | 'secondary'>;
      };
    }
  /** Sends an arrival form; there is nothing else to apply for. */
  | { kind: 'form'; link: Pick<BorderLink, 'address' | 'title'> }
  | { kind: 'nothing' }
  /** Gets the visa at the border. */
  | { kind: 'on-arrival' }
  | ({ kind: 'ask' } & AuthorityToAsk)
  /** Reads the official page about a restriction. */
  | { kind: 'restriction'; address: string }
  /** Asks the embassy: sources disagree, or entry isn't admitted. */
  | { kind: 'ask-embassy' }
  /** Asks the airline: it isn't confirmed that the transit area takes no visa. */
  | { kind: 'ask-airline' }
  /** Applies where this site doesn't know. */
  | { kind: 'unknown-where' }
  /** Contacts this site about a restriction without an official page. */
  | { kind: 'contact' };

/**
 * The one next step after an answer. Where sources disagree, nothing is known, or a restriction
 * applies, it never claims that there is nothing to do. Undefined for an unknown answer without an
 * authority: its verdict leads to this site's contact; and for a traveller who has what is required.
 */
export function nextStepOf(
  answer: EntryAnswer,
  officialLinks: readonly BorderLink[],
): NextStep | undefined {
  const { access, restriction, disagreement } = answer;
  const authority = authorityFor(answer, officialLinks);
  if (restriction) {
    const address = restriction.source.address ?? authority?.address;
    return address ? { kind: 'restriction', address } : { kind: 'contact' };
  }
  const ask: NextStep | undefined = authority && { kind: 'ask', ...authority };
  if (disagreement || access === 'no_admission') return ask ?? { kind: 'ask-embassy' };
  if (access === null) return ask;
  if (answer.work) {
    const step = stepToWork(answer.work, { ask, form: requiredForm(answer, officialLinks) });
    // The countries on the way may ask for a visa.
    return step?.kind === 'nothing' && answer.reachedThrough.length > 0 ? undefined : step;
  }
  const isHeld = answer.issuedDocument?.leads === true;
  if (isHeld || isOpen(access, 'visa-free')) {
    const form = requiredForm(answer, officialLinks);
    if (!form && !isHeld && marksOf(answer).probable) return { kind: 'ask-airline' };
    if (!form) return isHeld ? undefined : { kind: 'nothing' };
    return form;
  }
  if (access === 'visa_on_arrival') return { kind: 'on-arrival' };
  // The step is for the headline's access; the checklist names the sites of the others.
  const links = officialLinksServing({ ...answer, conditions: [] }, officialLinks);
  const [offered = []] = linksByHost(links.filter(({ address }) => address));
  const [link] = offered;
  if (!link) return ask ?? { kind: 'unknown-where' };
  const isOne = offered.every(({ price }) => price?.amount === link.price?.amount);
  const { address, price, processing, source } = link;
  return {
    kind: 'apply',
    link: {
      address,
      price: isOne ? price : null,
      processing,
      source: { kind: source.kind, secondary: source.secondary },
    },
  };
}

/** The arrival form that a traveller must send. */
function requiredForm(
  answer: EntryAnswer,
  officialLinks: readonly BorderLink[],
): Extract<NextStep, { kind: 'form' }> | undefined {
  const form = arrivalForms(answer, officialLinks).find(
    ({ binding, address }) => binding === 'required' && address,
  );
  return form && { kind: 'form', link: { address: form.address, title: form.title } };
}

/**
 * Who works applies where the authority says, or through an employer, never on a site for visitors; for
 * those who need no permit, what remains to be done stands below the verdict.
 */
function stepToWork(
  { need, confirmed, grant, routes }: WorkSides,
  { ask, form }: { ask: NextStep | undefined; form: NextStep | undefined },
): NextStep | undefined {
  if (need !== 'no_permit') {
    return ask ?? (routes.length > 0 ? undefined : { kind: 'unknown-where' });
  }
  if (!confirmed) return ask ?? { kind: 'ask-embassy' };
  if (form) return form;
  return grant && grant.duties.length > 0 ? undefined : { kind: 'nothing' };
}
