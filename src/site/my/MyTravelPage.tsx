import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { holdsText } from '#core/documents/documents.ts';
import { documentLabel } from '#core/documents/documentWords.ts';
import { toolsWithoutScripts } from '#core/site/pageLists.ts';
import { addressOf } from '#core/site/pages.ts';
import myMessages from '#messages/en/my.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PlannedStays } from './PlannedStays.tsx';
import { SavedAnswers } from './SavedAnswers.tsx';
import { SavedTrips } from './SavedTrips.tsx';
import { ThisDevice } from './ThisDevice.tsx';
import type { SavedTravel } from './travelSchema.ts';
import { onTravelChange, readTravel } from './travelStore.ts';

const t = translator(myMessages);

/** What a visitor keeps in this browser: passports, documents, answers, trips and stays. */
export function MyTravelPage({ isForgotten }: { isForgotten: boolean }) {
  const travel = useTravel();
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <p role="status" className="mb-4 empty:hidden">
        {isForgotten && travel && t('forgotten')}
      </p>
      <WithoutScripts />
      <div className="flex max-w-4xl flex-col gap-6">
        <PassportsAndDocuments />
        {travel && (
          <>
            <SavedAnswers answers={travel.answers} />
            <SavedTrips trips={travel.trips} />
            <PlannedStays />
            <ThisDevice />
          </>
        )}
      </div>
    </div>
  );
}

function WithoutScripts() {
  return (
    <div className="without-scripts notice mb-6">
      <p>{t('needsScripts')}</p>
      <ul>
        {toolsWithoutScripts.map(([page, label]) => (
          <li key={page}>
            <a href={addressOf[page]} className="link inline-flex min-h-11 items-center">
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PassportsAndDocuments() {
  const [visitor] = trpc.visitor.country.useSuspenseQuery();
  const { country, passports, guessed, holds } = visitor;
  return (
    <section aria-labelledby="my-passports" className="card flex flex-col gap-3 p-5">
      <h2 id="my-passports" className="text-xl font-semibold">
        {t('passports')}
      </h2>
      {guessed ? (
        <p>
          {t(guessed === 'default' ? 'passportByDefault' : 'passportGuessed', {
            country: country.name,
          })}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {passports.map((passport) => (
            <li key={passport.code} className="flex items-center gap-2">
              <img src={passport.flagUrl} alt="" width={24} height={16} className="rounded-xs" />
              <Link
                to="/passports/$passport"
                params={{ passport: passport.code }}
                className="link inline-flex min-h-11 items-center"
              >
                {passportLabel(passport)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {holdsText(holds) ? (
        <ul className="list-disc ps-5">
          {holds.map((token) => (
            <li key={token}>{documentLabel(token)}</li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t('noDocuments')}</p>
      )}
      <Link
        to="/documents"
        search={{ returnTo: '/my' }}
        className="link inline-flex min-h-11 items-center self-start"
      >
        {t('changePassports')}
      </Link>
    </section>
  );
}

/** What is saved in this browser; undefined on the server and until hydration. */
function useTravel(): SavedTravel | undefined {
  return useSyncExternalStore<SavedTravel | undefined>(onTravelChange, readTravel, () => undefined);
}
