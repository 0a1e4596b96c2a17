import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { addressOf, toolsMenu } from '#core/site/pages.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { useDismissedDetails } from '#src/ui/useDismissal.ts';
import { NavigationLinks } from './NavigationLinks.tsx';

const t = translator(shellMessages);

/** The tools, as a menu that works without scripts. */
export function ToolsMenu() {
  const { pathname } = useLocation();
  const { details, summary } = useDismissedDetails();
  const isCurrent = toolsMenu.some(([page]) => pathname === addressOf[page]);
  return (
    <details ref={details} className="dropdown relative">
      <summary
        ref={summary}
        data-current={isCurrent || undefined}
        className="flex min-h-11 list-none items-center gap-1 rounded-md px-2 font-medium whitespace-nowrap hover:underline data-current:underline"
      >
        {t('tools')}
        <ChevronDown aria-hidden="true" size={16} />
      </summary>
      <NavigationLinks
        links={toolsMenu}
        className="card absolute top-full inset-e-0 z-50 flex w-52 flex-col p-2 text-ink"
      />
    </details>
  );
}
