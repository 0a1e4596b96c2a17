import { useRef } from 'react';
import { localAddress } from '#messages/language.ts';
import { useRoutedLinks } from '../answerLists/useRoutedLinks.ts';
import { useCountryName } from '../passports/useCountries.ts';

/** A number of countries that expands into links to them. */
export function CountryLinks({
  summary,
  countries,
  from,
}: {
  summary: string;
  countries: readonly string[];
  /** The passport for the linked answers; the visitor's own by default. */
  from?: string;
}) {
  const nameOf = useCountryName();
  const list = useRef<HTMLDetailsElement>(null);
  useRoutedLinks(list);
  if (countries.length === 0) return <p className="font-semibold">{summary}</p>;
  const search = from ? `?from=${from}` : '';
  return (
    <details ref={list}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{summary}</summary>
      <ul className="flex flex-wrap gap-x-3 text-sm">
        {countries.map((code) => (
          <li key={code}>
            <a
              href={localAddress(`/visa-info/${code}${search}`)}
              className="link inline-block py-1.5"
            >
              {nameOf(code)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
