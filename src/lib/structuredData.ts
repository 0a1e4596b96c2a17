import shellMessages from '#messages/en/shell.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** A JSON-LD object in the vocabulary of schema.org, for search engines. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & {
  [property: string]: unknown;
};

/** The site, with the address of its search. */
export function websiteData(origin: string, name: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: origin + localAddress('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localAddress('/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The questions answered on the page. */
export function faqData(faqs: { question: string; answer: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The path from the home page, which is added, to the page. */
export function breadcrumbData(
  origin: string,
  trail: { name: string; path: string }[],
): StructuredData {
  const home = { name: t('home'), path: '/' };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(localAddress(path), origin).href,
    })),
  };
}

/** The path of a destination's page. */
export function destinationPath(id: string): string {
  return `/destination/${encodeURIComponent(id)}`;
}
