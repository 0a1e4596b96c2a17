import { Link } from '@tanstack/react-router';
import { trpc } from '#src/lib/trpc.ts';

/** Logo and name, linked to the home page. */
export function Brand() {
  const [{ name }] = trpc.settings.site.useSuspenseQuery();
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 text-xl font-bold">
      <img src="/mark.svg" alt="" width={32} height={32} className="shrink-0" />
      {/* On the narrowest screens the header has space for the logo only. */}
      <bdi className="in-[.site-header]:max-[26rem]:sr-only">{name}</bdi>
    </Link>
  );
}
