import { siteName } from './siteName.ts';

/** The title and description of a page, for its route's `head`. */
export function pageHead(title: string, description: string) {
  return {
    meta: [{ title: `${title} · ${siteName}` }, { name: 'description', content: description }],
  };
}
