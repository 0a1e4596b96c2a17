import type { Question } from '#core/answers/unanswered.ts';
import { specialEverywhere } from '#core/languages/specialEverywhere.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { PhoneLink } from '#src/ui/ContactLinks.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { RenderedText } from '#src/ui/RenderedText.tsx';
import { LocalTime } from '../answer/country/LocalTime.tsx';
import { ShareActions } from '../answer/ShareActions.tsx';
import { AddressProblems } from '../answerLists/AddressProblems.tsx';
import { useCountUnanswered } from '../answerLists/useCountUnanswered.ts';
import { OnlyEnglish } from '../languages/OnlyEnglish.tsx';
import type { Country } from '../passports/passportOfAnswer.ts';
import type { UnclearCountry } from '../passports/queries.ts';
import { Climate } from './Climate.tsx';
import { Rating, TypeBadges } from './DestinationCard.tsx';
import { DestinationImage } from './images/DestinationImage.tsx';
import { ImageGallery } from './images/ImageGallery.tsx';
import { type DestinationAnswer, useDestinationAnswer } from './useDestinationAnswer.ts';
import { VisaSidebar } from './VisaSidebar.tsx';

const t = translator(destinationMessages);

type Destination = RouterOutputs['destination']['byId'];

/** A destination's page: its description, and the visitor's entry requirements. */
export function DestinationPage({
  destination,
  stated,
  wanted,
  problems = [],
  unclear,
  previewToken,
}: {
  destination: Destination;
  /** The country of the passport in the address. */
  stated: Country | undefined;
  /** The kind of stay in the address. */
  wanted: VisaType | undefined;
  /** Explains which search parameters could not be used. */
  problems?: string[];
  /** The text of the address's passport, if that names no one country. */
  unclear?: UnclearCountry | undefined;
  /** Gives access to an unpublished destination. */
  previewToken?: string;
}) {
  const answer = useDestinationAnswer(destination, { stated, wanted, previewToken });
  useCountUnanswered(previewToken === undefined ? unansweredIn(destination, answer) : []);
  const answered = answer.box && answer.box.status !== 'unknown';
  const everywhere = [...specialEverywhere(), ...(answered ? [t('rules')] : [])];
  const { highlights } = destination;
  return (
    <article>
      <Hero destination={destination} />
      <div className="container-site grid grid-cols-1 gap-x-12 gap-y-8 py-10 lg:grid-cols-[1fr_25rem]">
        <aside className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2">
          {/* A draft may have no country yet. */}
          {destination.countryCode && (
            <section className="card flex flex-col gap-4 p-5 sm:p-6">
              <h2 className="text-xl font-semibold">{t('visaInformation')}</h2>
              <AddressProblems problems={problems} unclear={unclear} />
              <VisaSidebar destination={destination} answer={answer} />
            </section>
          )}
          <QuickInfo destination={destination} />
          <EmergencyNumbers destination={destination} />
        </aside>
        <div className="flex flex-col gap-10 lg:col-start-1 lg:row-start-1">
          <ShareActions
            title={t('share', { place: destination.name, country: destination.country })}
            search={{ type: wanted ?? DEFAULT_STAY, from: answer.passport?.country.code }}
          />
          <section className="flex flex-col gap-4">
            <h2 className="text-2xl font-semibold">{t('about', { place: destination.name })}</h2>
            {destination.english && <OnlyEnglish />}
            <RenderedText html={destination.descriptionHtml} english={destination.english} />
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-2xl font-semibold">{t('special')}</h2>
            <ul className="grid list-disc gap-x-8 gap-y-2 ps-5 marker:text-accent sm:grid-cols-2">
              {(highlights.length > 0 ? highlights : everywhere).map((item) => (
                <li key={item}>
                  <span {...(highlights.length > 0 && inEnglish())}>{item}</span>
                </li>
              ))}
            </ul>
          </section>
          <Climate weather={destination.weather} />
          <ImageGallery destination={destination} />
        </div>
      </div>
    </article>
  );
}

/** The questions of the visitor's passports that neither the destination nor its country answers. */
function unansweredIn({ countryCode }: Destination, { compared }: DestinationAnswer): Question[] {
  const unknown = compared.filter(({ box }) => box.status === 'unknown');
  return unknown.map(({ passport, box }) => ({
    passport: passport.code,
    destination: countryCode,
    purpose: box.type,
  }));
}

function Hero({ destination }: { destination: Destination }) {
  return (
    <header className="relative bg-navy text-white">
      <DestinationImage
        destination={destination}
        sizes="100vw"
        priority
        className="absolute inset-0 h-full w-full"
      />
      <div className="hero-scrim relative">
        <div className="container-site flex min-h-80 flex-col justify-end gap-3 pt-24 pb-8 sm:min-h-112">
          <TypeBadges types={destination.types} />
          <h1 className="text-5xl font-extrabold tracking-tight sm:text-6xl">
            <bdi {...inEnglish()}>{destination.name}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
            <bdi>{destination.country}</bdi>
            <Rating value={destination.rating} />
          </p>
        </div>
      </div>
    </header>
  );
}

function QuickInfo({ destination }: { destination: Destination }) {
  const { weather, currency, languages, timeZone } = destination;
  return (
    <Facts
      title={t('quickInfo')}
      facts={[
        [
          t('bestTime'),
          <span key="bestTime" {...(weather.english && inEnglish())}>
            {weather.bestTimeToVisit}
          </span>,
        ],
        [t('currency'), currency],
        [
          t('languages'),
          languages.length > 0 && (
            <span key="languages" {...inEnglish()}>
              {languages.join(', ')}
            </span>
          ),
        ],
        [t('timeZone'), timeZone && <LocalTime key="time" timeZone={timeZone} />],
      ]}
    />
  );
}

function EmergencyNumbers({ destination }: { destination: Destination }) {
  const { police, ambulance, fire } = destination.emergencyNumbers;
  return (
    <Facts
      title={t('emergency')}
      facts={[
        [t('police'), police && <PhoneLink key="police" number={police} className={phoneLink} />],
        [
          t('ambulance'),
          ambulance && <PhoneLink key="ambulance" number={ambulance} className={phoneLink} />,
        ],
        [t('fire'), fire && <PhoneLink key="fire" number={fire} className={phoneLink} />],
      ]}
    />
  );
}

const phoneLink =
  'link inline-flex min-h-11 min-w-11 items-center justify-end text-lg font-semibold';
