/** What a plain form keeps in the address that it sends; empty values are left out. */
export function HiddenFields({ values }: { values: Record<string, string | true | undefined> }) {
  return Object.entries(values).map(
    ([name, value]) =>
      value && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
