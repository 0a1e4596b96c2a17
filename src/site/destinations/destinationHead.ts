import destinationMessages from '#messages/en/destinations.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { LoadedHead } from '#src/lib/pageHead.ts';
import { destinationPath, type StructuredData } from '#src/lib/structuredData.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

const t = translator(destinationMessages);

type Destination = RouterOutputs['destination']['byId'];

/** A destination page's metadata for search engines and link previews. */
export function destinationHead(origin: string, destination: Destination): LoadedHead {
  const named = { place: destination.name, country: destination.country };
  const path = destinationPath(destination.id);
  const image = { path: `/share${path}.png`, alt: t('shareImage', named) };
  return {
    title: t('share', named),
    description: destination.shortDescription,
    canonicalPath: path,
    image,
    contentLanguages: destination.translatedInto,
    structuredData: [destinationData(origin, destination, image.path)],
    breadcrumbs: [
      { name: destination.country, path: `/visa-info/${destination.countryCode}` },
      { name: destination.name, path },
    ],
  };
}

/** The head of a draft's preview, which search engines don't list. */
export function previewHead(origin: string, destination: Destination): LoadedHead {
  const head = destinationHead(origin, destination);
  const title = destination.country ? head.title : destination.name;
  const { description } = head;
  return { title: t('previewTitle', { title }), description, indexed: false };
}

/** Structured data of a place to travel to; `imagePath` is its share image on this site. */
function destinationData(
  origin: string,
  { id, name, country, countryCode, shortDescription }: Destination,
  imagePath: string,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name,
    description: shortDescription,
    url: new URL(localAddress(destinationPath(id)), origin).href,
    image: new URL(localAddress(imagePath), origin).href,
    address: { '@type': 'PostalAddress', addressCountry: countryCode },
    containedInPlace: { '@type': 'Country', name: country },
  };
}
