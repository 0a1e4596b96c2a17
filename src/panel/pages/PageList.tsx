import { Pencil } from 'lucide-react';
import { sitePageTitles } from '#core/site/sitePageNames.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { IconLink } from '../ButtonLink.tsx';
import { NameLink } from '../lists/NameLink.tsx';
import { Gaps } from './Gaps.tsx';

/** The texts that can be replaced, with their state (shipped or edited) and their placeholders. */
export function PageList({ pages }: { pages: RouterOutputs['sitePage']['list'] }) {
  return (
    <ul className="flex flex-col gap-2">
      {pages.map(({ page, changed, gaps }) => (
        <li key={page} className="card flex items-center gap-x-4 p-3">
          <div className="flex min-w-0 grow flex-col gap-1">
            <h2 className="font-semibold">
              <NameLink to="/admin/pages/$page" params={{ page }}>
                {page === 'footer' ? 'Footer' : sitePageTitles[page]}
              </NameLink>
            </h2>
            <p className="text-sm text-ink-soft">
              {changed ? 'Your own text' : 'The shipped text, which updates may improve'}
            </p>
            <Gaps gaps={gaps} />
          </div>
          <IconLink
            Icon={Pencil}
            label={`Edit ${page === 'footer' ? 'Footer' : sitePageTitles[page]}`}
            to="/admin/pages/$page"
            params={{ page }}
            title="Edit"
          />
        </li>
      ))}
    </ul>
  );
}
