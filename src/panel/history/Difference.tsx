import { inWords, isEmpty, labelOf, shownValue, type Versions } from './recordDifference.ts';
import { itemDifference, type Piece, wordDifference } from './textDifference.ts';

/** Characters of unchanged context around a change. */
const CONTEXT = 80;

/** An entry's changes, field by field. */
export function Difference({ entry, fields }: { entry: Versions; fields: string[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-1 sm:flex-row sm:gap-4">
          <dt className="shrink-0 font-semibold sm:w-48">{labelOf(entry, field)}</dt>
          <dd className="min-w-0 grow wrap-anywhere">
            <ValueDifference
              before={shownValue(entry, field, entry.before?.[field])}
              after={shownValue(entry, field, entry.after?.[field])}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ValueDifference({ before, after }: { before: unknown; after: unknown }) {
  if (Array.isArray(before) || Array.isArray(after)) {
    return <Lines pieces={itemDifference(linesOf(before), linesOf(after))} />;
  }
  if (isFields(before) || isFields(after)) {
    return <Lines pieces={itemDifference(partsOf(before), partsOf(after))} />;
  }
  if (typeof before === 'string' && typeof after === 'string' && before && after) {
    return <Words pieces={wordDifference(before, after)} />;
  }
  const pieces: Piece[] = [];
  if (!isEmpty(before)) pieces.push({ kind: 'removed', text: textOf(before) });
  if (!isEmpty(after)) pieces.push({ kind: 'added', text: textOf(after) });
  return <Lines pieces={pieces} />;
}

function Words({ pieces }: { pieces: Piece[] }) {
  let place = 0;
  const placed = pieces.map((piece) => {
    place += piece.text.length;
    return { ...piece, place };
  });
  const [first, last] = [placed[0], placed.at(-1)];
  return (
    <p className="whitespace-pre-line">
      {placed.map((piece) => (
        <Marked
          key={`${piece.kind} ${piece.place}`}
          kind={piece.kind}
          text={
            piece.kind === 'same'
              ? shortened(piece.text, piece === first, piece === last)
              : piece.text
          }
        />
      ))}
    </p>
  );
}

function Lines({ pieces }: { pieces: Piece[] }) {
  const changed = pieces.filter(({ kind }) => kind !== 'same');
  return (
    <ul className="flex flex-col gap-1">
      {changed.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className="whitespace-pre-line">
          <Marked kind={kind} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Distinguished by a sign, decoration and words, not by colour alone. */
function Marked({ kind, text }: Piece) {
  if (kind === 'same') return text;
  const Element = kind === 'removed' ? 'del' : 'ins';
  return (
    <Element
      className={
        kind === 'removed'
          ? 'rounded-xs bg-refused-ground text-refused line-through'
          : 'rounded-xs bg-free-ground text-free underline'
      }
    >
      <span className="sr-only">{kind === 'removed' ? 'Removed: ' : 'Added: '}</span>
      <span aria-hidden="true" className="inline-block px-1 font-bold no-underline">
        {kind === 'removed' ? '−' : '+'}
      </span>
      {text}
    </Element>
  );
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf) : [];
}

/** The parts of a field with several, one per line. */
function partsOf(value: unknown): string[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (isEmpty(part)) return [];
    if (Array.isArray(part)) return part.map((item) => `${inWords(name)}: ${textOf(item)}`);
    return [`${inWords(name)}: ${textOf(part)}`];
  });
}

/** A value as text. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isFields(value)) return partsOf(value).join(', ');
  return String(value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT) return text;
  const end = isLast ? '' : text.slice(-CONTEXT);
  return `${isFirst ? '' : text.slice(0, CONTEXT)} … ${end}`;
}
