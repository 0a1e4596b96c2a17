import { CircleCheck, CircleQuestionMark, CircleX, type LucideIcon } from 'lucide-react';
import { sourceTitle } from '#core/answers/words/answerTexts.ts';
import { isSame, passportConditionInWords } from '#core/border/borderWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import {
  type ContradictoryDates,
  checkPassport,
  contradictionIn,
  type PassportCondition,
  type PassportDates,
  type PassportFinding,
  type PassportVerdict,
} from '#core/passports/passportCheck.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import checkMessages from '#messages/en/passportCheck.gen.ts';
import { translator } from '#messages/translate.ts';
import { linkTo } from '#src/site/sources/linkTo.tsx';

const t = translator(checkMessages);
const answerText = translator(answerMessages);

/** A condition with its source. */
export type StatedCondition = PassportCondition & {
  note: string;
  source: { title: string | null; address: string | null; date: string | null; secondary: boolean };
};

type Finding = PassportFinding<StatedCondition>;

const verdicts: Record<PassportVerdict, { icon: LucideIcon; colour: string }> = {
  good: { icon: CircleCheck, colour: 'text-free' },
  not_enough: { icon: CircleX, colour: 'text-refused' },
  cannot_tell: { icon: CircleQuestionMark, colour: 'text-doubtful' },
  unknown: { icon: CircleQuestionMark, colour: 'text-unknown' },
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
  /** The name of the country or zone. */
  country: string;
}) {
  const contradiction = contradictionIn(dates);
  if (contradiction) {
    return <p className="font-semibold text-danger">{t(contradictionKey(contradiction))}</p>;
  }
  return (
    <ul className="flex flex-col gap-3">
      {checkPassport(dates, conditions).map((finding) => (
        <FindingItem
          key={JSON.stringify([finding.rule, finding.condition])}
          finding={finding}
          text={resultInWords(finding, { dates, country })}
        />
      ))}
    </ul>
  );
}

function contradictionKey([earlier, later]: ContradictoryDates) {
  if (later === 'departure') return 'leavesBeforeEntry';
  return earlier === 'issued' && later === 'expires' ? 'expiresBeforeIssue' : 'entersBeforeIssue';
}

function FindingItem({
  finding: { verdict, condition },
  text,
}: {
  finding: Finding;
  text: string;
}) {
  const { icon: Icon, colour } = verdicts[verdict];
  const rule = condition && passportConditionInWords(condition);
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" size={22} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0">
        <p className={`font-semibold ${colour}`}>{t('verdict', { verdict })}</p>{' '}
        {rule && <p>{t('rule', { rule })}</p>} <p>{text}</p>
        {condition?.note && rule && !isSame(condition.note, rule) && (
          <p className="font-semibold">{t('sourceAdds', { note: condition.note })}</p>
        )}
        {condition && <ConditionSource source={condition.source} />}
      </div>
    </li>
  );
}

function ConditionSource({ source }: { source: StatedCondition['source'] }) {
  const values = {
    title: sourceTitle(source.title),
    date: source.date ? partialDateText(source.date) : answerText('dateUnknown'),
    link: linkTo(source),
  };
  return (
    <p className="text-sm text-ink-soft">
      {answerText.rich(source.secondary ? 'sourceUnconfirmed' : 'sourceDated', values)}
    </p>
  );
}

function resultInWords(
  { rule, verdict, day, condition, missing }: Finding,
  { dates, country }: { dates: PassportDates; country: string },
): string {
  const missed = { dates: listInWords(missing.map((date) => t('date', { date }))) };
  if (rule === 'travel') {
    if (verdict === 'cannot_tell') return t('stayMissing', missed);
    const expires = spelt(dates.expires);
    return verdict === 'good'
      ? t('validForStay', { date: expires })
      : t('expiresTooEarly', { expires, day: spelt(day) });
  }
  const isAge = rule === 'passport_age';
  if (!condition) return t(isAge ? 'ageUnknown' : 'validityUnknown', { country });
  if (day === null) return missing.length > 0 ? t('missing', missed) : t('seeVisa');
  const needed = { day: spelt(day) };
  if (verdict === 'cannot_tell') {
    return t(isAge ? 'mustBeIssuedMissing' : 'mustBeValidMissing', { ...needed, ...missed });
  }
  return isAge
    ? t('mustBeIssued', { ...needed, date: spelt(dates.issued) })
    : t('mustBeValid', { ...needed, date: spelt(dates.expires) });
}

function spelt(day: string | null | undefined): string {
  return day ? partialDateText(day) : '';
}
