import { uploadedImageAt } from '../../../../server/schemas/imageAddress.ts';
import type { DestinationSummary } from '../DestinationCard.tsx';
import { ImageSources } from './ImageSources.tsx';
import { isPoster } from './posters.ts';

/**
 * A destination's image, filling the box of `className`. It is decorative, so its alternative text is
 * empty. `sizes` is the width it is shown at; `priority` is for
 * what is seen first. An `object-…` class says which part stays visible where the box crops.
 *
 * Below an image that may fail, of a destination that is stored, lies the poster the server generates: a broken image with an empty
 * alternative text renders nothing, so the fallback shows without a script.
 */
export function DestinationImage({
  destination: { id, imageUrl },
  sizes,
  priority = false,
  className,
}: {
  destination: Pick<DestinationSummary, 'id' | 'imageUrl'>;
  sizes: string;
  priority?: boolean;
  className: string;
}) {
  const uploaded = uploadedImageAt(imageUrl);
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className={`block overflow-hidden bg-sunken ${className}`}>
      <span className="relative block size-full [object-position:inherit]">
        {id && !isPoster(imageUrl) && (
          <img
            src={`/posters/generated/${encodeURIComponent(id)}.svg`}
            alt=""
            width={1200}
            height={900}
            loading={loading}
            fetchPriority="low"
            className={filling}
          />
        )}
        {imageUrl && (
          <picture className="[object-position:inherit]">
            <ImageSources uploaded={uploaded} sizes={sizes} />
            <img
              src={imageUrl}
              alt=""
              width={uploaded?.width ?? 1200}
              height={uploaded?.height ?? 900}
              loading={loading}
              fetchPriority={priority ? 'high' : 'auto'}
              className={filling}
            />
          </picture>
        )}
      </span>
    </span>
  );
}

// Both sides are left open and bounded instead: where one is given, Chromium frames a broken image
// and shows its icon.
const filling =
  'absolute inset-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover [object-position:inherit]';
