import { useMatches, useRouteContext } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { countsDocuments } from '#src/site/passports/heldDocuments.ts';
import type { Country, PassportOfAnswer } from '../passportOfAnswer.ts';
import { PassportPanel } from './PassportPanel.tsx';

const t = translator(shellMessages);

/** A text of more letters may need more than two lines. */
const LONG_TEXT = 30;

/**
 * "From: {country}" in the header, of the page's answer or else the visitor's, which opens the form to
 * state another passport.
 */
export function PassportControl() {
  const { data: visitor } = trpc.visitor.country.useQuery();
  const country = usePagePassport() ?? visitor?.country;
  const isOwn = visitor !== undefined && visitor.country.code === country?.code;
  const counts = visitor && country && countsDocuments(visitor, country.code);
  const { formState } = useRouteContext({ from: '__root__' });
  const text = t('from', {
    country: country?.name ?? '…',
    more: isOwn ? Math.max(0, visitor.passports.length - 1) : 0,
    documents: counts && visitor.holds.length > 0 ? 'yes' : 'no',
  });
  return (
    <div className="xs:relative">
      <PassportPanel
        current={country}
        refused={formState?.form === 'passport' ? formState : null}
        summaryClassName="gap-1.5 px-2 text-sm font-medium *:[svg]:shrink-0"
        panelClassName="absolute inset-x-4 top-full mt-1 xs:fixed xs:top-16 sm:absolute sm:inset-x-auto sm:top-auto sm:inset-e-0 sm:w-72"
      >
        {country && (
          <img
            src={country.flagUrl}
            alt=""
            width={21}
            height={14}
            className="hidden rounded-xs sm:block"
          />
        )}
        {/* Never cut: a long text has smaller lines, so that the header stays as high. */}
        <span
          className={
            text.length > LONG_TEXT ? 'text-xs leading-[0.875rem] xl:min-w-36' : 'leading-[1rem]'
          }
        >
          {text}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </PassportPanel>
    </div>
  );
}

/** Where pages have the passport that they are about. */
type LoadedPassport = {
  passport?: PassportOfAnswer;
  stated?: Country;
  passports?: { stated?: Country };
  listing?: { passports: { stated?: Country } };
};

/** The passport of the page's answer; undefined on pages without one. */
function usePagePassport(): Country | undefined {
  return useMatches({
    select: (matches) =>
      matches
        .map(({ loaderData }) => loaderData as LoadedPassport | undefined)
        .map(
          (one) =>
            one?.passport?.country ??
            one?.stated ??
            (one?.passports ?? one?.listing?.passports)?.stated,
        )
        .find((country) => country?.flagUrl),
  });
}
