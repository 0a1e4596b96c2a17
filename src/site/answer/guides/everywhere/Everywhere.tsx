import { type ReactNode, useId } from 'react';
import { labelOfPassports, passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import messages from '#messages/en/changingPlanes.gen.ts';
import passportMessages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import { AddressProblems } from '#src/site/answerLists/AddressProblems.tsx';
import { AnswerPassport } from '#src/site/passports/held/AnswerPassport.tsx';
import { ShareActions } from '../../ShareActions.tsx';
import type { EverywhereList, ListedStay } from './loadEverywhere.ts';

const t = translator(messages);
const passportText = translator(passportMessages);

/** A list of all countries for one kind of stay: whose answers it has, and how to share, print and keep it. */
export function Everywhere({
  type,
  title,
  list: { input, passports, guessed, unclear },
  countedWith,
  intro,
  children,
}: {
  type: ListedStay;
  title: string;
  list: EverywhereList;
  /** Beside the passports: what else the answers count with. */
  countedWith?: ReactNode;
  intro: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [country, ...others] = passports;
  // An address names one passport: with several, others see the page with theirs.
  const shared = others.length > 0 ? undefined : country;
  return (
    <section aria-labelledby={id} className="mt-10 flex flex-col gap-4">
      <h2 id={id} className="text-2xl font-semibold">
        {title}
      </h2>
      <AddressProblems problems={[]} unclear={unclear} />
      <div>
        {country && (
          <AnswerPassport passport={{ country, guessed }}>
            <p>
              {t('stated', {
                passports: labelOfPassports(passports.length, (nameOf) =>
                  listInWords(passports.map(nameOf)),
                ),
              })}
            </p>
          </AnswerPassport>
        )}
        {countedWith}
      </div>
      <div className="max-w-prose">{intro}</div>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
        <ShareActions title={title} search={{ from: shared?.code }} printable />
        {passports.map((passport) => (
          <a
            key={passport.code}
            href={`/api/v1/passports/${passport.code}.csv?purpose=${type}${input.holds ? `&holds=${input.holds}` : ''}`}
            download
            className="link inline-flex min-h-11 items-center"
          >
            {passports.length > 1
              ? t('csvOf', { passport: passportLabel(passport) })
              : passportText('csv')}
          </a>
        ))}
      </div>
      {children}
    </section>
  );
}
