import type { SidesSeen } from '#core/answers/answerSeen.ts';
import type { StatedSide } from '#core/answers/disagreementSides.ts';
import type { AnswerSource, EntryAnswer, Stay } from '#core/answers/entryAnswer.ts';
import type { DecisionToSettle } from '#core/inputs/rules/decision.ts';
import type { DecisionEffect, DecisionKind } from '#core/rules/decisions.ts';
import type { RequirementStanding } from '#core/siteVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';

/** Where a side is stated, with the first and last date of what is stated there. */
export type SidePage = {
  title: string;
  address: string | null;
  dates: [first: string | null, last: string | null];
};

/** One side of a decision: what it says, and where. */
export type DecisionSide = Pick<EntryAnswer, 'access'> & {
  stay: Stay | null;
  pages: SidePage[];
  /** Conditions in the answer, with the access that each gives. */
  conditions: Pick<EntryAnswer['conditions'][number], 'condition' | 'text' | 'access'>[];
  /** Of changing planes. */
  transit: SidesSeen | null;
  /** The last day of a rule that has ended. */
  endedOn: string | null;
  /** What a rule of this site states that takes the side; null where a rule can't say it. */
  stated: StatedSide | null;
};

/** What a decision is about, without what only an open row shows. */
export type Outline = {
  kind: DecisionKind;
  /** Unique within the kind. */
  key: string;
  /** The destination; null for what is about many. */
  country: string | null;
  effect: DecisionEffect;
  /** The number of passports or rules. */
  size: number;
  /** The edition whose import made it; null for another cause. */
  edition: number | null;
  /** A date or time since which it waits; null for that of the import. */
  since: string | null;
  open: () => OpenDecision | Promise<OpenDecision>;
};

/** The part of a decision that only an open row shows. */
export type OpenDecision = {
  purpose: VisaType | null;
  passports: string[];
  sides: DecisionSide[];
  /** What settles it by `decision.settle`; null for what is decided elsewhere. */
  toSettle: DecisionToSettle | null;
  report?: { id: number; message: string; reports: number };
  requirement?: {
    id: string;
    destinationId: string;
    destinationName: string;
    standing: RequirementStanding;
    answeredBy: 'requirement' | 'country';
    differs: 'easier' | 'otherwise' | null;
  };
  copy?: {
    of: 'transit_policy' | 'work_area';
    /** The area's name; null for the policy of a country. */
    name: string | null;
    id: number;
    version: number;
    copied: string | null;
    shipped: string | null;
    isGone: boolean;
  };
  update?: { title: string; changes: number };
  lostPage?: { address: string; problem: string | null; movedTo: string | null };
  requests?: number;
  /** Rules to look at. */
  rules?: { id: number; version: number }[];
};

export const bareSide = { pages: [], conditions: [], transit: null, endedOn: null, stated: null };

export function sideOfAnswer(answer: EntryAnswer): DecisionSide {
  const { access, stay, conditions, source, transit } = answer;
  return {
    ...bareSide,
    access,
    stay,
    pages: source ? [pageOf(source)] : [],
    conditions: conditions.map((one) => ({
      condition: one.condition,
      text: one.text,
      access: one.access,
    })),
    transit: transit && { ...transit, border: transit.border.access },
  };
}

/** The page that a source cites, else the source itself. */
export function pageOf({ title, address, date, verifiedOn, page }: AnswerSource): SidePage {
  const shown = date ?? verifiedOn;
  return {
    title: page ? `${page.title || page.address} (${title})` : title,
    address: page?.address ?? address,
    dates: [shown, shown],
  };
}
