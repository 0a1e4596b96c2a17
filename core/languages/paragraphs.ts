const BETWEEN = '\n\n';

/** The paragraphs and headings of a text in Markdown. */
export function paragraphsOf(markdown: string): string[] {
  return markdown.split(BETWEEN);
}

/** A text in Markdown of paragraphs and headings. */
export function textOf(paragraphs: string[]): string {
  return paragraphs.join(BETWEEN);
}
