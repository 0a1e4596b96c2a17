import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { timeText } from '#core/languages/timeText.ts';
import { Button } from '#src/ui/Button.tsx';
import type { UnsavedOffers } from './useUnsavedForm.ts';

/** Offers unsaved input of an earlier visit at the top of a form. */
export function UnsavedOffer<Fields extends FieldValues>({
  unsaved: { offers, restore, discard },
}: {
  unsaved: UnsavedOffers<Fields>;
}) {
  const titleId = useId();
  if (offers.length === 0) return null;

  /** The offer is unmounted with its buttons: the focus moves to the page's content. */
  function choose(choice: () => void) {
    choice();
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby={titleId} className="card flex flex-col gap-3 p-4">
      <h2 id={titleId} className="sr-only">
        Unsaved changes
      </h2>
      {offers.map((offer) => (
        <div key={offer.id} className="flex flex-wrap items-center gap-3">
          <p className="grow basis-60">
            You have unsaved changes from{' '}
            <time dateTime={offer.changedAt} className="font-semibold">
              {timeText(offer.changedAt)}
            </time>
            . They are kept in this browser.
          </p>
          <Button className="button" onClick={() => choose(() => restore(offer))}>
            Restore
          </Button>
          <Button onClick={() => choose(() => discard(offer))}>Discard</Button>
        </div>
      ))}
    </section>
  );
}
