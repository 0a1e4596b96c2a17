import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { passportConditionInWords } from '../../../server/schemas/border/borderWords.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import {
  checkPassport,
  contradictionIn,
  type PassportCondition,
  type PassportDateName,
  type PassportDates,
  type PassportFinding,
  type PassportVerdict,
} from '../../../server/schemas/travel/passportCheck.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';

/** A condition with its source. */
export type StatedCondition = PassportCondition & {
  note: string;
  source: { title: string | null; address: string | null; date: string | null; secondary: boolean };
};

type Finding = PassportFinding<StatedCondition>;

const verdicts: Record<PassportVerdict, { words: string; icon: LucideIcon; colour: string }> = {
  good: { words: 'Good', icon: CircleCheck, colour: 'text-free' },
  not_enough: { words: 'Not good enough', icon: CircleX, colour: 'text-refused' },
  cannot_tell: { words: 'Cannot tell', icon: CircleHelp, colour: 'text-doubtful' },
  unknown: { words: 'Unknown', icon: CircleHelp, colour: 'text-unknown' },
};

const dateNames: Record<PassportDateName, string> = {
  issued: 'the day the passport was issued',
  expires: 'the day it expires',
  entry: 'the day you enter',
  departure: 'the day you leave',
};

/**
 * The result of each condition for a passport's dates, with the date that counts and the source.
 */
export function PassportFindings({
  dates,
  conditions,
  country,
}: {
  dates: PassportDates;
  /** Null for those who enter by right. */
  conditions: StatedCondition[] | null;
  /** The name in running text. */
  country: string;
}) {
  const contradiction = contradictionIn(dates);
  if (contradiction) {
    const [earlier, later] = contradiction;
    return (
      <p className="font-semibold text-danger">
        These dates contradict each other: {dateNames[later]} is before {dateNames[earlier]}.
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {checkPassport(dates, conditions).map((finding) => (
        <FindingItem
          key={JSON.stringify([finding.rule, finding.condition])}
          finding={finding}
          text={wordsOf(finding, dates, country)}
        />
      ))}
    </ul>
  );
}

function FindingItem({
  finding: { verdict, condition },
  text,
}: {
  finding: Finding;
  text: string;
}) {
  const { words, icon: Icon, colour } = verdicts[verdict];
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" size={22} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0">
        <p>
          <strong className={colour}>{words}:</strong> {text}
        </p>
        {condition?.note && <p className="font-semibold">The source adds: {condition.note}</p>}
        {condition && (
          <p className="text-sm text-ink-soft">
            Source:{' '}
            <ExternalLink href={condition.source.address}>
              {condition.source.title ?? 'This site’s editors'}
            </ExternalLink>
            , {condition.source.date ? partialDateText(condition.source.date) : 'date unknown'}
            {condition.source.secondary && '; unconfirmed'}
          </p>
        )}
      </div>
    </li>
  );
}

function wordsOf(finding: Finding, dates: PassportDates, country: string): string {
  const { rule, verdict, day, condition } = finding;
  const missing = `enter ${finding.missing.map((name) => dateNames[name]).join(' and ')}.`;
  if (rule === 'travel') {
    if (verdict === 'good') return `valid on every day of the stay, until ${spelt(dates.expires)}.`;
    if (verdict === 'cannot_tell')
      return `whether it is valid on every day of the stay: ${missing}`;
    return `it expires on ${spelt(dates.expires)}, before ${spelt(day)}, when you still need it.`;
  }
  if (!condition) return unstated[rule](country);
  const asked = passportConditionInWords(condition);
  if (day === null) {
    return finding.missing.length > 0 ? `${asked}: ${missing}` : `${asked}: look at your visa.`;
  }
  const must =
    rule === 'passport_age'
      ? `it must have been issued on ${spelt(day)} or later`
      : `it must be valid until ${spelt(day)}`;
  if (verdict === 'cannot_tell') return `${asked}: ${must}; ${missing}`;
  const given = rule === 'passport_age' ? dates.issued : dates.expires;
  const is = rule === 'passport_age' ? 'was issued on' : 'is valid until';
  return `${asked}: ${must}; it ${is} ${spelt(given)}.`;
}

const unstated: Record<PassportCondition['kind'], (country: string) => string> = {
  passport_validity: (country) =>
    `no source here says how long a passport must be valid for ${country}. That is no proof that nothing is asked: ask the embassy or the airline.`,
  passport_age: (country) => `no source here says how old a passport may be for ${country}.`,
};

function spelt(day: string | null | undefined): string {
  return day ? partialDateText(day) : '';
}
