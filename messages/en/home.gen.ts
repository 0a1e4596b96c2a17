// Compiled from home.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  guides: Record<never, never>;
  visaInformation: Record<never, never>;
  start: Record<never, never>;
  exploreMore: Record<never, never>;
  features: Record<never, never>;
  visaTitle: Record<never, never>;
  visaText: Record<never, never>;
  guidesTitle: Record<never, never>;
  guidesText: Record<never, never>;
  costsTitle: Record<never, never>;
  costsText: Record<never, never>;
  tipsTitle: Record<never, never>;
  tipsText: Record<never, never>;
  questions: Record<never, never>;
  all: Record<never, never>;
  general: Record<never, never>;
  visa: Record<never, never>;
  destination: Record<never, never>;
  stillAQuestion: { link: Tag };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'home',
  language: 'en',
  messages: {
    guides: "Destination guides",
    visaInformation: "Visa information",
    start: "Start",
    exploreMore: "Explore More",
    features: "What you find here",
    visaTitle: "Visa Information",
    visaText: "Required, on arrival or visa free: what is known for your passport.",
    guidesTitle: "Destination Guides",
    guidesText: "What a place is like, when to go and how to get around.",
    costsTitle: "Cost Estimates",
    costsText: "What a visa costs, and what an extension of the stay adds.",
    tipsTitle: "Travel Tips",
    tipsText: "How an application goes, step by step, and what to bring.",
    questions: "Frequently Asked Questions",
    all: "All Questions",
    general: "General",
    visa: "Visa",
    destination: "Destinations",
    stillAQuestion: ["Still have a question? ",["link","Contact Our Support Team"]],
  },
};
export default catalogue;
