/**
 * A text that the server has rendered from Markdown: paragraphs, lists, links and headings. `html` is
 * what `renderMarkdown` gave, which lets no other HTML through.
 */
export function RenderedText({ html }: { html: string }) {
  return <div className="rendered-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
