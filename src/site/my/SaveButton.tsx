import { Link } from '@tanstack/react-router';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import sharingMessages from '#messages/en/sharing.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { importedAtLast } from '#src/lib/importedAtLast.ts';

const t = translator(sharingMessages);

/** The module that reads and writes what is saved, loaded once it is needed. */
type TravelStore = typeof import('./travelStore.ts');

const load = () => importedAtLast(() => import('./saving.ts'), 'store');

/**
 * "Save", or "Saved" to remove it again. `isSaved`, `save` and `remove` use the store; the last two
 * return whether that worked.
 */
export function SaveButton({
  id,
  address,
  isSaved,
  save,
  remove,
}: {
  /** Identifies what is saved: another answer has another state. */
  id: string;
  /** The path and query of its page, which is kept for offline use. */
  address: () => string;
  isSaved: (store: TravelStore) => boolean;
  save: (store: TravelStore) => boolean;
  remove: (store: TravelStore) => boolean;
}) {
  const [state, setState] = useState<{ id: string; isSaved: boolean; failed?: boolean }>();
  const current = state?.id === id ? state : undefined;
  useEffect(() => {
    if (!hasSaved()) return;
    let isShown = true;
    load().then(
      ({ store }) => {
        if (isShown) setState({ id, isSaved: isSaved(store) });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // `isSaved` is a new function at every render, and depends on `id` only.
  }, [id]);

  const isLoading = useRef(false);
  const toggle = async () => {
    // Without a network the first press waits for it; a second would take it back.
    if (isLoading.current) return;
    isLoading.current = true;
    const saving = await load().catch(() => undefined);
    isLoading.current = false;
    if (!saving) return setState({ id, isSaved: current?.isSaved ?? false, failed: true });
    const { store, storePage } = saving;
    const wasSaved = isSaved(store);
    const worked = wasSaved ? remove(store) : save(store);
    setState({ id, isSaved: worked ? !wasSaved : wasSaved, failed: !worked });
    if (worked && !wasSaved) await storePage(localAddress(address()));
  };
  const Icon = current?.isSaved ? BookmarkCheck : Bookmark;
  return (
    <span className="needs-scripts no-print inline-flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="button-quiet"
        aria-pressed={current?.isSaved ?? false}
        onClick={toggle}
      >
        <Icon aria-hidden="true" size={18} /> {t(current?.isSaved ? 'saved' : 'save')}
      </button>
      <span role="status" className="text-sm">
        {current?.isSaved && (
          <Link to="/my" className="link inline-flex min-h-11 items-center">
            {t('seeSaved')}
          </Link>
        )}
        {current?.failed && t('notSaved')}
      </span>
    </span>
  );
}

/** Whether anything is saved at all: most visitors need not load the store. */
function hasSaved(): boolean {
  try {
    return localStorage.getItem('my travel') !== null;
  } catch {
    return false;
  }
}
