import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import {
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { Field } from '../Field.tsx';
import { withItem } from './listItems.ts';

/**
 * A list of texts in a form. Enter, the plus button or leaving the box adds what is typed; empty and
 * repeated items are ignored and stay in the box. Each item has its own button to remove it.
 */
export function ListInput<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  itemMaxLength,
}: {
  form: UseFormReturn<Input, unknown, Output>;
  name: FieldPathByValue<Input, string[]>;
  label: string;
  hint?: string;
  itemMaxLength: number;
}) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [draft, setDraft] = useState('');
  const items: string[] = field.value;

  function add() {
    const longer = withItem(items, draft);
    if (longer === items) return;
    field.onChange(longer);
    setDraft('');
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  /** What is typed counts even when nobody pressed plus before saving. */
  function addOnLeaving() {
    add();
    field.onBlur();
  }

  return (
    <Field
      label={label}
      {...(hint && { hint })}
      optional
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
    >
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              {...control}
              ref={field.ref}
              className="input"
              maxLength={itemMaxLength}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={addOnEnter}
              onBlur={addOnLeaving}
            />
            <button type="button" className="button-quiet px-3" onClick={add}>
              <Plus aria-hidden="true" className="size-5" />
              <span className="sr-only">Add to {label}</span>
            </button>
          </div>
          {items.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {items.map((item, index) => (
                <li
                  key={item}
                  className="flex max-w-full items-center rounded-md border border-line bg-sunken pl-3"
                >
                  <span className="wrap-anywhere">{item}</span>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove ${item}`}
                    onClick={() => field.onChange(items.filter((_, at) => at !== index))}
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
