import type { ReactNode } from 'react';
import type { Notice } from '#core/border/noticeWords.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country } from '../passports/passportOfAnswer.ts';

const t = translator(answerMessages);

/** Notices beside the verdict: refusals and closed ways of entry, the passport to use, the cost of an overstay. */
export function BorderNotices({
  notices,
  own,
  sourceOf,
}: {
  notices: readonly Notice[];
  /** The destination's passport, if the visitor has it and another one. */
  own?: Pick<Country, 'code' | 'name'> | undefined;
  /** Names the source of a notice, or leads to it. */
  sourceOf: (notice: Notice) => ReactNode;
}) {
  return notices.map((notice) => {
    const { subject, binding, text, details } = notice;
    return (
      <div
        key={`${subject} ${text} ${details}`}
        data-subject={subject}
        data-binding={binding ?? undefined}
        className={subject === 'overstay' ? 'text-sm' : 'notice'}
      >
        {subject === 'own_passport' && own && (
          <p className="font-semibold">{t('ownPassport', { passport: passportLabel(own) })}</p>
        )}
        <p className={isRefusal(subject) ? 'font-semibold' : undefined}>
          {text}
          {sourceOf(notice)}
        </p>
        {details && <p>{details}</p>}
      </div>
    );
  });
}

function isRefusal(subject: Notice['subject']): boolean {
  return subject === 'travel_history' || subject === 'entry_mode';
}
