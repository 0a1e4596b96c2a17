import type { SitePageText } from '../inputs/settings/sitePage.ts';

/** The default text of the cookies page. */
export const shippedCookies: SitePageText = {
  description: 'The cookies this site sets, and what each is for.',
  intro:
    'This site sets no cookie until you ask for something that needs one. These are all there are. Over https, their names begin with __Host-.',
  text: `
# Your passports (passport)

Set when you state your passport in the header or beside an answer, so that it stays. It holds the two letters of its country, of up to four if you add more passports, and lasts for a year or until you remove them. Without it the site guesses your country again. A link that you share names only the passport whose answer it shows.

# Your documents (documents)

Set when you choose visas, residence permits or a country of residence on the page “My documents”. It holds their names, such as us-visa, and lasts for a year or until you remove them there. A link that you share names them only if its address already does.

# Signed-in administrators (session)

Set only for the people who keep this site, when they sign in. It holds a random number that stands for their session, which ends 30 days after its last use at the latest, and when they sign out.

# Browsers of administrators (device)

Set only for administrators who sign in. It holds a random number, signed for their account, that tells a browser that has signed in before from strangers who guess passwords. It lasts for 400 days, or until the password changes.

# Appearance

If you choose light or dark at the foot of a page, your browser keeps that one word in its local storage. It is never sent to the server; choosing “System” removes it.

# Planned stays

Stays that you enter on the page “Days in Schengen” are kept in the local storage of your browser until you remove them there. They are never sent to the server, unless your browser runs no scripts: then they are sent to be counted, and not stored.

# Saved answers and trips

Answers and trips that you save are kept in the local storage of your browser, until you remove them on the page “My travel”. That page asks the server what the answers say today: it sends the passport, destination and documents of each, and the server stores nothing.

# Pages without a network

So that they open without a network, your browser keeps the start page, “My travel”, and up to 50 answers and tools that you visited, with their scripts and styles. Pages of links that others shared with you are kept only if you save them. “Forget everything on this device” on the page “My travel” removes all of this.

# Scroll positions

So that going back lands where you were, your browser keeps how far you had scrolled each page in its session storage. It is never sent to the server and is gone when you close the tab.
`.trim(),
};
