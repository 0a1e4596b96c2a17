/**
 * A text that the server has rendered from Markdown: paragraphs, lists, links and headings. `html` is
 * what `renderMarkdown` gave, which lets no other HTML through.
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
