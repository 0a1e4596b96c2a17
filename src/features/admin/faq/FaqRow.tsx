import { useSortable } from '@dnd-kit/sortable';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { categoryNames } from './faqLabels.ts';

type Faq = RouterOutputs['faq']['listToEdit'][number];

/** A question of the list: it can be dragged by its handle, or moved by its buttons. */
export function FaqRow({
  faq,
  isFirst,
  isLast,
  onMove,
  onDelete,
}: {
  faq: Faq;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it by one place: -1 is up. */
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
}) {
  const { id, question, category } = faq;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <article
      ref={setNodeRef}
      tabIndex={-1}
      data-list-row
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={`card flex flex-wrap items-center gap-x-2 p-2 sm:flex-nowrap ${isDragging ? 'relative z-10 shadow-lg' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="icon-button cursor-grab touch-none text-ink-soft"
        title="Drag to another place"
        {...attributes}
        {...listeners}
        aria-label={`Drag ${question}`}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <div className="min-w-0 grow basis-56">
        <h2 className="font-semibold wrap-anywhere">{question}</h2>
        <p className="text-sm text-ink-soft">{categoryNames[category]}</p>
      </div>
      <div className="ml-auto flex shrink-0">
        <button
          type="button"
          className="icon-button"
          aria-label={`Move ${question} up`}
          title="Move up"
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className={`size-5 ${isFirst ? 'opacity-30' : ''}`} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Move ${question} down`}
          title="Move down"
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(1)}
        >
          <ArrowDown aria-hidden="true" className={`size-5 ${isLast ? 'opacity-30' : ''}`} />
        </button>
        <Link
          to="/admin/faq/$faqId"
          params={{ faqId: id }}
          className="icon-button"
          aria-label={`Edit ${question}`}
          title="Edit"
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Link>
        <DeleteButton
          name={question}
          question={`Are you sure you want to delete the question “${question}”?`}
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}
