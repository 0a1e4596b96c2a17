// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  visaFor: { country: string | number };
  withPassport: { passport: string | number };
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    visaFor: ["Visa for ",["country"]],
    withPassport: ["Passport: ",["passport"]],
  },
};
export default catalogue;
