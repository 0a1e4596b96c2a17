// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  notSaved: Record<never, never>;
  form: Record<never, never>;
  issued: Record<never, never>;
  expires: Record<never, never>;
  enter: Record<never, never>;
  leave: Record<never, never>;
  check: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    title: "Will your passport be accepted?",
    notSaved: "Dates are checked on your device and not saved.",
    form: "Check your passport",
    issued: "Passport issued on",
    expires: "Passport expires on",
    enter: "You enter on",
    leave: "You leave on",
    check: "Check",
  },
};
export default catalogue;
