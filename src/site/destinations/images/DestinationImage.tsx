import { uploadedImageAt } from '#core/imageAddress.ts';
import type { DestinationSummary } from '../DestinationCard.tsx';
import { ImageSources } from './ImageSources.tsx';
import { isPoster } from './posters.ts';

/**
 * A destination's image, filling the box of `className`. It is decorative, so its alternative text
 * is empty. `sizes` is its displayed width; `priority` is for images in view at first. An
 * `object-…` class sets the part that stays visible when cropped.
 * Behind an image that may fail, of a stored destination, is the poster that the server generates:
 * a broken image with an empty alternative text renders nothing, so the fallback shows without
 * scripts.
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

// Both sides are bounded instead of set: if one is set, Chromium frames a broken image and shows
// its icon.
const filling =
  'absolute inset-0 h-auto max-h-full min-h-full w-auto max-w-full min-w-full object-cover [object-position:inherit]';
