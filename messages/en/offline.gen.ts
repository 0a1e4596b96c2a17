// Compiled from offline.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  notHere: Record<never, never>;
  here: Record<never, never>;
  tryAgain: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'offline',
  language: 'en',
  messages: {
    title: "You are offline",
    notHere: "This page is not saved on this device. It opens by itself when you are back online.",
    here: "Pages on this device:",
    tryAgain: "Try again",
  },
};
export default catalogue;
