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

const {
  InputChange,
  InputBlur,
  InputClick,
  InputKeyDownEscape,
  InputKeyDownArrowDown,
  InputKeyDownArrowUp,
  InputKeyDownPageDown,
  InputKeyDownPageUp,
  InputKeyDownHome,
  InputKeyDownEnd,
} = useCombobox.stateChangeTypes;

const movesByKey = new Set<unknown>([
  InputKeyDownArrowDown,
  InputKeyDownArrowUp,
  InputKeyDownPageDown,
  InputKeyDownPageUp,
  InputKeyDownHome,
  InputKeyDownEnd,
]);

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
  takesFocus = false,
  words,
  ...aria
}: ComboboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // What is typed since the last choice: a chosen option's own name filters nothing.
  const [typed, setTyped] = useState('');
  // The option that the arrow keys went to, by its index, or -1.
  const [movedTo, setMovedTo] = useState(-1);
  const found = useMemo(() => findOptions(options, typed), [options, typed]);
  const meant = found[movedTo] ?? (typed ? meantOption(found) : undefined);
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
          const choice = meant && { selectedItem: meant, inputValue: meant.label };
          return { ...state, isOpen: false, highlightedIndex: -1, ...choice };
        }
        default:
          return changes;
      }
    },
    onStateChange({ type, isOpen: opened, inputValue: text, ...changed }) {
      if (type === InputChange) setTyped(text?.trim() ?? '');
      const moved = movesByKey.has(type) && opened === undefined;
      if (moved && changed.highlightedIndex !== undefined) setMovedTo(changed.highlightedIndex);
      if (!moved) setMovedTo(-1);
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
          onFocus: () => input.current?.select(),
          // With its list closed it is left without downshift hearing of it.
          onBlur: () => {
            if (!isOpen && !selectedItem && meant) selectItem(meant);
          },
          onClick: () => {
            if (selectedItem) input.current?.select();
          },
          onKeyDown: ({ key, nativeEvent }) => {
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
