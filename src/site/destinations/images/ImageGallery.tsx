import { type MouseEvent, useState } from 'react';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { GalleryImage, largestImageUrl } from './GalleryImage.tsx';
import { ImagePlaceholders } from './ImagePlaceholders.tsx';
import { ImageViewer } from './ImageViewer.tsx';

const t = translator(destinationMessages);

/**
 * A destination's images, or placeholders. Each links to the large image: in a viewer over the
 * page, or, without scripts, as a plain link.
 */
export function ImageGallery({
  destination,
}: {
  destination: RouterOutputs['destination']['byId'];
}) {
  const { name, images } = destination;
  const [shown, setShown] = useState<number>();

  function view(event: MouseEvent, index: number) {
    // With a modifier key, a link opens in a new tab or window, as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <section aria-labelledby="photos" className="flex flex-col gap-4">
      <h2 id="photos" className="text-2xl font-semibold">
        {t('photos')}
      </h2>
      {images.length === 0 ? (
        <ImagePlaceholders destination={destination} />
      ) : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
          {images.map((image, index) => (
            <li key={image.id} className="first:col-span-2 first:row-span-2">
              <a
                href={largestImageUrl(image.src)}
                onClick={(event) => view(event, index)}
                className="group block aspect-4/3 h-full w-full overflow-hidden rounded-md bg-sunken"
              >
                <GalleryImage
                  image={image}
                  sizes={index === 0 ? largeThumbnail : thumbnail}
                  loading="lazy"
                  className="size-full object-cover transition-transform group-hover:scale-103 motion-reduce:transition-none"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <ImageViewer
          label={t('photosOf', { place: name })}
          images={images}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

const thumbnail = '(min-width: 64rem) 15rem, (min-width: 40rem) 33vw, 50vw';
const largeThumbnail = '(min-width: 64rem) 30rem, (min-width: 40rem) 66vw, 100vw';
