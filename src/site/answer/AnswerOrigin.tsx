import type { ReactNode } from 'react';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { whyUnconfirmed } from '#core/answers/publishedLaw.ts';
import { currencyInWords, originOf } from '#core/answers/words/answerTexts.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

const t = translator(answerMessages);

/** The answer's source, its age and who has checked it. */
export function AnswerOrigin({ answer }: { answer: EntryAnswer }) {
  const { stale } = answer;
  const origin = originOf(answer);
  if (!origin) return null;
  const doubt = whyUnconfirmed(answer);
  const strong = (children: ReactNode) => <strong key="doubt">{children}</strong>;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {origin.before}
        <ExternalLink href={origin.address}>{origin.link}</ExternalLink>
        {origin.after}
      </p>
      {currencyInWords(answer).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {doubt && <p className="notice">{t.rich(doubt, { strong })}</p>}
      {stale === 'rule' && <p className="notice">{t.rich('ruleIsOld', { strong })}</p>}
    </div>
  );
}
