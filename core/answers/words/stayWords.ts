import verdictMessages from '#messages/en/verdict.gen.ts';
import { translator } from '#messages/translate.ts';
import type { ListedAccess } from '../access.ts';
import type { EntryAnswer, Stay } from '../entryAnswer.ts';

const t = translator(verdictMessages);

/** A length of stay in rows, titles, tables and changes: "1 day", "6 months". */
export function wordsOfStay({ number, unit }: Stay): string {
  return t(unit === 'days' ? 'days' : 'months', { number });
}

/** Accesses without a length of stay, of which none is missing. */
export const withoutStay: ReadonlySet<ListedAccess> = new Set<ListedAccess>([
  'own_country',
  'freedom_of_movement',
  'no_admission',
  'suspended',
  null,
]);

type Windowed = Pick<EntryAnswer, 'stay' | 'window'>;

/** "Up to 90 days" */
export function lengthOfStay({ number, unit }: Stay): string {
  return unit === 'days' ? t('upToDays', { days: number }) : t('upToMonths', { months: number });
}

/** "up to 90 days in any 180"; undefined if no length is known. */
export function stayInLine(answer: Windowed): string | undefined {
  const window = windowOf(answer);
  if (window) return t('stayInWindow', window);
  return answer.stay ? lengthInLine(answer.stay) : undefined;
}

/** "up to 90 days" */
export function lengthInLine({ number, unit }: Stay): string {
  return unit === 'days' ? t('stayDays', { days: number }) : t('stayMonths', { months: number });
}

/** The window in which the stay is counted, unless the stay has another length. */
export function windowOf({ stay, window }: Windowed): EntryAnswer['window'] {
  const isSame = !stay || (stay.unit === 'days' && stay.number === window?.days);
  return isSame ? window : null;
}
