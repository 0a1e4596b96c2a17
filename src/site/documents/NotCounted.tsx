import { documentLabel } from '#core/documents/documentWords.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import documentMessages from '#messages/en/documents.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { NamedCountry } from '../passports/queries.ts';
import { HoldNamed } from './HoldNamed.tsx';

const t = translator(documentMessages);

/** Why the visitor's documents don't count on a page, and a way to change that; nothing without documents. */
export function NotCounted({
  why,
  passports = [],
}: {
  /** Another's passport, many passports, or several travellers. */
  why: 'notCounted' | 'notCountedOfMany' | 'notCountedOfGroup';
  /** The passports with which they would count. */
  passports?: readonly NamedCountry[];
}) {
  const { data: visitor } = trpc.visitor.country.useQuery();
  if (!visitor || visitor.holds.length === 0) return null;
  const documents = listInWords(visitor.holds.map((token) => documentLabel(token)));
  const own = listInWords(visitor.passports.map(({ name }) => name));
  return (
    <div className="no-print flex flex-col items-start gap-2 text-sm">
      <p className="notice">{t(why, { documents, passports: own })}</p>
      {passports.map((passport) => (
        <HoldNamed key={passport.code} passport={passport} />
      ))}
    </div>
  );
}
