import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { Suggestions } from '#src/ui/forms/Suggestions.tsx';
import { passportsIn } from './passportsIn.ts';

const nouns = {
  passports: ['passport', 'passports'],
  countries: ['country', 'countries'],
} as const;

/**
 * A list of passports, or of countries that may issue none, typed one by one or pasted as names or codes. Unknown ones stay in the box
 * and are listed.
 */
export function PassportsField({
  label = 'Passports',
  of = 'passports',
  countries,
  chosen,
  onChange,
  error,
  ...control
}: {
  label?: string;
  of?: 'passports' | 'countries';
  countries: RouterOutputs['country']['listAll'];
  /** Their country codes. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string[]>([]);
  const listed = countries.filter(({ issuesPassports }) => of === 'countries' || issuesPassports);
  const nameOf = (code: string) => listed.find((country) => country.code === code)?.name ?? code;

  function add(text: string) {
    const found = passportsIn(text, listed);
    const all = new Set([...chosen, ...found.codes]);
    // By name, as the countries are.
    const sorted = listed.flatMap(({ code }) => (all.has(code) ? [code] : []));
    if (all.size > chosen.length) onChange(sorted);
    setUnknown(found.unknown);
    setTyped(found.unknown.join(', '));
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  }

  return (
    <Field
      label={label}
      hint="Names or codes: type one and press Enter, or paste a whole list"
      error={unknown.length > 0 ? `Not known: ${unknown.join(', ')}` : error}
    >
      {(attributes) => (
        <>
          <div className="flex gap-2">
            <Suggestions values={listed.map(({ name }) => name)}>
              {(list) => (
                <input
                  {...attributes}
                  {...list}
                  {...control}
                  className="input"
                  value={typed}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    setUnknown([]);
                  }}
                  onPaste={(event) => {
                    const text = event.clipboardData.getData('text');
                    if (!/[,;\n\t]/.test(text)) return;
                    event.preventDefault();
                    add(text);
                  }}
                  onKeyDown={addOnEnter}
                />
              )}
            </Suggestions>
            <Button onClick={() => add(typed)}>Add</Button>
          </div>
          <p role="status" className="text-sm text-ink-soft">
            {chosen.length} {nouns[of][chosen.length === 1 ? 0 : 1]}
          </p>
          {chosen.length > 0 && (
            <ul className="flex max-h-56 flex-wrap gap-2 overflow-y-auto">
              {chosen.map((code) => (
                <li
                  key={code}
                  className="flex items-center rounded-md border border-line bg-sunken ps-3"
                >
                  {nameOf(code)}
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove ${nameOf(code)}`}
                    onClick={() => onChange(chosen.filter((other) => other !== code))}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
