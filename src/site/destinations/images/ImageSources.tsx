import { imageSrcSet, type uploadedImageAt } from '#core/imageAddress.ts';

/** The formats and widths for a `<picture>`; none for an image that was not uploaded. */
export function ImageSources({
  uploaded,
  sizes,
}: {
  uploaded: ReturnType<typeof uploadedImageAt>;
  /** The displayed width. */
  sizes: string;
}) {
  if (!uploaded) return null;
  return (
    <>
      <source type="image/avif" srcSet={imageSrcSet(uploaded, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={imageSrcSet(uploaded, 'webp')} sizes={sizes} />
    </>
  );
}
