import slugify from '@sindresorhus/slugify';

/** Room for a counter below the 200 characters an id may have. */
const SLUG_MAX = 180;

/** The readable id of a new destination: "Paris", "France" → "paris-france". */
export function slugOf(name: string, country: string): string {
  const slug = slugify(`${name} ${country}`).slice(0, SLUG_MAX).replace(/-+$/, '');
  return slug || 'destination';
}

/** The readable id of a new question: "Do I need a visa?" → "do-i-need-a-visa". */
export function faqIdOf(question: string): string {
  return slugify(question).slice(0, SLUG_MAX).replace(/-+$/, '') || 'question';
}

/**
 * A function that gives slugs one after the other and takes each: the slug itself, or with a counter
 * that was not taken. Of many equal ones it doesn't count from the first again.
 */
export function uniqueSlugs(taken: Set<string>): (slug: string) => string {
  const counters = new Map<string, number>();
  return (slug) => {
    const free = nextFreeSlug(slug, taken, counters.get(slug));
    if (free !== slug) counters.set(slug, Number(free.slice(slug.length + 1)) + 1);
    taken.add(free);
    return free;
  };
}

/** `slug` itself, or with the smallest counter from `first` on that is not taken. */
export function nextFreeSlug(slug: string, taken: ReadonlySet<string>, first = 2): string {
  if (!taken.has(slug)) return slug;
  let counter = first;
  while (taken.has(`${slug}-${counter}`)) counter += 1;
  return `${slug}-${counter}`;
}
