import type { DestinationSummary } from '../DestinationCard.tsx';
import { isPoster } from './posters.ts';

/**
 * Shown until there are images: crops of the destination's poster in the gallery's layout. The poster
 * is the one the server generates, unless one comes with the product.
 */
export function ImagePlaceholders({
  destination: { id, name, imageUrl },
}: {
  destination: Pick<DestinationSummary, 'id' | 'name' | 'imageUrl'>;
}) {
  const poster = isPoster(imageUrl) ? imageUrl : `/posters/generated/${encodeURIComponent(id)}.svg`;
  return (
    <figure className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {views.map((view) => (
          <div
            key={view}
            className="aspect-4/3 h-full w-full rounded-md border border-line bg-surface p-1.5 first:col-span-2 first:row-span-2 first:p-2.5"
          >
            <div className="size-full overflow-hidden rounded-sm bg-sunken">
              <img
                src={poster}
                alt=""
                width={1200}
                height={900}
                loading="lazy"
                className={`size-full object-cover ${view}`}
              />
            </div>
          </div>
        ))}
      </div>
      <figcaption className="text-ink-soft">
        There are no photos of {name} yet. These frames show its poster.
      </figcaption>
    </figure>
  );
}

/** The whole poster, and parts of it from nearer. */
const views = ['scale-100', 'origin-[20%_70%] scale-220', 'origin-[80%_60%] scale-250'];
