import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Conflict, changesOf } from './useStoredForm.ts';

/** Longer values are truncated, in characters. */
const QUOTE_LENGTH = 80;

/** Lists what others changed since the form was opened, with the two ways to resolve it. */
export function ConflictNotice<Fields extends FieldValues>({
  conflict: { opened, newest, mine, keepMine, loadNewest },
  message,
  labels,
}: {
  conflict: Conflict<Fields>;
  /** The server's error message. */
  message: string | undefined;
  labels: Record<keyof Fields & string, string>;
}) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const theirs = Object.entries(changesOf(opened, newest));
  const ours = changesOf(opened, mine);

  /** The notice is unmounted with its buttons: the focus moves to the page's content. */
  function goOn(choice: () => void) {
    choice();
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="card flex flex-col gap-3 border-danger p-4 outline-none sm:p-5"
    >
      <h2 className="text-lg font-semibold text-danger">Changed by someone else</h2>
      <p>{message}</p>
      {theirs.length === 0 ? (
        <p>The newest version reads as the one you opened.</p>
      ) : (
        <>
          <p>Changed meanwhile:</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {theirs.map(([name, value]) => (
              <li key={name}>
                <strong>{labels[name]}</strong>
                {quote(value)}
                {name in ours && ' – you changed it too'}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Keep editing keeps your own changes and takes the newest of everything else. Load the newest
        drops what you changed here.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => goOn(keepMine)}>
          Keep editing
        </button>
        <button type="button" className="button-quiet" onClick={() => goOn(loadNewest)}>
          Load the newest
        </button>
      </div>
    </section>
  );
}

/** The newest value, where it is short text, a number or yes/no. */
function quote(value: unknown): string {
  if (typeof value === 'boolean') return value ? ': Yes' : ': No';
  if (typeof value === 'number') return `: ${value}`;
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const text = isTexts ? value.join(', ') : value;
  if (text === '' || text === null) return ': empty';
  if (typeof text !== 'string') return '';
  return text.length > QUOTE_LENGTH ? `: “${text.slice(0, QUOTE_LENGTH)}…”` : `: “${text}”`;
}
