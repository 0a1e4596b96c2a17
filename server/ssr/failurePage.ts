import { directionOf } from '#core/languages/languages.ts';
import failureMessages from '#messages/en/failures.gen.ts';
import { languageNow, localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';

const t = translator(failureMessages);

/**
 * The error page when rendering fails, without the site's header and styles. `reason` is a sentence
 * without markup.
 */
export function failurePage(reason: string): string {
  return `<!doctype html>
<html lang="${languageNow()}" dir="${directionOf(languageNow())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t('title')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${t('title')}</h1>
<p role="alert">${reason}</p>
<p><a href="">${t('tryAgain')}</a> <a href="${localAddress('/')}">${t('home')}</a></p>
</main>
</body>
</html>
`;
}

const STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 6rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.875rem; line-height: 1.2; }
a { display: inline-block; padding-block: 0.625rem; padding-inline-end: 1rem; color: inherit; }
`;
