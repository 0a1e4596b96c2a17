import { useRouteContext } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { trpc } from '../../lib/trpc.ts';
import { PassportPanel } from './PassportPanel.tsx';

/** "From: {country}" in the header, which opens the form to state another passport. */
export function PassportControl() {
  const { data: visitor } = trpc.visitor.country.useQuery();
  const { formState } = useRouteContext({ from: '__root__' });
  return (
    <div className="relative">
      <PassportPanel
        current={visitor?.country}
        refused={formState?.form === 'passport' ? formState : null}
        summaryClassName="gap-1.5 px-2 text-sm font-medium"
        panelClassName="fixed inset-x-4 top-16 mt-1 sm:absolute sm:inset-x-auto sm:top-auto sm:right-0 sm:w-72"
      >
        {visitor && (
          <img
            src={visitor.country.flagUrl}
            alt=""
            width={21}
            height={14}
            className="hidden rounded-xs sm:block"
          />
        )}
        <span className="max-w-28 leading-tight sm:max-w-none">
          From: {visitor?.country.name ?? '…'}
          {visitor && visitor.passports.length > 1 && ` and ${visitor.passports.length - 1} more`}
          {visitor && visitor.holds.length > 0 && ', with documents'}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </PassportPanel>
    </div>
  );
}
