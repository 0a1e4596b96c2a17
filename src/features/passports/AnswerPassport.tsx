import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import { PassportPanel } from './PassportPanel.tsx';
import type { PassportOfAnswer } from './passportOfAnswer.ts';

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
          We took your passport to be that of{' '}
          <strong className="text-ink">{inSentence(country.name)}</strong>.
        </p>
      ) : (
        children
      )}
      <PassportPanel
        current={country}
        summaryClassName="gap-1 font-semibold text-accent"
        panelClassName="absolute top-full left-0 w-full max-w-80"
      >
        Change passport
        <ChevronDown aria-hidden="true" size={16} />
      </PassportPanel>
    </div>
  );
}
