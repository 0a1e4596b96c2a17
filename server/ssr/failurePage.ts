/**
 * The error page when rendering fails, without the site's header and styles. `reason` is a sentence
 * without markup.
 */
export function failurePage(reason: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Unexpected Application Error!</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Unexpected Application Error!</h1>
<p role="alert">${reason}</p>
<p><a href="">Try again</a> <a href="/">Go Home</a></p>
</main>
</body>
</html>
`;
}

const STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 6rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.875rem; line-height: 1.2; }
a { display: inline-block; padding: 0.625rem 1rem 0.625rem 0; color: inherit; }
`;
