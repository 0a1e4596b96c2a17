import { noFacts } from '../../rules/ruleFields.ts';
import type { Access } from '../../vocabulary.ts';
import type { ConditionalAnswer } from '../entryAnswer.ts';
import { ranks } from '../orderOfTruth/ranks.ts';
import type { DatedStatement, Statement } from '../orderOfTruth/statements.ts';
import type { Airside } from './airside.ts';

const accessOfNeed: Partial<Record<Airside['need'], Access>> = {
  no_visa: 'visa_free',
  eta: 'eta',
  visa: 'visa_required',
};

/**
 * A policy's statement about staying in the transit area, for the order of truth of answers of purpose
 * transit; none where the policy states nothing about the passport or has no transit area.
 */
export function airsideStatements(airside: Airside): DatedStatement[] {
  const { need, source, confirmed } = airside;
  const access = accessOfNeed[need];
  if (!access || !source) return [];
  const headlineCondition = airside.withBiometricPassport ? withChip(access, source) : null;
  const statement: Statement = {
    rank: confirmed ? ranks.officialPrimary : ranks.officialSecondary,
    access: headlineCondition?.access ?? access,
    stay: null,
    note: '',
    headlineCondition,
    conditions: headlineCondition ? [headlineCondition] : [],
    facts: noFacts,
    contestedAccess: null,
    since: null,
    source,
    asOf: source.date,
    newness: source.date,
  };
  return [{ statement, from: null, to: null }];
}

function withChip(otherwise: Access, source: Statement['source']): ConditionalAnswer {
  return {
    condition: 'biometric_passport',
    text: '',
    access: 'visa_free',
    stay: null,
    otherwise,
    otherwiseStay: null,
    note: '',
    terms: null,
    held: null,
    source,
  };
}
