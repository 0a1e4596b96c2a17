import { useMatches } from '@tanstack/react-router';
import type { Country, PassportOfAnswer } from './passportOfAnswer.ts';

/** The passport of the page's answer; undefined on pages without one. */
export function usePagePassport(): Country | undefined {
  return useMatches({
    select: (matches) =>
      matches
        .map(({ loaderData }) => loaderData as { passport?: PassportOfAnswer; stated?: Country })
        .map((loaded) => loaded?.passport?.country ?? loaded?.stated)
        .find((country) => country?.flagUrl),
  });
}
