import {
  pictureFileAddress,
  pictureSrcSet,
  storedWidths,
  uploadedPictureAt,
} from '../../../server/schemas/imageAddress.ts';
import type { Answers } from '../../lib/trpc.ts';

export type PhotoOfDestination = Answers['destination']['byId']['pictures'][number];

/** One photo in the width the page needs. `sizes` is the width it is shown at. */
export function Photo({
  photo: { src, alt, width, height },
  sizes,
  loading,
  className,
}: {
  photo: PhotoOfDestination;
  sizes: string;
  loading: 'eager' | 'lazy';
  className: string;
}) {
  const uploaded = uploadedPictureAt(src);
  return (
    <picture className="contents">
      {uploaded && (
        <>
          <source type="image/avif" srcSet={pictureSrcSet(uploaded, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={pictureSrcSet(uploaded, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        src={largePhoto(src)}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        className={className}
      />
    </picture>
  );
}

/** The address of a photo in the largest width a page shows. */
export function largePhoto(src: string): string {
  const uploaded = uploadedPictureAt(src);
  if (!uploaded) return src;
  const widest = storedWidths(uploaded.width).at(-1) ?? uploaded.width;
  return pictureFileAddress(uploaded.hash, widest, 'webp');
}
