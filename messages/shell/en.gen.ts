// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  tourist: Record<never, never>;
  transit: Record<never, never>;
  nomad: Record<never, never>;
  visaInfo: Record<never, never>;
  passports: Record<never, never>;
  tools: Record<never, never>;
  together: Record<never, never>;
  compare: Record<never, never>;
  trip: Record<never, never>;
  schengen: Record<never, never>;
  search: Record<never, never>;
  openMenu: Record<never, never>;
  closeMenu: Record<never, never>;
  main: Record<never, never>;
  mobile: Record<never, never>;
  myTravel: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    tourist: "Tourist Destinations",
    transit: "Transit Destinations",
    nomad: "Nomad Destinations",
    visaInfo: "Visa Information",
    passports: "Passports",
    tools: "Tools",
    together: "Together",
    compare: "Compare",
    trip: "Trip",
    schengen: "Days in Schengen",
    search: "Search",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    main: "Main",
    mobile: "Mobile",
    myTravel: "My travel",
  },
};
export default catalogue;
