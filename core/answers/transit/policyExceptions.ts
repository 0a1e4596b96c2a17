import type { DocumentOption } from '../../documents/exceptionTerms.ts';
import { codeOf, isGroup, kindOf } from '../../documents/issuers.ts';
import type { TransitCondition, TransitEffect } from '../../transitVocabulary.ts';
import type { Access, ExceptionTerm } from '../../vocabulary.ts';
import type { EntryException } from '../orderOfTruth/exceptions.ts';
import { type StoredPolicy, toAnswerSource } from '../policySource.ts';
import type { TransitException, TransitPolicy } from './transitPolicy.ts';

/** What documents open in transit areas, as exceptions from the answer of purpose transit. */

const accessOfEffect: Partial<Record<TransitEffect, Access>> = { no_visa: 'visa_free', eta: 'eta' };

/** Conditions of whoever changes planes in a transit area: an exception with them asks no more. */
const ofEveryTransit: ReadonlySet<TransitCondition> = new Set<TransitCondition>([
  'documents_for_destination',
]);

const termOfCondition: Partial<Record<TransitCondition, ExceptionTerm>> = {
  by_air: 'by_air',
  onward_ticket: 'onward_ticket',
};

/** The exceptions of a policy's transit areas for holders of documents. */
export function exceptionsOfPolicy(stored: StoredPolicy<TransitPolicy>): EntryException[] {
  const { policy } = stored;
  return policy.exceptions.flatMap((exception) => {
    const access = accessOfEffect[exception.effect];
    const page = policy.sources[exception.source];
    if (exception.of !== 'airside' || exception.holds.length === 0 || !access || !page) return [];
    return {
      destination: policy.country,
      purpose: 'transit' as const,
      passports: exception.passports === 'all' ? '' : exception.passports.join(' '),
      access,
      stay: null,
      terms: {
        documents: documentOptions(exception),
        ...termsOf(exception.conditions),
      },
      validFrom: null,
      validTo: null,
      source: toAnswerSource(page, stored),
    };
  });
}

function termsOf(conditions: readonly TransitCondition[]): { terms?: ExceptionTerm[] } {
  const asked = conditions.filter((condition) => !ofEveryTransit.has(condition));
  const terms = asked.map((condition) => termOfCondition[condition] ?? 'further_conditions');
  return terms.length > 0 ? { terms: [...new Set(terms)] } : {};
}

/** The documents of an exception or a programme; those of one kind with the same demands in one option. */
export function documentOptions({
  holds,
  must = {},
}: Pick<TransitException, 'holds' | 'must'>): DocumentOption[] {
  const options = new Map<string, DocumentOption>();
  for (const document of holds) {
    const kind = kindOf(document);
    const issuer = issuerCode(document);
    const qualities = must[document] ?? [];
    // A group's documents stand apart: "a visa of a Schengen state".
    const key = [kind, isGroup(issuer), ...qualities].join(' ');
    const option = options.get(key) ?? {
      kind,
      issuers: [],
      ...(qualities.length > 0 && { qualities }),
    };
    option.issuers.push(issuer);
    options.set(key, option);
  }
  return [...options.values()];
}

/** Exceptions also name permits of the Union, which travellers name by their state. */
function issuerCode(document: string): string {
  return document.startsWith('eu-') ? 'eu' : codeOf(document);
}
