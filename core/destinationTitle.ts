/** "Paris, France"; the name alone of a draft that has no country yet. */
export function titleOfDestination({ name, country }: { name: string; country: string }): string {
  return country ? `${name}, ${country}` : name;
}
