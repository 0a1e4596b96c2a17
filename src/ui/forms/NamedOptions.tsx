/** The options of a `<select>`, by their values. */
export function NamedOptions({ names }: { names: { readonly [value: string]: string } }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
