import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingPageHead } from '#src/lib/pageHead.ts';

/** All paths without a page. */
export const Route = createFileRoute('/_site/$')({
  beforeLoad: () => {
    throw notFound();
  },
  head: ({ match }) => missingPageHead(match),
});
