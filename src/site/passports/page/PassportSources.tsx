import { Link } from '@tanstack/react-router';
import { sourceInWords } from '#core/answers/words/answerTexts.ts';
import { licenceInWords } from '#core/answers/words/licenceWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import messages from '#messages/en/passports.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { GovernmentPages } from '#src/site/answerLists/GovernmentPages.tsx';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

const t = translator(messages);

type Passport = RouterOutputs['passport']['byCode'];

/** The sources of the answers, with their dates, and how many are government pages. */
export function PassportSources({ passport }: { passport: Passport }) {
  return (
    <section aria-labelledby="sources" className="flex max-w-3xl flex-col gap-2">
      <h2 id="sources" className="text-2xl font-semibold">
        {t('sources')}
      </h2>
      <p>{t('rulesOn', { day: partialDateText(passport.on) })}</p>
      <GovernmentPages of={passport} />
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {passport.sources.map((source) => (
          <li key={source.sourceId}>
            <ExternalLink href={source.address}>{sourceInWords(source)}</ExternalLink>
            <span className="text-ink-soft">
              {' '}
              ·{' '}
              {source.licence
                ? t('answersOfLicence', {
                    count: source.answers,
                    licence: licenceInWords(source.licence),
                  })
                : t('answersOf', { count: source.answers })}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/credits" className="link inline-flex min-h-11 items-center self-start">
        {t('allSources')}
      </Link>
    </section>
  );
}
