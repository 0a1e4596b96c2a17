import slugify from '@sindresorhus/slugify';

/** Leaves room for a counter within the 200 characters of an id. */
const SLUG_MAX = 180;

/** A destination's slug: "Paris", "France" → "paris-france". */
export function slugOf(name: string, country: string): string {
  const slug = slugify(`${name} ${country}`).slice(0, SLUG_MAX).replace(/-+$/, '');
  return slug || 'destination';
}

/** A question's slug: "Do I need a visa?" → "do-i-need-a-visa". */
export function faqIdOf(question: string): string {
  return slugify(question).slice(0, SLUG_MAX).replace(/-+$/, '') || 'question';
}

/**
 * Returns a function that makes slugs unique: it adds a counter if the slug is taken, and takes the
 * result. It remembers counters, so many equal slugs stay fast.
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

/** The slug, or the slug with the smallest free counter from `first` on. */
export function nextFreeSlug(slug: string, taken: ReadonlySet<string>, first = 2): string {
  if (!taken.has(slug)) return slug;
  let counter = first;
  while (taken.has(`${slug}-${counter}`)) counter += 1;
  return `${slug}-${counter}`;
}
