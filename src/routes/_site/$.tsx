import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '../../pageHead.ts';

/** Every path that no other page has. */
export const Route = createFileRoute('/_site/$')({
  beforeLoad: () => {
    throw notFound();
  },
  head: () => pageHead('Page Not Found', 'There is nothing at this address.'),
});
