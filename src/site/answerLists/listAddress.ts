/** The page's own address with these search parameters and this list's id as its fragment. */
export function addressOf(search: Record<string, string | undefined>, id: string): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return `?${parameters.join('&')}#${id}`;
}
