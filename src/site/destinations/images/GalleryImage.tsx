import { imageFileAddress, storedWidths, uploadedImageAt } from '#core/imageAddress.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { ImageSources } from './ImageSources.tsx';

export type GalleryImageData = RouterOutputs['destination']['byId']['images'][number];

/** One image, in responsive widths. `sizes` is its displayed width. */
export function GalleryImage({
  image: { src, alt, width, height },
  sizes,
  loading,
  className,
}: {
  image: GalleryImageData;
  sizes: string;
  loading: 'eager' | 'lazy';
  className: string;
}) {
  const uploaded = uploadedImageAt(src);
  return (
    <picture className="contents">
      <ImageSources uploaded={uploaded} sizes={sizes} />
      <img
        src={largestImageUrl(src)}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        className={className}
      />
    </picture>
  );
}

/** The URL of an image in the largest width used on pages. */
export function largestImageUrl(src: string): string {
  const uploaded = uploadedImageAt(src);
  if (!uploaded) return src;
  const widest = storedWidths(uploaded.width).at(-1) ?? uploaded.width;
  return imageFileAddress(uploaded.hash, widest, 'webp');
}
