import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import type { VisaType } from '#core/vocabulary.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import type { Country, PassportOfAnswer } from '#src/site/passports/passportOfAnswer.ts';
import { categoryOf } from '#src/site/visaSearch/searchCategories.ts';
import { VisaSearchForm } from '#src/site/visaSearch/VisaSearchForm.tsx';

const t = translator(answerMessages);

/** "German passport → Japan": the question of the page, and the form to ask another. */
export function QuestionLine({
  passport: { country: passport, guessed },
  country,
  purpose,
}: {
  passport: PassportOfAnswer;
  country: Country;
  purpose: VisaType;
}) {
  const { href } = useLocation();
  return (
    <div className="no-print">
      <details key={href} className="question-line">
        <summary>
          <img src={passport.flagUrl} alt="" width={24} height={16} className="rounded-xs" />
          <span>{t('question', { passport: passportLabel(passport), country: country.name })}</span>
          <span className="link ms-auto shrink-0 text-sm">
            {t('change')} <ChevronDown aria-hidden="true" size={16} className="inline" />
          </span>
        </summary>
        <VisaSearchForm category={categoryOf(purpose)} country={country} passport={passport} />
      </details>
      {guessed && (
        <p className="text-sm text-ink-soft">
          {t(guessed === 'default' ? 'byDefault' : 'guessed')}
        </p>
      )}
    </div>
  );
}
