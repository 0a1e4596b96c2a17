import MarkdownIt from 'markdown-it';

type HeadingLevel = 2 | 3 | 4;

type MarkdownOptions = { topHeading: HeadingLevel };

/** A link leads to a page here, into the page itself, to an outside page, or to a mail program. */
const linkTarget = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]|%5c))/i;

const outside = /^https?:/i;

// "zero" knows paragraphs only. Left out: HTML, images, code and tables, and what would read plain text
// differently from how it was typed (entities, references, underlined headings).
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
// Only what says http or https itself: anything else with a dot or an @ in it may be just text.
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
 * HTML of a text in a safe subset of Markdown: paragraphs and line breaks, bold, italic, links, lists,
 * quotes and headings. Anything else in it, HTML included, is text. `topHeading` is the level of its
 * first headings, one below that of the heading which the text stands under.
 */
export function renderMarkdown(text: string, topHeading: HeadingLevel = 2): string {
  const surroundings: MarkdownOptions = { topHeading };
  return markdown.render(text, surroundings);
}
