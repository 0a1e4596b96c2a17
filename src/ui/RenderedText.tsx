import { inEnglish } from '../lib/inEnglish.ts';

/**
 * A text of the site's team, rendered from Markdown on the server. `html` is from `renderMarkdown`, which escapes all
 * other HTML.
 */
export function RenderedText({
  html,
  english,
  className = 'rendered-text',
}: {
  html: string;
  /** Whether the text is in English on a page in another language. */
  english: boolean;
  className?: string;
}) {
  return (
    <div
      {...(english && inEnglish())}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
