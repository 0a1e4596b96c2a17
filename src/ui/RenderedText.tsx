import { inEnglish } from '../lib/inEnglish.ts';

/**
 * A text of the site's team, rendered from Markdown on the server; it is in English. `html` is from `renderMarkdown`, which escapes all
 * other HTML.
 */
export function RenderedText({
  html,
  className = 'rendered-text',
}: {
  html: string;
  className?: string;
}) {
  return <div {...inEnglish()} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
