import type { ReactNode } from 'react';
import { timeText } from '#core/languages/timeText.ts';
import type { VisaType } from '#core/vocabulary.ts';
import destinationMessages from '#messages/en/destinations.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { Country } from '../passports/passportOfAnswer.ts';
import { DestinationPage } from './DestinationPage.tsx';

const t = translator(destinationMessages);

/** A preview of a destination's page, with a note above its bottom that it isn't published. */
export function PreviewPage({
  token,
  stated,
  wanted,
}: {
  token: string;
  /** The country of the passport in the address. */
  stated: Country | undefined;
  /** The kind of stay in the address. */
  wanted: VisaType | undefined;
}) {
  const [destination] = trpc.preview.destination.useSuspenseQuery({ token });
  // The token gives access to what the page fetches by id, such as its poster.
  const opened = { ...destination, id: token };
  return (
    <>
      <DestinationPage destination={opened} stated={stated} wanted={wanted} previewToken={token} />
      <p
        role="note"
        className="no-print sticky bottom-(--notice-height) z-30 border-t border-line-strong bg-ink px-4 py-3 text-center text-paper"
      >
        {destination.publishAt
          ? t.rich('previewUntil', { time: timeInUtc(destination.publishAt), strong })
          : t.rich('preview', { strong })}
      </p>
    </>
  );
}

const strong = (children: ReactNode) => <strong key="preview">{children}</strong>;

/** In UTC, since the server doesn't know the reader's time zone. */
function timeInUtc(time: string): string {
  return `${timeText(time, 'UTC')} UTC`;
}
