import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { destinationTypes } from '#core/siteVocabulary.ts';
import homeMessages from '#messages/en/home.gen.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BadgeNote, useCardBadges } from '../destinations/cardBadges.tsx';
import type { CardPassports } from '../destinations/cardPassports.ts';
import {
  CardLink,
  DestinationCard,
  type DestinationSummary,
  Rating,
  TypeBadges,
} from '../destinations/DestinationCard.tsx';
import { DestinationImage } from '../destinations/images/DestinationImage.tsx';
import { featuredInput } from '../destinations/queries.ts';

const t = translator(homeMessages);
const shellText = translator(shellMessages);

const FEATURED_TEXT_LENGTH = 120;

/** One featured card, two more, and a tile that links to all destinations. */
export function PopularDestinations({ passports }: { passports: CardPassports }) {
  const [destinations] = trpc.destination.popular.useSuspenseQuery(featuredInput);
  const badgeOf = useCardBadges(passports, destinations);
  const [featured, ...others] = destinations;
  return (
    <section aria-labelledby="popular" className="container-site py-14">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="popular" className="text-3xl font-bold">
          {shellText('popular')}
        </h2>
        <ul className="flex flex-wrap gap-x-5">
          {destinationTypes.map((category) => (
            <li key={category}>
              <Link
                to="/destinations/$category"
                params={{ category }}
                className="link inline-flex min-h-11 items-center"
              >
                {shellText(category)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <BadgeNote passports={passports} className="mb-4" />
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-4">
        {featured && (
          <li className="grid md:col-span-2 lg:row-span-2">
            <FeaturedCard destination={featured} badge={badgeOf(featured)} />
          </li>
        )}
        {others.map((destination) => (
          <li key={destination.id} className="grid">
            <DestinationCard destination={destination} heading="h3" badge={badgeOf(destination)} />
          </li>
        ))}
        <li className="grid md:col-span-2">
          <Link
            to="/destinations/popular"
            className="flex min-h-32 items-center justify-between gap-4 rounded-lg bg-navy p-6 text-xl font-semibold text-white hover:underline"
          >
            {t('exploreMore')}
            <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Link>
        </li>
      </ul>
    </section>
  );
}

function FeaturedCard({
  destination,
  badge,
}: {
  destination: DestinationSummary;
  badge: ReactNode;
}) {
  return (
    <article className="group relative flex min-h-96 flex-col justify-end overflow-hidden rounded-lg bg-navy text-white">
      <DestinationImage
        destination={destination}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="absolute inset-0 h-full w-full"
      />
      <div className="hero-scrim relative flex flex-col gap-2 p-6 pt-24">
        <TypeBadges types={destination.types} />
        <h3 className="text-3xl font-bold">
          <CardLink destination={destination} />
        </h3>
        <p className="flex gap-4">
          <bdi>{destination.country}</bdi>
          <Rating value={destination.rating} />
        </p>
        {badge}
        <p {...(destination.english && inEnglish())}>
          {cut(destination.shortDescription, FEATURED_TEXT_LENGTH)}
        </p>
      </div>
    </article>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
