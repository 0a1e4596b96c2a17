/** The kinds of public content whose changes are told apart. */
export const contentKinds = ['destinations', 'rules', 'questions', 'settings'] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The row of `content_version`: the number of all changes, and of those of each kind alone. */
export type ContentVersions = { version: number } & Record<ContentKind, number>;

/** The columns of `content_version`, in the order of `packVersions`. */
export const versionColumns = ['version', ...contentKinds] as const;

/** The versions of public content at one moment. The same object means: nothing has changed. */
export type ContentState = ContentVersions & {
  /** Identifies the server and its start that counted: another one may count other content alike. */
  counter: string;
};

/** The versions as a text of a notification: "12 3 4 2 3". */
export function packVersions(versions: ContentVersions): string {
  return versionColumns.map((column) => versions[column]).join(' ');
}

/** Reverts `packVersions`; `undefined` for any other text. */
export function unpackVersions(text: string): ContentVersions | undefined {
  const numbers = text.split(' ').map(Number);
  const isValid = numbers.every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!isValid || numbers.length !== versionColumns.length) return undefined;
  return Object.fromEntries(
    versionColumns.map((column, index) => [column, numbers[index]]),
  ) as ContentVersions;
}

/**
 * Whether content of these kinds differs between two states. A change of an unknown kind, which
 * moves the number of all changes but that of no kind, counts as a change of each.
 */
export function isChanged(
  kinds: readonly ContentKind[],
  before: ContentState,
  after: ContentState,
): boolean {
  if (before === after) return false;
  return (
    before.counter !== after.counter ||
    untold(before) !== untold(after) ||
    kinds.some((kind) => before[kind] !== after[kind])
  );
}

/** The number of changes of an unknown kind. */
export function untold(versions: ContentVersions): number {
  return contentKinds.reduce((rest, kind) => rest - versions[kind], versions.version);
}
