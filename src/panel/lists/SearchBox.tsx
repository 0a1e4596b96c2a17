import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { SEARCH_MAX } from '#core/records/lists.ts';

/** The list's search box. Its text is stored in the address; the placeholder is the label. */
export function SearchBox({ placeholder, value }: { placeholder: string; value: string }) {
  const navigate = useNavigate();
  // The box shows each letter at once, before the address changes; `sent` are texts that are still
  // to arrive there.
  const [typed, setTyped] = useState({ text: value, sent: [] as string[], value });
  if (value !== typed.value) {
    const arrived = typed.sent.indexOf(value);
    setTyped(
      arrived < 0 || value === typed.text
        ? { text: value, sent: [], value }
        : { text: typed.text, sent: typed.sent.slice(arrived + 1), value },
    );
  }

  function searchFor(text: string) {
    setTyped(({ sent }) => ({ text, sent: [...sent, text], value }));
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({
        ...previous,
        search: text || undefined,
        page: undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className="relative max-w-md">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-3 inset-s-3 size-5 text-ink-soft"
      />
      <input
        type="search"
        data-list-search
        className="input ps-10"
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        value={typed.text}
        onChange={(event) => searchFor(event.target.value)}
      />
    </div>
  );
}
