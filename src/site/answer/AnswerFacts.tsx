import { Link } from '@tanstack/react-router';
import type { ConditionalAnswer, EntryAnswer } from '#core/answers/entryAnswer.ts';
import { answerInRow, conditionInWords, sourceInWords } from '#core/answers/words/answerTexts.ts';
import { changeToComeInWords, restrictionInWords } from '#core/answers/words/headline.ts';
import { lengthInLine } from '#core/answers/words/stayWords.ts';
import { regionName } from '#core/countries/regionName.ts';
import { possibleWithHeld } from '#core/documents/heldConditions.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { sentenceGap } from '#core/languages/sentences.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglishOfTeam } from '#src/lib/inEnglish.ts';
import { linkTo } from '../sources/linkTo.tsx';
import { SourceName } from '../sources/SourceName.tsx';
import { helpfulDocument } from './DocumentsThatHelp.tsx';

const t = translator(answerMessages);

/** How the days of a stay are counted, and another source of its length, or only an older one. */
export function StayRule({ answer: { window, staySource, olderStay } }: { answer: EntryAnswer }) {
  if (!window && !staySource && !olderStay) return null;
  return (
    <div>
      {window && (
        <p>
          {t('windowRule', { zone: window.title, days: window.days, per: window.per })}
          {sentenceGap()}
          <Link
            to="/plan/90-180"
            search={{ zone: window.zone }}
            className="link no-print inline-flex min-h-11 items-center"
          >
            {t('planDays')}
          </Link>
        </p>
      )}
      {staySource && (
        <p className="text-sm text-ink-soft">
          {t.rich('stayBy', { title: sourceInWords(staySource), link: linkTo(staySource) })}
        </p>
      )}
      {olderStay && (
        <p className="text-sm text-ink-soft">
          {t.rich('olderStay', {
            stay: lengthInLine(olderStay.stay),
            title: sourceInWords(olderStay.source),
            link: linkTo(olderStay.source),
          })}
        </p>
      )}
    </div>
  );
}

/** What changes soon, and what restricts the answer. */
export function AnswerNews({ answer }: { answer: EntryAnswer }) {
  const { restriction, nextChange } = answer;
  return (
    <>
      {restriction && (
        <div>
          {restrictionInWords(restriction).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {nextChange && (
        <p className="font-semibold">
          {changeToComeInWords(nextChange)}
          {nextChange.headlineCondition && (
            <span className="block font-normal">
              {conditionInWords(nextChange.headlineCondition)}
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** Qualifications of the answer: notes, and ways to apply. */
export function AnswerNotes({ answer }: { answer: EntryAnswer }) {
  const { access, application, zone, right, askBeforeTravel, reachedThrough } = answer;
  // What the rule of the headline's condition says, stands beside the condition.
  const note = answer.note === answer.headlineCondition?.note ? '' : answer.note;
  const isOnlineToo = access === 'visa_on_arrival' && application === 'online_or_on_arrival';
  return (
    <>
      {isOnlineToo && <p>{t('alsoOnline')}</p>}
      {askBeforeTravel && <p>{t('askBefore')}</p>}
      {zone && <p>{t('byFreeMovement', { zone: zone.title })}</p>}
      {right && !zone && (
        <p>{t.rich('byRight', { right: right.title, link: linkTo(right.source) })}</p>
      )}
      {note && <p {...inEnglishOfTeam(answer.source)}>{note}</p>}
      {reachedThrough.length > 0 && (
        <p>{t('reachedThrough', { countries: through(reachedThrough) })}</p>
      )}
    </>
  );
}

/** "France or Spain" */
function through(codes: string[]): string {
  return listInWords(codes.map(regionName), 'or');
}

/** The conditional accesses that neither the verdict nor the helpful document names. */
export function AnswerConditions({ answer }: { answer: EntryAnswer }) {
  const { exceptionsAt } = answer;
  const conditions = unsaidConditions(answer);
  if (conditions.length === 0 && !exceptionsAt) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{t('underACondition')}</h3>
      <ul className="flex flex-col gap-4">
        {conditions.map((one) => (
          <li key={`${one.condition} ${one.text} ${one.source.id} ${one.access}`}>
            <p className="font-semibold">
              {t('conditionAnswer', {
                condition: conditionInWords(one),
                answer: answerInRow(one),
              })}
            </p>
            {one.note && <p {...inEnglishOfTeam(one.source)}>{one.note}</p>}
            <p className="text-sm text-ink-soft">
              {t('otherwise', {
                answer: answerInRow({ access: one.otherwise, stay: one.otherwiseStay }),
              })}{' '}
              · <SourceName source={one.source} />
            </p>
          </li>
        ))}
      </ul>
      {exceptionsAt && (
        <p className={conditions.length > 0 ? 'mt-4' : undefined}>
          {t.rich('exceptionsAt', {
            title: sourceInWords(exceptionsAt),
            link: linkTo(exceptionsAt),
          })}
        </p>
      )}
    </section>
  );
}

/** The conditions that neither the verdict nor the helpful document names. */
export function unsaidConditions(answer: EntryAnswer): ConditionalAnswer[] {
  const said = [answer.headlineCondition, possibleWithHeld(answer), helpfulDocument(answer)];
  return answer.conditions.filter((one) => !said.some((other) => other && isSame(one, other)));
}

/** The headline's condition is among the conditions as another object. */
function isSame(a: ConditionalAnswer, { condition, text, access }: ConditionalAnswer): boolean {
  return a.condition === condition && a.text === text && a.access === access;
}
