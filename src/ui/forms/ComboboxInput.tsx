import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type ComboboxOption,
  type FoundOption,
  findOptions,
  meantOption,
} from '#core/optionSearch.ts';
import { type FieldControl, labelIdOf } from './Field.tsx';

type ComboboxInputProps = FieldControl & {
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string | undefined;
  placeholder: string;
  required?: boolean | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called with each typed text, before `onChange` reports that it chooses nothing. */
  onType?: (text: string) => void;
  /**
   * What was typed into the text box that it replaces; `caret` is null if that isn't focused. Only a
   * new text opens the list.
   */
  typed?: { text: string; caret: number | null; isNew: boolean } | undefined;
  /** Finds the options for a text, best first; by default those with matching names. */
  find?: (text: string) => FoundOption[];
  words: ComboboxWords;
};

export type ComboboxWords = {
  /** The accessible name of the list: "Countries". */
  list: string;
  /** The text without matches: "No country found". */
  noneFound: string;
  /** The error for a text that chooses no option: "Choose a country from the list". */
  notInList: string;
  /** The number of matches, for screen readers: "3 countries found". */
  found: (count: number) => string;
};

const { InputChange, InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

const keysToOptions = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

/**
 * A text input with a list of options, following the ARIA combobox pattern (list autocomplete).
 * Enter or a click chooses; leaving the field chooses the option reached by arrow keys, or the one
 * that the text means unambiguously. The form's value is the chosen option's, or ''.
 */
export function ComboboxInput({
  id,
  name,
  options,
  defaultValue,
  placeholder,
  required = false,
  onChange,
  onType,
  typed: typedBefore,
  find: ownFind,
  words,
  ...aria
}: ComboboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // The text typed since the last choice: a chosen option's own name doesn't filter.
  const [typed, setTyped] = useState(typedBefore?.text.trim() ?? '');
  // Whether arrow keys reached an option. A ref, as state would be a render behind on a fast blur.
  const movedByKey = useRef(false);
  const find = useMemo(
    () => ownFind ?? ((text: string) => findOptions(options, text)),
    [ownFind, options],
  );
  const found = useMemo(() => find(typed), [find, typed]);
  const initial = found.find(({ value }) => value === defaultValue) ?? null;
  const opensAtFirst =
    Boolean(!initial && typed && typedBefore?.isNew) && typedBefore?.caret !== null;
  const {
    isOpen,
    selectedItem,
    inputValue,
    getInputProps,
    getMenuProps,
    getItemProps,
    selectItem,
  } = useCombobox<FoundOption>({
    items: found,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    initialSelectedItem: initial,
    initialInputValue: initial?.label ?? typedBefore?.text ?? '',
    initialIsOpen: opensAtFirst,
    initialHighlightedIndex: initial ? -1 : 0,
    defaultHighlightedIndex: 0,
    inputId: id,
    labelId: labelIdOf(id),
    stateReducer(state, { type, changes }) {
      switch (type) {
        case InputChange:
          return { ...changes, selectedItem: null, highlightedIndex: 0 };
        case InputClick:
          return { ...changes, isOpen: true };
        // Closes the list and keeps the choice.
        case InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 };
        case InputBlur: {
          const { inputValue: text, highlightedIndex } = state;
          // `found` is also a render behind while typing.
          const offered = state.selectedItem ? found : find(text.trim());
          const left = state.selectedItem ? undefined : meantBy(text, offered);
          const meant = movedByKey.current ? offered[highlightedIndex] : left;
          const choice = meant && { selectedItem: meant, inputValue: meant.label };
          return { ...state, isOpen: false, highlightedIndex: -1, ...choice };
        }
        default:
          return changes;
      }
    },
    onStateChange({ selectedItem: chosen }) {
      if (chosen === undefined) return;
      if (chosen) setTyped('');
      onChange?.(chosen?.value ?? '');
    },
  });

  const caretBefore = useRef(typedBefore?.caret ?? null);
  useLayoutEffect(() => {
    if (caretBefore.current === null) return;
    input.current?.focus();
    // As on any focus, a chosen option stays selected as a whole.
    if (!initial) input.current?.setSelectionRange(caretBefore.current, caretBefore.current);
    caretBefore.current = null;
  }, [initial]);
  useEffect(() => {
    input.current?.setCustomValidity(inputValue && !selectedItem ? words.notInList : '');
  }, [inputValue, selectedItem, words]);

  const isEmpty = isOpen && found.length === 0;
  const { 'aria-activedescendant': active, ...control } = getInputProps({
    ...aria,
    ref: input,
    onFocus: () => {
      movedByKey.current = false;
      input.current?.select();
    },
    // At once: downshift reports the text a render late, when Enter may already have chosen.
    onChange: ({ currentTarget }) => {
      movedByKey.current = false;
      const text = currentTarget.value.trim();
      setTyped(text);
      onType?.(text);
    },
    // With a closed list, downshift doesn't handle the blur.
    onBlur: ({ currentTarget }) => {
      if (isOpen || selectedItem) return;
      const { value } = currentTarget;
      const meant = meantBy(value, find(value.trim()));
      if (meant) selectItem(meant);
    },
    onClick: () => {
      if (selectedItem) input.current?.select();
    },
    onKeyDown: ({ key, nativeEvent }) => {
      movedByKey.current = isOpen && (keysToOptions.has(key) || movedByKey.current);
      // With a closed list, Escape is left to the surrounding component.
      if (key === 'Escape' && !isOpen) {
        Object.assign(nativeEvent, { preventDownshiftDefault: true });
      }
    },
  });
  return (
    <div className="combobox">
      <input
        {...control}
        // Without an active option downshift gives '', which is no id.
        aria-activedescendant={(!isEmpty && active) || undefined}
        type="text"
        className="input"
        placeholder={placeholder}
        required={required}
        spellCheck={false}
        autoCapitalize="none"
      />
      <input type="hidden" name={name} value={selectedItem?.value ?? ''} />
      <div className="combobox-popup" hidden={!isOpen}>
        <ul {...getMenuProps({ 'aria-label': words.list })}>
          {isOpen &&
            found.map((item, index) => (
              <li key={item.value} {...getItemProps({ item, index })}>
                {item.label}
                {item.foundBy && <span className="text-ink-soft"> ({item.foundBy})</span>}
              </li>
            ))}
        </ul>
        {isEmpty && <p>{words.noneFound}</p>}
      </div>
      <p role="status" className="sr-only">
        {isOpen && typed && (isEmpty ? words.noneFound : words.found(found.length))}
      </p>
    </div>
  );
}

/** The option that a text means, among the matches; none for an empty text. */
function meantBy(text: string, found: readonly FoundOption[]): FoundOption | undefined {
  return text.trim() ? meantOption(found) : undefined;
}
