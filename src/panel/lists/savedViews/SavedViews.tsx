import { Link, useSearch } from '@tanstack/react-router';
import { BookmarkPlus, Pencil, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ViewedList } from '#core/inputs/panel/savedView.ts';
import { trpc } from '#src/lib/trpc.ts';
import { optionalPart, saidInDialog } from '#src/panel/optionalPart.tsx';
import { Button } from '#src/ui/Button.tsx';

// With the form library, which lists don't need.
const ViewDialog = optionalPart(() => import('./ViewDialog.tsx'), 'ViewDialog', {
  failed: saidInDialog,
});

/**
 * The user's own views of a list, as links, and a button that saves what the list shows now: its
 * search, filters, order, page size and columns. The open view can be renamed and deleted.
 */
export function SavedViews({ list }: { list: ViewedList }) {
  const views = trpc.savedView.list.useQuery({ list });
  const create = trpc.savedView.create.useMutation();
  const rename = trpc.savedView.rename.useMutation();
  const remove = trpc.savedView.delete.useMutation();
  const [isNaming, setNaming] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const search = queryOf(useSearch({ strict: false }));
  const current = views.data?.find((view) => view.search === search);
  if (!views.data || (views.data.length === 0 && search === '')) return null;
  // The buttons change with the open view.
  const keepFocus = () => group.current?.focus();
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label="Saved views"
      className="flex min-w-0 flex-wrap items-center gap-2 outline-none"
    >
      {views.data.map((view) => (
        <Link
          key={view.id}
          to="."
          search={() => Object.fromEntries(new URLSearchParams(view.search))}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === current ? 'page' : undefined}
          resetScroll={false}
          className="pill text-sm wrap-anywhere"
        >
          {view.name}
        </Link>
      ))}
      {current ? (
        <>
          <Button
            Icon={Pencil}
            className="icon-button gap-2 px-3 text-sm"
            onClick={() => setNaming(true)}
          >
            Rename view
          </Button>
          <Button
            Icon={Trash}
            className="icon-button gap-2 px-3 text-sm text-danger"
            disabled={remove.isPending}
            onClick={() => {
              keepFocus();
              remove.mutate({ id: current.id });
            }}
          >
            Delete view
          </Button>
        </>
      ) : (
        search !== '' && (
          <Button
            Icon={BookmarkPlus}
            className="icon-button gap-2 px-3 text-sm"
            onClick={() => setNaming(true)}
          >
            Save view
          </Button>
        )
      )}
      {isNaming && (
        <ViewDialog
          title={current ? 'Rename view' : 'Save view'}
          name={current?.name ?? ''}
          save={(name) =>
            current
              ? rename.mutateAsync({ id: current.id, name })
              : create.mutateAsync({ list, name, search })
          }
          onSaved={keepFocus}
          onClose={() => setNaming(false)}
        />
      )}
    </fieldset>
  );
}

/** The query string of a list's search parameters without its page, in one order. */
function queryOf(search: { [name: string]: unknown }): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || name === 'page' || name === 'before' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(parameters);
  query.sort();
  return query.toString();
}
