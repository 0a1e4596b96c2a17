import { hashKey } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';

/**
 * A form's labels. A field with several parts is compared as a whole, or part by part if there are
 * labels for `field.part`.
 */
export type FieldLabels<Fields extends FieldValues> = Record<keyof Fields & string, string> & {
  [part: `${string}.${string}`]: string;
};

export type Side = 'mine' | 'theirs';

/** A field in which two versions differ. */
export type FieldDifference = {
  /** `field` or `field.part`. */
  path: string;
  label: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed it since the common base. */
  changedBy: 'me' | 'them' | 'both';
};

/** The fields in which two versions of a common base differ, in the order of the labels. */
export function compareVersions<Fields extends FieldValues>(
  { opened, mine, theirs }: { opened: Fields; mine: Fields; theirs: Fields },
  labels: FieldLabels<Fields>,
): FieldDifference[] {
  return pathsOf(theirs, labels).flatMap((path) => {
    const [before, my, their] = [at(opened, path), at(mine, path), at(theirs, path)];
    if (isSame(my, their)) return [];
    const changedBy = isSame(my, before) ? 'them' : isSame(their, before) ? 'me' : 'both';
    const label = (labels as Record<string, string>)[path] ?? path;
    return [{ path, label, mine: my, theirs: their, changedBy }];
  });
}

/** The choices for fields changed in only one version; the user makes the others. */
export function sidesOfOneChange(differences: FieldDifference[]): Record<string, Side> {
  const sides = differences.flatMap(({ path, changedBy }): [string, Side][] =>
    changedBy === 'both' ? [] : [[path, changedBy === 'me' ? 'mine' : 'theirs']],
  );
  return Object.fromEntries(sides);
}

/** The other version, with the chosen fields of this one. */
export function mergeVersions<Fields extends FieldValues>(
  theirs: Fields,
  differences: FieldDifference[],
  sides: Record<string, Side>,
): Fields {
  const merged = structuredClone(theirs);
  for (const { path, mine } of differences) {
    if (sides[path] === 'mine') put(merged, path, mine);
  }
  return merged;
}

/** The fields of `now` that differ from `before`. */
export function changesOf<Fields extends FieldValues>(
  before: Fields,
  now: Fields,
): Partial<Fields> {
  const changed = Object.entries(now).filter(([name, value]) => !isSame(value, before[name]));
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** Compares as JSON, ignoring the order of keys: an empty number box is null. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

function pathsOf<Fields extends FieldValues>(
  fields: Fields,
  labels: FieldLabels<Fields>,
): string[] {
  const labelled = Object.keys(labels);
  const isDivided = (name: string) => labelled.some((label) => label.startsWith(`${name}.`));
  const names = labelled.filter((path) =>
    path.includes('.') ? (path.split('.')[0] ?? '') in fields : path in fields && !isDivided(path),
  );
  return [...names, ...Object.keys(fields).filter((name) => !labelled.includes(name))];
}

function at(fields: FieldValues, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as FieldValues | null)?.[key], fields);
}

function put(fields: FieldValues, path: string, value: unknown) {
  const [name = '', part] = path.split('.');
  if (part === undefined) fields[name] = value;
  else fields[name] = { ...fields[name], [part]: value };
}
