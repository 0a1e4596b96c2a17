import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { logicalKey } from '#src/ui/logicalKey.ts';
import { GalleryImage, type GalleryImageData } from './GalleryImage.tsx';

const t = translator(destinationMessages);

/**
 * A viewer for one image at a time over the page. Arrow keys, Home and End move between them,
 * Escape closes; the native dialog traps the focus and restores it to the link that opened it.
 */
export function ImageViewer({
  label,
  images,
  shown,
  onShow,
  onClose,
}: {
  label: string;
  images: GalleryImageData[];
  /** The index of the image. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const count = images.length;
  const previous = (shown + count - 1) % count;
  const next = (shown + 1) % count;
  const image = images[shown];

  function move(event: KeyboardEvent) {
    const target = { ArrowLeft: previous, ArrowRight: next, Home: 0, End: count - 1 }[
      logicalKey(event)
    ];
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
  }

  return (
    <dialog
      ref={openOverThePage}
      aria-label={label}
      onClose={onClose}
      onKeyDown={move}
      className="fixed inset-0 m-0 flex h-dvh max-h-none w-screen max-w-none flex-col gap-3 overscroll-contain bg-navy p-3 text-white sm:p-5"
    >
      {image && (
        <>
          <div className="flex items-center justify-between gap-4">
            <p aria-live="polite" className="tabular-nums">
              {t('photoNumber', { number: shown + 1, count })}
            </p>
            <form method="dialog">
              <button type="submit" className="icon-button" aria-label={t('closePhotos')}>
                <X aria-hidden="true" className="size-6" />
              </button>
            </form>
          </div>
          <div className="flex min-h-0 grow items-center justify-center">
            <GalleryImage
              key={image.id}
              image={image}
              sizes="100vw"
              loading="eager"
              className="size-full object-contain"
            />
          </div>
          <div className="flex items-center justify-between gap-4">
            {count > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('previousPhoto')}
                onClick={() => onShow(previous)}
              >
                <ChevronLeft aria-hidden="true" className="size-7 rtl:-scale-x-100" />
              </button>
            )}
            <p aria-live="polite" className="max-w-prose grow text-center wrap-anywhere">
              {image.alt}
            </p>
            {count > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('nextPhoto')}
                onClick={() => onShow(next)}
              >
                <ChevronRight aria-hidden="true" className="size-7 rtl:-scale-x-100" />
              </button>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

function openOverThePage(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal();
}
