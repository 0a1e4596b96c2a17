import type { AnswerSource, EntryAnswer } from './entryAnswer.ts';
import type { Airside } from './transit/airside.ts';
import type { TransitSides } from './transit/transitAnswer.ts';

/** The displayed answer, as sent with "Is this wrong?". */

/** Longer texts and lists are cut: no source has them. */
export const SEEN_TEXT_MAX = 500;
export const SEEN_CONDITIONS_MAX = 20;

export type AnswerSeen = Pick<
  EntryAnswer,
  'on' | 'access' | 'stay' | 'note' | 'unconfirmed' | 'stale' | 'askBeforeTravel'
> & {
  source: SourceSeen | null;
  /** The headline's condition. */
  headline: string | null;
  conditions: Pick<
    EntryAnswer['conditions'][number],
    'condition' | 'text' | 'access' | 'otherwise'
  >[];
  /** The other side of "Sources disagree" or "Rule ended on …". */
  disagreement: { kind: string; access: string; source: SourceSeen } | null;
  /** Of changing planes. */
  sides?: SidesSeen | undefined;
};

/** The two sides of changing planes: which is the heading, and what each takes. */
export type SidesSeen = {
  heading: TransitSides['heading'];
  airside: Pick<Airside, 'need' | 'confirmed'>;
  border: EntryAnswer['access'];
};

type SourceSeen = Pick<AnswerSource, 'id' | 'title' | 'edition' | 'date' | 'verifiedOn'>;

export function answerSeen(answer: EntryAnswer): AnswerSeen {
  const { on, access, stay, note, unconfirmed, stale, askBeforeTravel } = answer;
  const { source, headlineCondition, conditions, disagreement } = answer;
  const other =
    disagreement?.kind === 'sources_disagree' ? disagreement.other : disagreement?.ended;
  return {
    on,
    access,
    stay,
    note: cut(note),
    unconfirmed,
    stale,
    askBeforeTravel,
    source: source && sourceSeen(source),
    headline: headlineCondition && cut(headlineCondition.text || headlineCondition.condition),
    conditions: conditions.slice(0, SEEN_CONDITIONS_MAX).map((one) => ({
      condition: one.condition,
      text: cut(one.text),
      access: one.access,
      otherwise: one.otherwise,
    })),
    disagreement:
      disagreement && other
        ? { kind: disagreement.kind, access: other.access, source: sourceSeen(other.source) }
        : null,
    ...(answer.transit && { sides: sidesSeen(answer.transit) }),
  };
}

function sidesSeen({ heading, airside, border }: TransitSides): SidesSeen {
  const { need, confirmed } = airside;
  return { heading, airside: { need, confirmed }, border: border.access };
}

function sourceSeen({ id, title, edition, date, verifiedOn }: AnswerSource): SourceSeen {
  return { id: cut(id), title: cut(title), edition, date, verifiedOn };
}

function cut(text: string): string {
  return text.slice(0, SEEN_TEXT_MAX);
}
