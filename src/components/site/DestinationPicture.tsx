import type { DestinationSummary } from './DestinationCard.tsx';

/**
 * A destination's picture, filling its box. It says nothing the text beside it doesn't, so it has no
 * alternative text. `sizes` is the width it is shown at; `priority` is for what is seen first.
 */
export function DestinationPicture({
  destination,
  sizes,
  priority = false,
  className,
}: {
  destination: Pick<DestinationSummary, 'id' | 'imageUrl'>;
  sizes: string;
  priority?: boolean;
  className: string;
}) {
  return (
    <img
      src={destination.imageUrl}
      alt=""
      width={1200}
      height={900}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      className={`bg-sunken object-cover ${className}`}
    />
  );
}
