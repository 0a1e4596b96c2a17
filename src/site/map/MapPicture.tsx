import { outlineAddress } from 'virtual:world-map';
import type { CSSProperties } from 'react';
import { tableAccesses } from '../answerLists/answerWords.ts';
import { type MapCountry, shadeOf } from './mapCountry.ts';

/**
 * The whole map as one copy of the drawing: each country has the colour of its answer by a property
 * with its code (see worldMap.css).
 */
export function MapPicture({ countries }: { countries: readonly MapCountry[] }) {
  const colours = Object.fromEntries(
    countries.map((country) => [
      `--${country.code}`,
      `var(--a${tableAccesses.indexOf(shadeOf(country))})`,
    ]),
  );
  return (
    <use
      className="world-map-picture"
      href={`${outlineAddress}#world`}
      style={colours as CSSProperties}
    />
  );
}
