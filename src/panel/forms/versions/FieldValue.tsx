import { Fragment, type ReactNode } from 'react';
import { differingPart } from './differingPart.ts';

/** A readable field value: text, list, yes or no, photos. Differences from `other` are marked. */
export function FieldValue({ value, other }: { value: unknown; other: unknown }) {
  if (isEmpty(value)) return <span className="text-ink-soft">Empty</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return <ListValue items={value} others={asList(other)} />;
  if (isFields(value)) return <NamedValues fields={value} other={isFields(other) ? other : {}} />;
  return <TextValue text={String(value)} other={isEmpty(other) ? '' : String(other)} />;
}

function TextValue({ text, other }: { text: string; other: string }) {
  const { before, own, after } = differingPart(text, other);
  return (
    <span className="whitespace-pre-line wrap-anywhere">
      {before}
      {own && <Marked>{own}</Marked>}
      {after}
    </span>
  );
}

function ListValue({ items, others }: { items: unknown[]; others: unknown[] }) {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item) => {
        const text = JSON.stringify(item);
        const shown = isImage(item) ? (
          <ImageValue {...item} />
        ) : (
          <FieldValue value={item} other={item} />
        );
        return (
          <li key={text} className="wrap-anywhere">
            {known.has(text) ? shown : <Marked>{shown}</Marked>}
          </li>
        );
      })}
    </ul>
  );
}

function NamedValues({ fields, other }: { fields: Fields; other: Fields }) {
  return (
    <span>
      {Object.entries(fields).map(([name, value], index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <span className="text-ink-soft">{inWords(name)}:</span>{' '}
          <FieldValue value={value} other={other[name]} />
        </Fragment>
      ))}
    </span>
  );
}

function ImageValue({ src, alt }: ImageFields) {
  return (
    <span className="flex items-center gap-2">
      <img src={src} alt="" className="h-12 w-16 shrink-0 rounded-sm object-cover" />
      {alt || src}
    </span>
  );
}

function Marked({ children }: { children: ReactNode }) {
  return <mark className="rounded-sm bg-accent/15 text-inherit">{children}</mark>;
}

type Fields = Record<string, unknown>;
type ImageFields = { src: string; alt?: string };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isImage(value: unknown): value is ImageFields {
  return isFields(value) && typeof value.src === 'string';
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An empty number box reads as NaN. */
function isEmpty(value: unknown): boolean {
  const isBlankList = Array.isArray(value) && value.length === 0;
  return (
    value === null || value === undefined || value === '' || Number.isNaN(value) || isBlankList
  );
}

/** `alternativeText` as "alternative text". */
function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
