// Compiled from contact.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  sent: Record<never, never>;
  send: Record<never, never>;
  name: Record<never, never>;
  email: Record<never, never>;
  message: Record<never, never>;
  information: Record<never, never>;
  officeHours: Record<never, never>;
  title: Record<never, never>;
  intro: Record<never, never>;
  about: { question: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'contact',
  language: 'en',
  messages: {
    sent: "Thank you for your message! We will answer by email.",
    send: "Send Message",
    name: "Name",
    email: "Email",
    message: "Message",
    information: "Contact information",
    officeHours: "Office hours",
    title: "Contact",
    intro: "Ask a question, or tell us what should be corrected.",
    about: ["My question: which entry rules apply? ",["question"]],
  },
};
export default catalogue;
