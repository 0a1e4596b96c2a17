import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { languageNow } from '#messages/language.ts';

/**
 * The links of a page's head that load its font at once: later it isn't swapped in, see
 * `src/styles/fonts.css`. Vietnamese is in another font.
 */
export function fontPreload() {
  if (languageNow() === 'vi') return [];
  return [
    {
      rel: 'preload',
      href: textFont,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    } as const,
  ];
}
