import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { PassportOfAnswer } from '../passportOfAnswer.ts';
import { PassportPanel } from './PassportPanel.tsx';

const t = translator(answerMessages);

/** Marks a guessed passport as such, with a control to state another. */
export function AnswerPassport({
  passport: { country, guessed },
  children,
}: {
  passport: PassportOfAnswer;
  /** Shown instead for a stated passport. */
  children?: ReactNode;
}) {
  return (
    <div className="no-print relative flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {guessed ? (
        <p>
          <strong className="text-ink">{passportLabel(country)}</strong>{' '}
          {t(guessed === 'default' ? 'byDefault' : 'guessed')}
        </p>
      ) : (
        children
      )}
      <PassportPanel
        current={country}
        summaryClassName="gap-1 font-semibold text-accent"
        panelClassName="absolute top-full inset-s-0 w-full max-w-80"
      >
        {t('changePassport')}
        <ChevronDown aria-hidden="true" size={16} />
      </PassportPanel>
    </div>
  );
}
