import { addDays } from '../dates.ts';
import type { Access, RuleCondition, StayUnit } from '../vocabulary.ts';
import { accesses } from '../vocabulary.ts';
import type { AnswerSource, EntryAnswer, Stay } from './entryAnswer.ts';

/** The two sides of a disagreement: what visitors read first, and what contradicts it. */
export const disagreementSides = ['answered', 'other'] as const;

export type DisagreementSide = (typeof disagreementSides)[number];

/** What a rule of this site states that takes one side. */
export type StatedSide = {
  access: Access;
  stayNumber: number | null;
  stayUnit: StayUnit;
  condition: RuleCondition | null;
  conditionText: string;
  otherwise: Access | null;
  note: string;
  sourceTitle: string;
  sourceAddress: string | null;
  sourceDate: string | null;
  /** The first day; null without one. */
  validFrom: string | null;
};

/** The most characters of a rule's source. */
const SOURCE_TITLE_MAX = 200;

/**
 * What a rule of this site states that takes a side. Null where a rule can't say it: unknown answers,
 * suspended entry and freedom of movement, whose terms are not a rule's.
 */
export function statedSide(answer: EntryAnswer, side: DisagreementSide): StatedSide | null {
  return side === 'answered' ? answeredSide(answer) : otherSide(answer.disagreement);
}

/** What both sides state, to tell whether they still are as an editor saw them. */
export function sidesSeen(answer: EntryAnswer): string {
  return JSON.stringify(disagreementSides.map((side) => statedSide(answer, side)));
}

function answeredSide(answer: EntryAnswer): StatedSide | null {
  const { access, source, zone, restriction, headlineCondition, disagreement } = answer;
  if (!isRuled(access) || !source || zone || restriction) return null;
  const ended = disagreement?.kind === 'rule_ended' ? disagreement.endedOn : null;
  return {
    access,
    // The stay of another source stays that source's.
    ...stayFields(answer.staySource ? null : answer.stay),
    condition: headlineCondition?.condition ?? null,
    conditionText: headlineCondition?.text ?? '',
    otherwise: headlineCondition?.otherwise ?? null,
    note: answer.note,
    ...sourceFields(source),
    validFrom: ended && addDays(ended, 1),
  };
}

function otherSide(disagreement: EntryAnswer['disagreement']): StatedSide | null {
  if (!disagreement) return null;
  const isEnded = disagreement.kind === 'rule_ended';
  const { access, stay, note, source } = isEnded ? disagreement.ended : disagreement.other;
  return {
    access,
    ...stayFields(stay),
    condition: null,
    conditionText: '',
    otherwise: null,
    note,
    ...sourceFields(source),
    validFrom: isEnded ? addDays(disagreement.endedOn, 1) : null,
  };
}

function isRuled(access: EntryAnswer['access']): access is Access {
  return accesses.some((one) => one === access);
}

function stayFields(stay: Stay | null): Pick<StatedSide, 'stayNumber' | 'stayUnit'> {
  return { stayNumber: stay?.number ?? null, stayUnit: stay?.unit ?? 'days' };
}

function sourceFields({ title, address, date, page }: AnswerSource) {
  return {
    sourceTitle: (page?.title || title).slice(0, SOURCE_TITLE_MAX),
    sourceAddress: page?.address ?? address,
    sourceDate: date,
  };
}
