import { sidesSeen, statedSide } from '#core/answers/disagreementSides.ts';
import { utcDay } from '#core/dates.ts';
import type { DecisionsSettle, DecisionToSettle } from '#core/inputs/rules/decision.ts';
import { ROWS_AT_ONCE } from '#core/records/lists.ts';
import { type DecisionEffect, effectOf, isDecidedAlone } from '#core/rules/decisions.ts';
import { emptyRule } from '#core/rules/ruleFields.ts';
import type { Db } from '#db/db.ts';
import {
  findSourceOfCurrentEdition,
  listAdministratorRules,
} from '#db/queries/rules/administratorRules.ts';
import type { StoredRule } from '#db/queries/rules/ruleColumns.ts';
import { listRulesByIds, listSources } from '#db/queries/rules/ruleList.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { Conflict, InvalidRequest, NotFound } from '#server/errors.ts';
import { titleOfPair } from '#server/history/names.ts';
import type { Undoable } from '#server/history/recordChange.ts';
import { versionConflict } from '#server/history/rowVersions.ts';
import { placeOneRule } from '../policyChanges.ts';
import type { DecisionSide } from './decision.ts';
import { recordDecisions, type Writes } from './decisionHistory.ts';
import { listDisagreements, sidesOfDisagreement } from './kinds/disagreements.ts';
import { listSuperseded, sidesOfSuperseded } from './kinds/superseded.ts';
import { sideOfRule } from './kinds/verification.ts';
import { reviewRules } from './ruleReview.ts';

/** A decision as it is now, for its checks and its line of the history. */
export type Settled = {
  destination: string;
  passports: string[];
  /** What visitors read, and what else is said. */
  read: DecisionSide;
  other: DecisionSide | null;
  effect: DecisionEffect;
};

/**
 * Settles decisions of one country, all or none, in one transaction and one line of the history. What
 * makes entry harder, or takes an exemption away, is settled alone. Throws Conflict when one is no longer
 * what the editor saw, and InvalidRequest for what isn't settled together.
 */
export async function settleDecisions(
  db: Db,
  { use, decisions }: DecisionsSettle,
): Promise<Undoable> {
  const settled: Settled[] = [];
  for (const decision of decisions) settled.push(await findSettled(db, decision));
  checkTogether(settled, use);
  return db.transaction().execute(async (trx) => {
    const writes: Writes = { reviewed: [], made: [], ended: [], isFinal: false };
    for (const decision of decisions) await settle(trx, decision, use, writes);
    return { changes: [await recordDecisions(trx, { use, settled, writes })] };
  });
}

/** Throws InvalidRequest for what isn't settled together. */
function checkTogether(settled: readonly Settled[], use: DecisionsSettle['use']): void {
  const countries = new Set(settled.map(({ destination }) => destination));
  if (countries.size > 1) throw new InvalidRequest('Settle one country after the other');
  const passports = settled.reduce((sum, one) => sum + one.passports.length, 0);
  if (passports > ROWS_AT_ONCE) {
    throw new InvalidRequest(`Settle at most ${ROWS_AT_ONCE} answers together`);
  }
  if (settled.length === 1) return;
  const isHard = settled.some(
    ({ effect, read, other }) =>
      isDecidedAlone(effect) ||
      (use === 'other' && other !== null && isDecidedAlone(effectOf(read, other))),
  );
  if (isHard) throw new InvalidRequest('What makes entry harder is decided by itself');
}

/** A decision as it is now. Throws Conflict when it is no longer what the editor saw. */
async function findSettled(db: Db, decision: DecisionToSettle): Promise<Settled> {
  switch (decision.kind) {
    case 'superseded': {
      const seen = namesOf(decision.rules);
      const group = (await listSuperseded(db)).find(({ rules }) => namesOf(rules) === seen);
      if (!group) throw versionConflict('rule');
      const { destination, passports, before, after } = group;
      const [read, other] = sidesOfSuperseded(group);
      if (!read || !other) throw versionConflict('rule');
      return { destination, passports, read, other, effect: effectOf(before, after) };
    }
    case 'disagreement': {
      const { destination, purpose, passports } = decision;
      const groups = await listDisagreements(db);
      const group = groups.find(
        (one) =>
          one.destination === destination &&
          one.purpose === purpose &&
          passports.every((passport) => one.passports.includes(passport)),
      );
      const [passport = ''] = passports;
      const [read, other = null] = group ? sidesOfDisagreement(group.answer) : [];
      if (!read || !other) throw await changedMeanwhile(db, { passport, destination, purpose });
      return { destination, passports, read, other, effect: effectOf(read, other) };
    }
    case 'rules': {
      const rules = await listRulesByIds(
        db,
        decision.rules.map(({ id }) => id),
      );
      const [first] = rules;
      if (!first || rules.length < decision.rules.length) throw new NotFound('Rule');
      return {
        destination: first.destination,
        passports: rules.map(({ passport }) => passport),
        read: sideOfRule(first, await listSources(db)),
        other: null,
        effect: 'none',
      };
    }
  }
}

function namesOf(rules: readonly { id: number; version: number }[]): string {
  return rules.map(({ id, version }) => `${id} ${version}`).join();
}

function settle(
  trx: Db,
  decision: DecisionToSettle,
  use: DecisionsSettle['use'],
  writes: Writes,
): Promise<void> {
  if (decision.kind === 'disagreement') return takeSide(trx, decision, use, writes);
  return review(trx, decision, use, writes);
}

/** Accepts or refuses imported rules of one change, or confirms rules. */
async function review(
  trx: Db,
  { kind, rules: named }: Extract<DecisionToSettle, { rules: unknown }>,
  use: DecisionsSettle['use'],
  writes: Writes,
): Promise<void> {
  const stored = await listRulesByIds(
    trx,
    named.map(({ id }) => id),
  );
  const seen = new Map(named.map(({ id, version }) => [id, version]));
  if (stored.some(({ id, version }) => version !== seen.get(id))) throw versionConflict('rule');
  const isReviewed = stored.some(({ verifiedOn, refusedOn }) => verifiedOn ?? refusedOn);
  // A newer edition says something that nobody has seen here.
  if (!(await areCurrent(trx, stored)) || (kind === 'superseded' && isReviewed)) {
    throw versionConflict('rule');
  }
  if (kind === 'rules' && use === 'other') {
    throw new InvalidRequest('Rules are confirmed, or replaced by one of this site');
  }
  await reviewed(trx, stored, use, writes);
}

async function areCurrent(trx: Db, rules: readonly StoredRule[]): Promise<boolean> {
  for (const edition of new Set(rules.map(({ editionId }) => editionId))) {
    if (edition !== null && !(await findSourceOfCurrentEdition(trx, edition))) return false;
  }
  return true;
}

async function reviewed(
  trx: Db,
  rules: readonly StoredRule[],
  use: DecisionsSettle['use'],
  writes: Writes,
): Promise<void> {
  const today = utcDay();
  const next =
    use === 'read'
      ? { verifiedOn: today, refusedOn: null }
      : { verifiedOn: null, refusedOn: today };
  const after = await reviewRules(trx, rules, next);
  for (const [at, { id, version }] of after.entries()) {
    const { verifiedOn = null, refusedOn = null } = rules[at] ?? {};
    writes.reviewed.push({ id, version, verifiedOn, refusedOn });
  }
}

/**
 * Takes one side where sources disagree: this site's own rule is confirmed, what another source says
 * becomes a rule of this site, with that source.
 */
async function takeSide(
  trx: Db,
  { destination, purpose, passports, seen }: Extract<DecisionToSettle, { seen: string }>,
  use: DecisionsSettle['use'],
  writes: Writes,
): Promise<void> {
  const side = use === 'read' ? 'answered' : 'other';
  for (const passport of passports) {
    const pair = { passport, destination, purpose };
    const answer = await findAnswer(trx, pair);
    const stated = answer.disagreement && statedSide(answer, side);
    if (!stated || sidesSeen(answer) !== seen) throw await changedMeanwhile(trx, pair);
    if (use === 'read' && answer.source?.kind === 'administrator') {
      const own = await listAdministratorRules(trx, {
        destination,
        purpose,
        passports: [passport],
      });
      const valid = own.filter(
        ({ validFrom, validTo }) =>
          (validFrom ?? answer.on) <= answer.on && answer.on <= (validTo ?? answer.on),
      );
      await reviewed(trx, valid, use, writes);
      continue;
    }
    const placed = await placeOneRule(trx, { ...emptyRule, ...pair, ...stated, validTo: null });
    writes.made.push(...placed.made.map(({ id, version }) => ({ id, version })));
    const { covering, ended } = placed;
    if (covering && ended) {
      const { validTo, verifiedOn } = covering;
      writes.ended.push({ id: ended.id, version: ended.version, validTo, verifiedOn });
    }
    // A rule in the trash has to be restored there.
    if (covering && !ended) writes.isFinal = true;
  }
}

async function changedMeanwhile(
  db: Db,
  pair: Parameters<typeof titleOfPair>[1],
): Promise<Conflict> {
  const title = await titleOfPair(db, pair);
  return new Conflict(`The answer of ${title} was changed meanwhile: look at it again`);
}
