import { Link } from '@tanstack/react-router';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { NextStep } from '#core/answers/nextStep.ts';
import { askAuthorityInWords, whatRemainsInWords } from '#core/answers/words/workWords.ts';
import workMessages from '#messages/en/work.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import { NomadSchemes } from '../nomads/NomadSchemes.tsx';
import { VisitorWork } from './VisitorWork.tsx';
import { WorkRoutes } from './WorkRoutes.tsx';
import { YouthProgrammes } from './YouthProgrammes.tsx';

const t = translator(workMessages);

type Schemes = Parameters<typeof NomadSchemes>[0]['schemes'];

/** Of an answer on working, what it asks, how one may work, and whom to ask; nothing for other kinds of stay. */
export function WaysToWork({
  answer,
  country,
  nomadSchemes,
  step,
}: {
  answer: EntryAnswer;
  /** The country's name. */
  country: string;
  nomadSchemes: Schemes;
  /** The next step, which may lead to the authority already. */
  step: NextStep | null;
}) {
  const { work, access, restriction } = answer;
  if (!work || restriction || access === 'own_country') return null;
  const { authority, programmes, routes } = work;
  const hasWays = programmes.length + routes.length > 0;
  const hasMore = hasWays || nomadSchemes.length > 0;
  const isAsked = step?.kind === 'ask' && step.address === authority?.address;
  return (
    <>
      <section className="flex flex-col gap-4 empty:hidden">
        {whatRemainsInWords(work).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <VisitorWork answer={answer} />
      </section>
      {hasWays && (
        <section aria-labelledby="ways-to-work" className="card flex flex-col gap-5 p-5 sm:p-6">
          <h2 id="ways-to-work" className="text-xl font-semibold">
            {t('howTo', { country })}
          </h2>
          <YouthProgrammes programmes={programmes} />
          <WorkRoutes routes={routes} />
        </section>
      )}
      <NomadSchemes schemes={nomadSchemes} country={country} />
      <div className="flex flex-col items-start">
        {hasMore && programmes.length === 0 && <p>{t('programmesIncomplete')}</p>}
        {authority && (hasMore || !isAsked) && (
          <ExternalLink href={authority.address}>{askAuthorityInWords(authority)}</ExternalLink>
        )}
        <Link
          to="/visa-info/$topic"
          params={{ topic: 'working' }}
          search={{ from: answer.passport }}
          className="link no-print inline-flex min-h-11 items-center"
        >
          {t('allCountries')}
        </Link>
      </div>
    </>
  );
}
