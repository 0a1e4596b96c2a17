import type { SampleFaq } from './types.ts';

/** The questions on the home page: four about visas, three about destinations, three general. */
export const faqs: SampleFaq[] = [
  {
    question: 'Does the visa I need depend on my passport or on where I live?',
    answer:
      'On your passport. Entry rules are written for nationalities, so two people who live in the same street may need different visas. Where you live still matters for the place you apply at, and some countries relax their rules for holders of certain residence permits. If you have two passports, compare both and enter and leave on the same one.',
    category: 'visa',
  },
  {
    question: 'What is the difference between a visa, an e-visa, a visa on arrival and an ETA?',
    answer:
      'A visa is permission you obtain in advance, usually from a consulate. An e-visa is the same permission, applied for and issued online. A visa on arrival is given at the border, often for a fee. An ETA, short for electronic travel authorisation, is not a visa: it is a short online check for people who need none, but without it the airline may not let you board.',
    category: 'visa',
  },
  {
    question: 'Do I need a transit visa if I only change planes?',
    answer:
      'Often not, as long as you stay airside and your bags are checked through. You may need one if you have separate tickets, collect luggage, change airport or terminal, or stay overnight, and a few countries ask some nationalities for a visa even inside the airport. Look at the transit entry for your passport and ask your airline before you book.',
    category: 'visa',
  },
  {
    question: 'What happens if I stay longer than I am allowed to?',
    answer:
      'Overstaying is an offence nearly everywhere, even by a day. Depending on the country you may pay a fine for each day, be detained or deported, or be barred from returning for years, and later applications elsewhere can suffer. Check whether the day of arrival counts. If you need more time, ask for an extension before your stay ends, not after.',
    category: 'visa',
  },
  {
    question: 'How long does my passport have to be valid for the place I am visiting?',
    answer:
      'Six months from the day you arrive is the safe rule, and the United Arab Emirates and Indonesia apply it. The Schengen Area asks for three months after you leave, in a passport issued within the last ten years. Japan asks only that it lasts for the stay. Airlines check this at the counter, so renew early if you are close, and keep two pages blank.',
    category: 'destination',
  },
  {
    question: 'What do the tourist, transit and nomad categories mean?',
    answer:
      'They describe what a place is suited to. Tourist destinations are worth a journey of their own, transit destinations are places where many travellers change planes or stop for a day or two, and nomad destinations offer some way to stay longer while you work remotely. A place can be in more than one. The category never replaces the visa rules for your passport.',
    category: 'destination',
  },
  {
    question: 'How are destinations rated?',
    answer:
      'Whoever enters a destination gives it a rating from 0 to 5 with one decimal. The ratings of Dubai, Paris, Bali and Tokyo came with the site as examples: they are nobody’s judgement. A rating is about the place as somewhere to visit, not about how easy its visa is. The popular destinations on the home page are shown with the highest rating first.',
    category: 'destination',
  },
  {
    question: 'How does the site know which country I am from?',
    answer:
      'It makes a guess. The server looks up the network address of your connection in a table it keeps itself, without asking another service. That tells it where you are connecting from, not which passport you hold, so it can be wrong if you are travelling, live abroad or use a VPN. Choose your passport under “From:” in the header and the visa answers follow it.',
    category: 'general',
  },
  {
    question: 'Where does the information come from, and can I rely on it?',
    answer:
      'Every answer of a country names its source and its date. Some are official lists; most are collections by others that were not checked here, and the answer says so. What a destination adds may name no source. Rules and fees change, sometimes overnight, and the officer at the border has the last word. Use these pages to plan, and confirm with the embassy or the official immigration website before you pay for anything.',
    category: 'general',
  },
  {
    question: 'I found a mistake. How can I suggest a correction?',
    answer:
      'Please write to us through the form at /contact. Name the destination, the passport and the type of visa, say what should change, and add a link to the official page if you have one. “Is this wrong?” below an answer sends that answer along.',
    category: 'general',
  },
];
