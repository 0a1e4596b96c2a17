import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { FormState } from '#core/formState.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { WatchLink } from '#src/site/changes/WatchLink.tsx';
import { SaveAnswer } from '#src/site/my/SaveAnswer.tsx';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { ShareActions } from '../ShareActions.tsx';
import { ReportAnswer } from './ReportAnswer.tsx';
import { WatchAnswer } from './WatchAnswer.tsx';

const t = translator(answerMessages);

/** Save, copy, share, print, watch and report an answer. */
export function AnswerActions({
  answer,
  passport: holder,
  country,
  holds,
  on,
  address,
  reported,
  refused,
}: {
  answer: EntryAnswer;
  passport: Country;
  country: Country;
  /** The documents that it counts with. */
  holds: string | undefined;
  /** The day of entry in the address: only today's answer can be saved. */
  on: string | undefined;
  /** The page's address, to which a form without scripts leads back. */
  address: string;
  reported: boolean;
  refused: FormState | null;
}) {
  const { passport, destination, purpose } = answer;
  return (
    <section
      aria-labelledby="keep"
      className="no-print flex flex-col gap-2 border-t border-line pt-4"
    >
      <h2 id="keep" className="text-xl font-semibold">
        {t('atTheEnd')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!on && (
          <SaveAnswer answer={answer} passport={holder} destination={country} holds={holds} />
        )}
        <ShareActions
          title={t('visaFor', { country: country.name })}
          search={{ type: purpose, from: passport }}
          printable
        />
        <WatchLink side="country" code={country.code} country={country.name} />
      </div>
      <WatchAnswer
        key={`watch ${passport} ${destination} ${purpose}`}
        answer={answer}
        address={address}
        refused={refused?.form === 'answerWatch' ? refused : null}
      />
      <ReportAnswer
        key={JSON.stringify(answer)}
        answer={answer}
        address={address}
        reported={reported}
        refused={refused?.form === 'answerReport' ? refused : null}
      />
    </section>
  );
}
