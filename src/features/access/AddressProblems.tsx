/** Explains which search parameters could not be used. */
export function AddressProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="notice max-w-2xl">
      <p className="font-semibold">Not all of the address could be used</p>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}.</li>
        ))}
      </ul>
    </div>
  );
}
