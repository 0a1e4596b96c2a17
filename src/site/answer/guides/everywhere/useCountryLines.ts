import { useMemo } from 'react';
import { type PackedLines, unpackLines } from '#core/answers/packedLines.ts';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import messages from '#messages/en/changingPlanes.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import type { ListedLine } from '#src/site/answerLists/countryLines.ts';
import { useStatedHolds } from '#src/site/documents/StatedDocuments.tsx';
import type { Country } from '#src/site/passports/passportOfAnswer.ts';
import { useCountries } from '#src/site/passports/useCountries.ts';
import type { ListedStay } from './loadEverywhere.ts';

const t = translator(messages);

/** The lines of a list for one kind of stay, with names, and links to the whole answers. */
export function useCountryLines<Group extends string>(
  packed: PackedLines,
  { type, groups, passports }: { type: ListedStay; groups: readonly Group[]; passports: Country[] },
): ListedLine<Group>[] {
  const countries = useCountries();
  const holds = useStatedHolds();
  return useMemo(() => {
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    const labels = new Map(passports.map((passport) => [passport.code, passportLabel(passport)]));
    const held = holds ? `&holds=${holds}` : '';
    return unpackLines(packed, groups).map((line) => ({
      ...line,
      name: names.get(line.code) ?? line.code,
      href: localAddress(`/visa-info/${line.code}?from=${line.passport}&type=${type}${held}`),
      // Where nothing is known, no passport is easier.
      ...(labels.size > 1 &&
        line.tone !== 'unknown' && {
          ofPassport: t('stated', { passports: labels.get(line.passport) ?? '' }),
        }),
    }));
  }, [packed, type, groups, countries, passports, holds]);
}
