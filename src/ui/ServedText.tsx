import { useIsServed } from './useIsServed.ts';

/**
 * A text of `Intl` as the server wrote it: hydrating keeps it, whose locale data may be newer than the browser's, and
 * spares the browser the first object of `Intl`, which takes 10 ms or more in one piece. Its `key` is what the text is made of.
 */
export function ServedText({ text }: { text: () => string }) {
  const isHere = useIsServed() && !import.meta.env.SSR;
  return <span suppressHydrationWarning>{isHere ? '' : text()}</span>;
}
