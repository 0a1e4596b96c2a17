// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  passport: Record<never, never>;
  destination: Record<never, never>;
  everyPassport: Record<never, never>;
  everyDestination: Record<never, never>;
  show: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    passport: "Passport",
    destination: "Destination",
    everyPassport: "Every passport",
    everyDestination: "Every destination",
    show: "Show",
  },
};
export default catalogue;
