// Compiled from continents.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  asia: Record<never, never>;
  europe: Record<never, never>;
  northAmerica: Record<never, never>;
  southAmerica: Record<never, never>;
  africa: Record<never, never>;
  oceania: Record<never, never>;
  antarctica: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'continents',
  language: 'en',
  messages: {
    asia: "Asia",
    europe: "Europe",
    northAmerica: "North America",
    southAmerica: "South America",
    africa: "Africa",
    oceania: "Oceania",
    antarctica: "Antarctica",
  },
};
export default catalogue;
