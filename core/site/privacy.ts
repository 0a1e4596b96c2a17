import type { SitePageText } from '../inputs/settings/sitePage.ts';

/** The default text of the privacy page. */
export const shippedPrivacy: SitePageText = {
  description: 'What this site stores about you, why, and for how long.',
  intro: 'What this site stores about you, why, and for how long.',
  text: `
# Reading pages

You can read everything without an account. There are no advertisements, no tracking, no analytics and no scripts from other sites. If an administrator gave a destination an image from another website, your browser asks that website for it.

# Your network address

To guess your country, the server looks your address up in its own database. The address leaves the server only if whoever runs this site has set up an outside look-up service. Addresses appear in the server’s log, and are kept in memory for up to an hour to slow down abuse of the forms. Only if you try to sign in as an administrator is a fingerprint of your address stored, for half an hour at most.

# Newsletter

If you subscribe, your email address and the time are stored until you unsubscribe or ask us to delete them. They are used for the newsletter only. Where this site sends email, you are asked by email to confirm first, and an address that nobody confirms is deleted after 14 days. What we have sent you is on record, without its text, for 30 days.

# Changes by email

Where this site sends email, you may ask it to tell you when an answer changes. Your email address, the answers you chose and the time are stored until you end that with the link in every one of these emails. What nobody confirms is deleted after 14 days.

# Contact form

Your name, email address, message and the time are stored so that we can answer, and so is what we answer from here. Ask us, and we delete them.

# Your passports

The passports you state, four at most, are kept in a cookie of your browser and nowhere else, and so are the visas, residence permits and country of residence that you choose: see the cookies page. So that what most people ask for is checked first, the server counts how often each passport and destination is asked for, without your address, your cookie or the time. What it has no answer for is counted by day too, so that somebody can look for one, and deleted after 90 days.

# “Is this wrong?”

If you tell us that an answer is wrong, that answer, what you write and the time are stored, without your name, email or network address. A report is deleted a year after we have closed it. Please write nothing about yourself in it.

# Administrators

For the people who keep this site, their name, their email address, a hash of their password and, if they use it, the secret of their authenticator app are stored until the account is deleted; of each running session its browser, its network and when it was last used. The history of changes keeps their name.

# Your rights

Write to us through the contact page to learn what is stored about you, to have it corrected, or to have it deleted. For your email address we can find and delete everything at once: messages and our replies, newsletter, watched answers, reports that name it, what waits to be sent or was, and what the trash holds; the history of changes stays, without the address. What is deleted is gone from the site at once, and from its backups as newer ones replace them.
`.trim(),
};
