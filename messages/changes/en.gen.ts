// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  passport: Record<never, never>;
  destination: Record<never, never>;
  everyPassport: Record<never, never>;
  everyDestination: Record<never, never>;
  show: Record<never, never>;
  editions: Record<never, never>;
  editionsHint: Record<never, never>;
  imported: Record<never, never>;
  source: Record<never, never>;
  edition: Record<never, never>;
  editionUndated: Record<never, never>;
  rules: Record<never, never>;
  changed: Record<never, never>;
  noEditions: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    passport: "Passport",
    destination: "Destination",
    everyPassport: "Every passport",
    everyDestination: "Every destination",
    show: "Show",
    editions: "Latest imports",
    editionsHint: "We import each new edition of our sources here. A first import changes no answers.",
    imported: "Imported",
    source: "Source",
    edition: "Edition",
    editionUndated: "No date",
    rules: "Rules",
    changed: "Changed answers",
    noEditions: "No source has been imported yet.",
  },
};
export default catalogue;
