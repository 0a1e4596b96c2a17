// Compiled from mail.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  confirmNewsletterSubject: { site: string | number };
  newsletterAsked: { address: string | number };
  newsletterConfirm: { days: number };
  newsletterIgnore: Record<never, never>;
  welcomeSubject: { site: string | number };
  welcome: { address: string | number };
  welcomeStop: Record<never, never>;
  confirmWatchSubject: { site: string | number };
  watchAsked: { address: string | number };
  watchConfirm: { days: number };
  watchIgnore: Record<never, never>;
  oneChangedSubject: { site: string | number; country: string | number };
  manyChangedSubject: { site: string | number; count: number };
  changed: Record<never, never>;
  before: { answer: string | number };
  now: { answer: string | number };
  stopThis: { link: string | number };
  more: { count: number };
  why: { address: string | number };
  stopAll: { link: string | number };
  newsletter: Record<never, never>;
  changes: Record<never, never>;
  askNewsletter: { email: string | number };
  confirm: Record<never, never>;
  doneNewsletter: Record<never, never>;
  sentNewsletter: Record<never, never>;
  askLeave: { email: string | number };
  unsubscribe: Record<never, never>;
  doneLeave: Record<never, never>;
  askWatch: { email: string | number; answer: string | number };
  doneWatch: Record<never, never>;
  sentWatch: Record<never, never>;
  askStop: { email: string | number; answer: string | number };
  askStopAll: { email: string | number };
  stop: Record<never, never>;
  doneStop: Record<never, never>;
  done: Record<never, never>;
  ended: Record<never, never>;
  thisAnswer: Record<never, never>;
  headTitle: Record<never, never>;
  headDescription: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'mail',
  language: 'en',
  messages: {
    confirmNewsletterSubject: ["Please confirm: newsletter (",["site"],")"],
    newsletterAsked: ["Somebody, probably you, asked for our newsletter: ",["address"]],
    newsletterConfirm: [["days",2,{"one":["To subscribe, open this page within ",0," day and press the button:"],"other":["To subscribe, open this page within ",0," days and press the button:"]}]],
    newsletterIgnore: "If you do nothing, you get no newsletter and we delete your address after that time.",
    welcomeSubject: ["You are subscribed: newsletter (",["site"],")"],
    welcome: ["You now get our newsletter: ",["address"]],
    welcomeStop: "To stop at any time, open this page and press the button:",
    confirmWatchSubject: ["Please confirm: changes of visa rules (",["site"],")"],
    watchAsked: ["Somebody, probably you, wants an email when this answer changes: ",["address"]],
    watchConfirm: [["days",2,{"one":["To get these emails, open this page within ",0," day and press the button:"],"other":["To get these emails, open this page within ",0," days and press the button:"]}]],
    watchIgnore: "If you do nothing, you get no email and we delete your address after that time.",
    oneChangedSubject: [["site"],": visa rules changed: ",["country"]],
    manyChangedSubject: [["site"],": ",["count",2,{"one":[0," answer that you watch has changed"],"other":[0," answers that you watch have changed"]}]],
    changed: "Visa rules that you watch have changed. Check an official source before you travel.",
    before: ["Before: ",["answer"]],
    now: ["Now: ",["answer"]],
    stopThis: ["Stop emails about this answer: ",["link"]],
    more: [["count",2,{"one":[0," more answer has changed."],"other":[0," more answers have changed."]}]],
    why: ["You asked for these emails: ",["address"]],
    stopAll: ["Stop all of these emails: ",["link"]],
    newsletter: "Newsletter",
    changes: "Changes by email",
    askNewsletter: ["Send the newsletter to this address? ",["email"]],
    confirm: "Confirm",
    doneNewsletter: "Thank you for subscribing! You will get our next newsletter.",
    sentNewsletter: "Thank you for subscribing!",
    askLeave: ["Stop the newsletter to this address? ",["email"]],
    unsubscribe: "Unsubscribe",
    doneLeave: "You are unsubscribed. We have deleted your address from the list.",
    askWatch: ["Get an email at ",["email"]," when this changes? ",["answer"]],
    doneWatch: "Thank you. You get an email when this changes, at most one a day.",
    sentWatch: "Thank you.",
    askStop: ["Stop emails to ",["email"]," about this? ",["answer"]],
    askStopAll: ["Stop all emails to ",["email"]," about changed answers?"],
    stop: "Stop",
    doneStop: "You get no more of these emails. We have deleted your address.",
    done: "Done.",
    ended: "This link has expired or is incomplete. Please ask for a new one.",
    thisAnswer: "Deleted answer",
    headTitle: "Email",
    headDescription: "A link from one of our emails.",
  },
};
export default catalogue;
