import MarkdownIt from 'markdown-it';

type HeadingLevel = 2 | 3 | 4;

type MarkdownOptions = { topHeading: HeadingLevel };

/** Allowed links: paths of this site, fragments, external pages and mailto. */
const linkTarget = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]|%5c))/i;

const outside = /^https?:/i;

// "zero" only parses paragraphs. Not enabled: HTML, images, code, tables, and syntax that changes
// plain text (entities, references, underlined headings).
const markdown = new MarkdownIt('zero', { breaks: true, linkify: true }).enable([
  'autolink',
  'balance_pairs',
  'blockquote',
  'emphasis',
  'escape',
  'fragments_join',
  'heading',
  'link',
  'linkify',
  'list',
  'newline',
]);
markdown.validateLink = (address) => linkTarget.test(address);
// Links only text with an explicit http or https: other text with a dot or an @ may be no address.
markdown.linkify
  .set({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

markdown.core.ruler.push('headings_below_the_page', ({ tokens, env }) => {
  const { topHeading } = env as MarkdownOptions;
  for (const token of tokens) {
    if (!token.type.startsWith('heading_')) continue;
    const level = Number(token.tag.slice(1)) + topHeading - 1;
    token.tag = `h${Math.min(level, 6)}`;
  }
});

markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const link = tokens[index];
  const href = String(link?.attrGet('href') ?? '');
  if (outside.test(href)) link?.attrSet('rel', 'nofollow noopener');
  return renderer.renderToken(tokens, index, options);
};

/**
 * Renders a safe subset of Markdown as HTML: paragraphs, line breaks, bold, italic, links, lists,
 * quotes and headings. Everything else, HTML included, is escaped. `topHeading` is the level of the
 * highest headings, one below the heading above the text.
 */
export function renderMarkdown(text: string, topHeading: HeadingLevel = 2): string {
  const surroundings: MarkdownOptions = { topHeading };
  return markdown.render(text, surroundings);
}
