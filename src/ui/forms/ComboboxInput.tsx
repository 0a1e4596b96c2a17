import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldControl, labelIdOf } from './Field.tsx';
import { type ComboboxOption, type FoundOption, findOptions, meantOption } from './optionSearch.ts';

export type ComboboxInputProps = FieldControl & {
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string | undefined;
  placeholder: string;
  required?: boolean;
  onChange?: ((value: string) => void) | undefined;
  /** Called with each text that is typed, before `onChange` hears that it chooses nothing. */
  onType?: (text: string) => void;
  /** Whether it replaces a control that had the focus. */
  takesFocus?: boolean;
  words: ComboboxWords;
};

export type ComboboxWords = {
  /** The name of the list: "Countries". */
  list: string;
  /** Where no option fits what is typed: "No country found". */
  noneFound: string;
  /** What is wrong with a text that chooses no option: "Choose a country from the list". */
  notInList: string;
  /** How many options fit, for screen readers: "3 countries found". */
  found: (count: number) => string;
};

const { InputChange, InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

const keysToOptions = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

/**
 * A text input with a list of options below it, as the ARIA combobox pattern has it (list
 * autocomplete). Enter or a click chooses; leaving the field chooses the option that the arrow keys
 * went to, or the one that the text means without a doubt. The form gets the value of the chosen option, and '' while there is none.
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
  takesFocus = false,
  words,
  ...aria
}: ComboboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // What is typed since the last choice: a chosen option's own name filters nothing.
  const [typed, setTyped] = useState('');
  // Whether keys went to an option. No state, which would be a render behind for those who leave fast.
  const movedByKey = useRef(false);
  const found = useMemo(() => findOptions(options, typed), [options, typed]);
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
    initialSelectedItem: found.find(({ value }) => value === defaultValue) ?? null,
    defaultHighlightedIndex: 0,
    inputId: id,
    labelId: labelIdOf(id),
    stateReducer(state, { type, changes }) {
      switch (type) {
        case InputChange:
          return { ...changes, selectedItem: null, highlightedIndex: 0 };
        case InputClick:
          return { ...changes, isOpen: true };
        // It closes the list and leaves the choice.
        case InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 };
        case InputBlur: {
          const { inputValue: text, highlightedIndex } = state;
          // `found` is a render behind, too, while something is typed.
          const offered = state.selectedItem ? found : findOptions(options, text.trim());
          const left = state.selectedItem ? undefined : meantBy(text, offered);
          const meant = movedByKey.current ? offered[highlightedIndex] : left;
          const choice = meant && { selectedItem: meant, inputValue: meant.label };
          return { ...state, isOpen: false, highlightedIndex: -1, ...choice };
        }
        default:
          return changes;
      }
    },
    onStateChange({ type, inputValue: text, ...changed }) {
      if (type === InputChange) {
        setTyped(text?.trim() ?? '');
        onType?.(text?.trim() ?? '');
      }
      if (changed.selectedItem === undefined) return;
      if (changed.selectedItem) setTyped('');
      onChange?.(changed.selectedItem?.value ?? '');
    },
  });

  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    input.current?.setCustomValidity(inputValue && !selectedItem ? words.notInList : '');
  }, [inputValue, selectedItem, words]);

  const isEmpty = isOpen && found.length === 0;
  return (
    <div className="combobox">
      <input
        {...getInputProps({
          ...aria,
          ref: input,
          onFocus: () => {
            movedByKey.current = false;
            input.current?.select();
          },
          onChange: () => {
            movedByKey.current = false;
          },
          // With its list closed it is left without downshift hearing of it.
          onBlur: ({ currentTarget }) => {
            if (isOpen || selectedItem) return;
            const { value } = currentTarget;
            const meant = meantBy(value, findOptions(options, value.trim()));
            if (meant) selectItem(meant);
          },
          onClick: () => {
            if (selectedItem) input.current?.select();
          },
          onKeyDown: ({ key, nativeEvent }) => {
            movedByKey.current = isOpen && (keysToOptions.has(key) || movedByKey.current);
            // A closed list leaves Escape to what is around it.
            if (key === 'Escape' && !isOpen) {
              Object.assign(nativeEvent, { preventDownshiftDefault: true });
            }
          },
        })}
        type="text"
        className="input"
        placeholder={placeholder}
        required={required}
        spellCheck={false}
        autoCapitalize="none"
        {...(isEmpty && { 'aria-activedescendant': undefined })}
      />
      <ChevronDown aria-hidden="true" size={18} />
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

/** The option that a text means, of those found by it; an empty text means none. */
function meantBy(text: string, found: readonly FoundOption[]): FoundOption | undefined {
  return text.trim() ? meantOption(found) : undefined;
}
