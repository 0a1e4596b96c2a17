/** A column heading that sorts by the column, and reverses the order when already sorted. */
export function SortHeading({
  label,
  sort,
  current,
  address,
  onSort,
  className,
}: {
  label: string;
  /** The value of the search parameter `sort`. */
  sort: string;
  current: { key: string; reversed: boolean };
  /** The list's address with this order, for browsers without scripts. */
  address: (sort: string) => string;
  onSort: (sort: string) => void;
  className?: string | undefined;
}) {
  const isCurrent = current.key === sort;
  const next = isCurrent && !current.reversed ? `-${sort}` : sort;
  const order = current.reversed ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isCurrent ? order : undefined} className={className}>
      <a
        href={address(next)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onSort(next);
        }}
      >
        {label}
      </a>
    </th>
  );
}
