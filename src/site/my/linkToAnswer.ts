import type { VisaType } from '#core/vocabulary.ts';
import { DEFAULT_STAY } from '#core/vocabulary.ts';

/** The link to a saved answer's page. */
export function linkToAnswer({
  passport,
  destination,
  purpose,
  holds,
}: {
  passport: { code: string };
  destination: { code: string };
  purpose: VisaType;
  holds?: string | undefined;
}) {
  return {
    to: '/visa-info/$topic',
    params: { topic: destination.code },
    search: { from: passport.code, type: purpose === DEFAULT_STAY ? undefined : purpose, holds },
  } as const;
}
