import { createFileRoute, notFound } from '@tanstack/react-router';
import { missingPageHead } from '../../lib/pageHead.ts';

/** Every path that no other page has. */
export const Route = createFileRoute('/_site/$')({
  beforeLoad: () => {
    throw notFound();
  },
  head: ({ match }) => missingPageHead(match),
});
