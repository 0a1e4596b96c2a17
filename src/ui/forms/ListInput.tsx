import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import uiMessages from '#messages/en/ui.gen.ts';
import { translator } from '#messages/translate.ts';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import { withItem } from './listItems.ts';

const t = translator(uiMessages);

/**
 * A list of texts in a form. Typed text is part of the list from the first letter, so that saving
 * never loses it; Enter or the plus button makes it an item and empties the box. Blur doesn't
 * change the layout, so that a click in progress hits its target. Empty and repeated items are
 * ignored and stay in the box. Each item has a remove button.
 */
export function ListInput<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  className,
  itemMaxLength,
  suggestions,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPathByValue<Input, string[]>;
  label: string;
  hint?: string;
  className?: string;
  itemMaxLength: number;
  /** Suggested values; others are allowed. */
  suggestions?: readonly string[];
}) {
  const listId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const [typed, setTyped] = useState({ text: '', isLast: false });
  const all: string[] = field.value;
  // Unless the list was replaced from elsewhere.
  const lastIsTyped = typed.isLast && all.at(-1) === typed.text.trim();
  const items = lastIsTyped ? all.slice(0, -1) : all;

  function change(kept: string[], text: string) {
    const longer = withItem(kept, text);
    field.onChange(longer);
    setTyped({ text, isLast: longer !== kept });
  }

  function add() {
    if (lastIsTyped) setTyped({ text: '', isLast: false });
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Field
      label={label}
      {...(hint && { hint })}
      {...(className && { className })}
      optional
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
    >
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              {...control}
              ref={field.ref}
              {...(suggestions && { list: listId, autoComplete: 'off' })}
              className="input"
              maxLength={itemMaxLength}
              value={typed.text}
              onChange={(event) => change(items, event.target.value)}
              onKeyDown={addOnEnter}
              onBlur={field.onBlur}
            />
            <Button Icon={Plus} className="button-quiet px-3" onClick={add}>
              <span className="sr-only">{t('addTo', { list: label })}</span>
            </Button>
          </div>
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
          {items.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {items.map((item, index) => (
                <li
                  key={item}
                  className="flex max-w-full items-center rounded-md border border-line bg-sunken ps-3"
                >
                  <span className="wrap-anywhere">{item}</span>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('remove', { item })}
                    onClick={() =>
                      change(
                        items.filter((_, at) => at !== index),
                        typed.text,
                      )
                    }
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
