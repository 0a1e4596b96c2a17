import type { ReactNode } from 'react';
import { DEFAULT_BEST_TIME_TO_VISIT } from '../../../server/schemas/constants.ts';
import type { Answers } from '../../trpc.ts';
import { Climate } from './Climate.tsx';
import { Rating, TypeBadges } from './DestinationCard.tsx';
import { DestinationPicture } from './DestinationPicture.tsx';
import { Photos } from './Photos.tsx';
import { VisaSidebar } from './VisaSidebar.tsx';

type Destination = Answers['destination']['byId'];

const whatMakesItSpecial = [
  'Its own history, culture and everyday life',
  'Local food, from market stalls to the table',
  'Sights and landscapes worth the journey',
  'Entry rules explained for your passport, on this page',
];

/** Everything about one destination: what it is like, and what the visitor's passport needs. */
export function DestinationPage({ destination }: { destination: Destination }) {
  return (
    <article>
      <header className="relative bg-navy text-white">
        <DestinationPicture
          destination={destination}
          sizes="100vw"
          priority
          className="absolute inset-0 h-full w-full"
        />
        <div className="hero-scrim relative">
          <div className="container-site flex min-h-80 flex-col justify-end gap-3 pt-24 pb-8 sm:min-h-112">
            <TypeBadges types={destination.types} />
            <h1 className="text-5xl font-bold">{destination.name}</h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
              <span>{destination.country}</span>
              <Rating value={destination.rating} />
            </p>
          </div>
        </div>
      </header>
      <div className="container-site grid gap-8 py-10 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-10 lg:order-1">
          <section className="flex flex-col gap-4">
            <h2 className="text-2xl font-semibold">About {destination.name}</h2>
            <p className="max-w-prose whitespace-pre-line">{destination.description}</p>
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-2xl font-semibold">What makes it special</h2>
            <ul className="grid list-disc gap-2 pl-5 sm:grid-cols-2">
              {whatMakesItSpecial.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
          <Climate weather={destination.weather} />
          <Photos destination={destination} />
        </div>
        <aside className="order-first flex flex-col gap-6 lg:order-2">
          <SidebarCard title="Visa Information">
            <VisaSidebar destination={destination} />
          </SidebarCard>
          <QuickInfo destination={destination} />
          <EmergencyNumbers destination={destination} />
        </aside>
      </div>
    </article>
  );
}

function SidebarCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card flex flex-col gap-4 p-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function QuickInfo({ destination }: { destination: Destination }) {
  const facts = [
    ['Best Time to Visit', destination.weather.bestTimeToVisit || DEFAULT_BEST_TIME_TO_VISIT],
    ['Currency', destination.currency],
    ['Languages', destination.languages.join(', ')],
    ['Time Zone', destination.timeZone],
  ] as const;
  return (
    <SidebarCard title="Quick Info">
      <Facts facts={facts} />
    </SidebarCard>
  );
}

function EmergencyNumbers({ destination }: { destination: Destination }) {
  const { police, ambulance, fire } = destination.emergencyNumbers;
  const numbers = (
    [
      ['Police', police],
      ['Ambulance', ambulance],
      ['Fire', fire],
    ] as const
  ).map(([name, number]) => [name, number && <PhoneLink key={name} number={number} />] as const);
  return (
    <SidebarCard title="Emergency Numbers">
      <Facts facts={numbers} />
    </SidebarCard>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a
      className="link inline-flex min-h-11 items-center"
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
    >
      {number}
    </a>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right font-medium">{value || 'Not known'}</dd>
        </div>
      ))}
    </dl>
  );
}
