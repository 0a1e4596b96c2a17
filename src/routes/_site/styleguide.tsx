import { createFileRoute, notFound } from '@tanstack/react-router';
import { StyleGuide } from '#src/site/shell/StyleGuide.tsx';

/** All components on one page, for designers and developers. Only in development. */
export const Route = createFileRoute('/_site/styleguide')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }] }),
  component: StyleGuide,
});
