import type { SitePageText } from '../inputs/settings/sitePage.ts';

/** The default text of the terms. */
export const shippedTerms: SitePageText = {
  description: 'The terms under which this site can be used.',
  intro: 'What you can expect from this site, and what it expects from you.',
  text: `
# What this site is

This site collects what is known about destinations and about the visas that different passports need there. It is information, not legal advice, and it issues no visas and sells nothing.

# Check before you travel

Rules change without notice and officers at the border decide. Before you book and again before you leave, confirm the answer with the embassy or the immigration authority of the country you travel to. The team that runs this site cannot answer for a refused entry or a missed journey.

# Your country

The site guesses your passport country from your network address, which says where you are and not which nationality you hold. State your passport in the header or beside the answer before you rely on an answer.

# Fair use

You may read, print and link to everything here. Do not try to sign in to what is not yours, to send messages by machine, or to load the site so heavily that others are kept out: such requests are slowed down or refused.

# Corrections

If you find something wrong or out of date, tell us through the contact page. Thank you!
`.trim(),
};
