import { directionOf } from '#core/languages/languages.ts';
import { siteColors } from '#core/site/colours.ts';
import sharingMessages from '#messages/en/sharing.gen.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';

const t = translator(sharingMessages);

/** /manifest.webmanifest, for installing the site to a home screen. */
export const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: t('appDescription'),
  lang: languageNow(),
  dir: directionOf(languageNow()),
  start_url: localAddress('/'),
  scope: '/',
  // Some pages rely on the browser's back button.
  display: 'minimal-ui',
  theme_color: siteColors.light,
  background_color: siteColors.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
