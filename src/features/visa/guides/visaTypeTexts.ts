import type { VisaType } from '../../../../server/schemas/constants.ts';

/** The paragraphs of each kind of visa's page. */
export const visaTypeTexts: Record<VisaType, string[]> = {
  tourist: [
    'A tourist visa lets you stay for a limited time and does not let you work. Many countries waive it for some passports; others issue it on arrival, or ask you to apply online or at an embassy before you leave.',
    'What counts is the passport you travel with, not where you live. The length of stay starts on the day you enter, and in some regions, such as the Schengen area, days spent in one country count in all of them.',
    'Border officers may ask for a return ticket, an address for the first nights and proof of enough money, even where no visa is needed. Many countries also want a passport that stays valid for six months.',
  ],
  transit: [
    'Some countries let you change planes without any visa as long as you stay on the airside of the airport. Others ask certain passports for an airport transit visa even for that.',
    'You pass the border, and need what a visitor needs, as soon as you collect luggage and check it in again, change airports, or leave the terminal for the night.',
    'Keep the ticket for the onward flight and, if it needs one, the visa for your final destination at hand: both are usually asked for.',
  ],
  working: [
    'Working needs permission nearly everywhere, and usually before you travel. As a rule an employer in the country sponsors the application; working-holiday schemes and digital-nomad visas are the main exceptions.',
    'Working-holiday schemes are agreements between two countries, so they depend on your passport and your age. Digital-nomad visas ask for income from abroad above a stated amount, and for health insurance.',
    'Being allowed in without a visa, or on a tourist visa, almost never includes the right to work there, and in many countries not even the right to work online for somebody at home.',
  ],
};
