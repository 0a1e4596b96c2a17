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

/** `slug` itself, or with the smallest counter from 2 on that is not taken. */
export function nextFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let counter = 2;
  while (taken.has(`${slug}-${counter}`)) counter += 1;
  return `${slug}-${counter}`;
}
