import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { oncePerLanguage } from '#core/languages/oncePerLanguage.ts';
import type { VisaType } from '#core/vocabulary.ts';
import cardMessages from '#messages/en/cards.gen.ts';
import { languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ServedText } from '#src/ui/ServedText.tsx';
import { DestinationImage } from './images/DestinationImage.tsx';

const t = translator(cardMessages);

export type DestinationSummary = RouterOutputs['destination']['popular'][number];

/** A destination's card: image, name, country, rating, entry, categories. */
export function DestinationCard({
  destination,
  badge,
  from,
  type,
  heading: Heading = 'h2',
  priority = false,
}: {
  destination: DestinationSummary;
  /** The visitor's access there. */
  badge: ReactNode;
  /** The passport that the page's address names. */
  from?: string | undefined;
  /** What the badge is about, other than entry as a tourist. */
  type?: VisaType | undefined;
  /** The level that fits the surrounding headings. */
  heading?: 'h2' | 'h3';
  /** Whether its image is in view at first. */
  priority?: boolean;
}) {
  return (
    <article className="card group relative flex flex-col overflow-hidden">
      <DestinationImage
        destination={destination}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        priority={priority}
        className="aspect-3/2 w-full"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <div className="flex items-start justify-between gap-3">
          <Heading className="text-xl font-semibold">
            <CardLink destination={destination} from={from} type={type} />
          </Heading>
          <Rating value={destination.rating} />
        </div>
        <p className="text-sm text-ink-soft">
          <bdi>{destination.country}</bdi>
        </p>
        {badge}
        <p {...(destination.english && inEnglish())}>{destination.shortDescription}</p>
        <TypeBadges types={destination.types} className="mt-auto pt-2" />
      </div>
    </article>
  );
}

/** The name, as a link that covers the surrounding card, a positioned `group`. */
export function CardLink({
  destination: { id, name },
  from,
  type,
}: {
  destination: DestinationSummary;
  from?: string | undefined;
  type?: VisaType | undefined;
}) {
  return (
    <Link
      to="/destination/$destinationId"
      params={{ destinationId: id }}
      search={{ from, type }}
      className="group-hover:underline after:absolute after:inset-0 after:content-['']"
    >
      <bdi {...inEnglish()}>{name}</bdi>
    </Link>
  );
}

/** The rating, to one decimal ("4.8", in German "4,8"); nothing in the preview of a draft without one. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return null;
  return (
    <span className="inline-flex items-center gap-1 font-semibold">
      <Star aria-hidden="true" size={16} className="fill-current" />
      <span className="sr-only">{t('rating')}</span>
      <ServedText key={value} text={() => oneDecimalIn(languageNow()).format(value)} />
    </span>
  );
}

const oneDecimalIn = oncePerLanguage((language) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(`${language}-u-nu-latn`, digits);
});

export function TypeBadges({
  types,
  className = '',
}: {
  types: DestinationSummary['types'];
  className?: string;
}) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {types.map((type) => (
        <li key={type} className="badge">
          {t('type', { type })}
        </li>
      ))}
    </ul>
  );
}
