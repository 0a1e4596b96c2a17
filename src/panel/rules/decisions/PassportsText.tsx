/** So many passports are named in a row; more are folded. */
const NAMED_MAX = 3;

/** The passports of a decision, folded where there are many. */
export function PassportsText({
  passports,
  nameOf,
}: {
  passports: string[];
  nameOf: (code: string) => string;
}) {
  const names = passports.map(nameOf).join(', ');
  if (passports.length <= NAMED_MAX) return <span className="wrap-anywhere">{names}</span>;
  return (
    <details>
      <summary className="cursor-pointer py-1">{passportsText({ passports })}</summary>
      {names}
    </details>
  );
}

export function passportsText({ passports }: { passports: string[] }): string {
  return passports.length === 1 ? '1 passport' : `${passports.length} passports`;
}
