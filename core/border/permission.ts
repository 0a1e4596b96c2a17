import { isOpen } from '../answers/accessCounts.ts';
import type { ConditionalAnswer, EntryAnswer } from '../answers/entryAnswer.ts';
import { isMetByHeld } from '../documents/heldConditions.ts';
import { type Access, DEFAULT_STAY } from '../vocabulary.ts';

/** Why an answer may not hold. */
export type Doubt =
  | { kind: 'condition' | 'sources_disagree' | 'ask' | 'change' | 'unconfirmed' | 'old' }
  /** A rule that ends, or has ended: its access and last day. */
  | { kind: 'rule_ended'; access: Access; endedOn: string }
  /** The first day of another answer. */
  | { kind: 'end'; on: string };

/** What to apply for before a stay, and what that depends on. */
export type Permission = Pick<EntryAnswer, 'access' | 'purpose' | 'restriction' | 'stale'> & {
  condition: Pick<ConditionalAnswer, 'condition' | 'text' | 'otherwise'> | null;
  doubts: Doubt[];
  /** The source to name; null where the page has named it. */
  source: EntryAnswer['source'];
};

/** The permission that an answer requires of a traveller; null if certainly none is, or it is held. */
export function permissionFor(answer: EntryAnswer): Permission | null {
  const { access, restriction, stale, headlineCondition, source } = answer;
  const doubts = restriction ? [] : doubtsOf(answer);
  if (answer.issuedDocument?.leads) return null;
  if (!restriction && isOpen(access, 'visa-free') && doubts.length === 0) return null;
  return {
    access,
    purpose: purposeOf(answer),
    restriction,
    stale,
    condition: restriction ? null : headlineCondition && conditionOf(headlineCondition),
    doubts,
    // A restriction names its own.
    source: restriction ? null : source,
  };
}

/** Who passes the border between two flights, or needs another visa than one for airports, applies for a visa. */
function purposeOf({ purpose, transit }: EntryAnswer): EntryAnswer['purpose'] {
  const paper = transit?.airside.paper ?? 'airport_transit_visa';
  const asVisitor = transit?.heading === 'border' || paper !== 'airport_transit_visa';
  return asVisitor ? DEFAULT_STAY : purpose;
}

function conditionOf({ condition, text, otherwise }: ConditionalAnswer): Permission['condition'] {
  return { condition, text, otherwise };
}

/** The permission without what the verdict above it says: doubts, condition and source. */
export function permissionInShort(permission: Permission): Permission {
  const doubts = isOpen(permission.access, 'visa-free') ? permission.doubts.slice(0, 1) : [];
  return { ...permission, condition: null, doubts, source: null };
}

function doubtsOf(answer: EntryAnswer): Doubt[] {
  const { headlineCondition, disagreement, askBeforeTravel, nextChange } = answer;
  const doubts: (Doubt | false | null)[] = [
    headlineCondition && !isMetByHeld(answer) && { kind: 'condition' },
    disagreement?.kind === 'sources_disagree' && { kind: 'sources_disagree' },
    disagreement?.kind === 'rule_ended' && {
      kind: 'rule_ended',
      access: disagreement.ended.access,
      endedOn: disagreement.endedOn,
    },
    askBeforeTravel && { kind: 'ask' },
    answer.otherSideOfChange && { kind: 'change' },
    nextChange && { kind: 'end', on: nextChange.on },
    answer.unconfirmed && { kind: 'unconfirmed' },
    answer.stale === 'rule' && { kind: 'old' },
  ];
  return doubts.filter((doubt) => typeof doubt === 'object' && doubt !== null);
}
