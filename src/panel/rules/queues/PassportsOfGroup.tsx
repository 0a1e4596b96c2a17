/** The passports of a row, folded. */
export function PassportsOfGroup({
  passports,
  nameOf,
}: {
  passports: string[];
  nameOf: (code: string) => string;
}) {
  return (
    <details>
      <summary>{passportsText({ passports })}</summary>
      {passports.map(nameOf).join(', ')}
    </details>
  );
}

export function passportsText({ passports }: { passports: string[] }): string {
  return passports.length === 1 ? '1 passport' : `${passports.length} passports`;
}
