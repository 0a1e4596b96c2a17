import { Italic, LetterB, LetterH, Link, List, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { IconButton } from '#src/ui/Button.tsx';
import type { FieldControl } from '#src/ui/forms/Field.tsx';
import { logicalKey } from '#src/ui/logicalKey.ts';
import { type MarkdownEdit, markdownEdits } from './markdownEdits.ts';

const tools: { edit: MarkdownEdit; name: string; Icon: LucideIcon; key?: string }[] = [
  { edit: 'bold', name: 'Bold', Icon: LetterB, key: 'b' },
  { edit: 'italic', name: 'Italic', Icon: Italic, key: 'i' },
  { edit: 'link', name: 'Link', Icon: Link, key: 'k' },
  { edit: 'list', name: 'List', Icon: List },
  { edit: 'heading', name: 'Heading', Icon: LetterH },
];

/** A plain textarea for Markdown, with a toolbar. */
export function MarkdownInput({
  ref,
  rows,
  maxLength,
  ...control
}: FieldControl & UseFormRegisterReturn & { rows: number; maxLength: number }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);

  function apply(edit: MarkdownEdit) {
    const { current: element } = area;
    if (!element) return;
    const { value: text, selectionStart, selectionEnd } = element;
    const { from, to, insert, start, end } = markdownEdits[edit]({
      text,
      start: selectionStart,
      end: selectionEnd,
    });
    element.focus();
    element.setSelectionRange(from, to);
    // Only this deprecated command can be undone with Ctrl+Z.
    if (!document.execCommand('insertText', false, insert)) {
      element.setRangeText(insert);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
    element.setSelectionRange(start, end);
  }

  function applyByKey(event: KeyboardEvent) {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!isShortcut || !tool) return;
    event.preventDefault();
    apply(tool.edit);
  }

  /** One tab stop with arrow keys inside (ARIA toolbar pattern). */
  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[logicalKey(event)];
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons[(at + step + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  return (
    <div className="flex flex-col">
      <div
        ref={toolbar}
        role="toolbar"
        aria-label="Formatting"
        aria-controls={control.id}
        className="flex flex-wrap gap-1 rounded-t-md border border-b-0 border-line-strong bg-sunken p-1"
        onKeyDown={walk}
      >
        {tools.map(({ edit, name: toolName, Icon, key }, index) => (
          <IconButton
            Icon={Icon}
            label={toolName}
            key={edit}
            title={key ? `${toolName} (Ctrl+${key.toUpperCase()})` : toolName}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => apply(edit)}
          />
        ))}
      </div>
      <textarea
        {...control}
        ref={(element) => {
          ref(element);
          area.current = element;
        }}
        rows={rows}
        maxLength={maxLength}
        className="input rounded-t-none"
        onKeyDown={applyByKey}
      />
    </div>
  );
}
