/**
 * Text rendered from Markdown on the server. `html` is from `renderMarkdown`, which escapes all
 * other HTML.
 */
export function RenderedText({
  html,
  className = 'rendered-text',
}: {
  html: string;
  className?: string;
}) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
