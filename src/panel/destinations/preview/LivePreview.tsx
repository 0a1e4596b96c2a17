import { Eye, X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { DestinationForm } from '#core/inputs/destination.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import type { StoredForm } from '#src/panel/forms/useStoredForm.ts';
import { DestinationCard } from '#src/site/destinations/DestinationCard.tsx';
import { DestinationPage } from '#src/site/destinations/DestinationPage.tsx';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { SCROLLED_BY_KEYS } from '#src/ui/scrolledByKeys.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { previewedDestination } from './previewedDestination.ts';

/** From this width on, in rem, the preview fits beside the fields. */
const beside = '(min-width: 68.75rem)';

type Props = {
  form: StoredForm<DestinationForm>;
  /** As stored; undefined for a new one. */
  destination: RouterOutputs['destination']['stored'] | undefined;
  countries: RouterOutputs['country']['listAll'];
};

/** Card and page with the typed fields: beside the form, or in a sheet over it. */
export function LivePreview(props: Props) {
  const isBeside = useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(beside);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(beside).matches,
  );
  return isBeside ? (
    <aside
      aria-label="Live preview"
      data-wide
      className="sticky top-4 flex max-h-[calc(100dvh-2rem)] w-[clamp(20rem,30vw,27rem)] shrink-0 flex-col gap-3"
    >
      <h2 className="text-lg font-semibold">Live preview</h2>
      <Preview {...props} />
    </aside>
  ) : (
    <PreviewSheet {...props} />
  );
}

function PreviewSheet(props: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        Icon={Eye}
        className="button-quiet self-end"
        onClick={() => {
          setIsOpen(true);
          sheet.current?.showModal();
        }}
      >
        Live preview
      </Button>
      <dialog
        ref={sheet}
        aria-label="Live preview"
        className="m-0 mt-auto ms-auto h-[92dvh] max-h-none w-full max-w-none rounded-t-lg bg-paper p-4 text-ink backdrop:bg-black/50 sm:h-dvh sm:w-108 sm:rounded-none"
        onClose={() => setIsOpen(false)}
      >
        <div className="flex h-full flex-col gap-3">
          <div className="flex items-center justify-between">
            <h2 className="text-lg font-semibold">Live preview</h2>
            <IconButton Icon={X} label="Close the preview" onClick={() => sheet.current?.close()} />
          </div>
          {isOpen && <Preview {...props} />}
        </div>
      </dialog>
    </>
  );
}

function Preview({ form, destination, countries }: Props) {
  const fields = useDeferredValue(useWatch({ control: form.control }) as DestinationForm);
  const descriptionHtml = useRenderedText(fields.description);
  const token = usePreviewToken(destination);
  const shown = previewedDestination({
    fields,
    countries,
    descriptionHtml,
    id: token ?? (destination?.status === 'published' ? destination.id : ''),
  });
  return (
    <section
      aria-label="Card and page"
      tabIndex={SCROLLED_BY_KEYS}
      className="min-h-0 grow overflow-y-auto rounded-md border border-line bg-paper"
    >
      <PreviewFrame title="Card and page with what is typed">
        <div className="p-4">
          <DestinationCard destination={shown} badge={null} />
        </div>
        <DestinationPage
          destination={shown}
          stated={undefined}
          wanted={undefined}
          {...(token !== undefined && { previewToken: token })}
        />
      </PreviewFrame>
    </section>
  );
}

/** Debounce of typing before the text is rendered, in ms. */
const PAUSE_MS = 400;

function useRenderedText(text: string): string {
  const { mutate, data } = trpc.markdown.preview.useMutation({
    meta: { background: true },
  });
  useEffect(() => {
    const timer = setTimeout(() => mutate({ text, topHeading: 3 }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, mutate]);
  return data?.html ?? '';
}

/** A token that gives access to the stored requirements of an unpublished destination. */
function usePreviewToken(destination: Props['destination']): string | undefined {
  const { mutate, data } = trpc.destination.createLivePreview.useMutation({
    meta: { background: true },
  });
  const id = destination?.status === 'published' ? undefined : destination?.id;
  useEffect(() => {
    if (id !== undefined) mutate({ id });
  }, [id, mutate]);
  return id === undefined ? undefined : data?.token;
}
