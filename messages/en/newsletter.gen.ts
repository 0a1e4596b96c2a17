// Compiled from newsletter.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  newsletter: Record<never, never>;
  newsletterText: Record<never, never>;
  subscribed: Record<never, never>;
  subscribe: Record<never, never>;
  emailAddress: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'newsletter',
  language: 'en',
  messages: {
    newsletter: "Newsletter",
    newsletterText: "New destinations and changed visa rules, by email.",
    subscribed: "Thank you for subscribing!",
    subscribe: "Subscribe",
    emailAddress: "Email address",
  },
};
export default catalogue;
