// Compiled from guides.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  visas: { type: "tourist" | "transit" | "working" };
  about: { type: "tourist" | "transit" | "working" };
  summary: { type: "tourist" | "transit" | "working" };
  whatNeeded: Record<never, never>;
  applicationTitle: Record<never, never>;
  applicationDescription: Record<never, never>;
  applicationIntro: Record<never, never>;
  touristText1: Record<never, never>;
  touristText2: Record<never, never>;
  touristText3: Record<never, never>;
  transitText1: Record<never, never>;
  transitText2: Record<never, never>;
  transitText3: Record<never, never>;
  workingText1: Record<never, never>;
  workingText2: Record<never, never>;
  workingText3: Record<never, never>;
  touristStep1: Record<never, never>;
  touristStep2: Record<never, never>;
  touristStep3: Record<never, never>;
  touristStep4: Record<never, never>;
  touristStep5: Record<never, never>;
  touristStep6: Record<never, never>;
  transitStep1: Record<never, never>;
  transitStep2: Record<never, never>;
  transitStep3: Record<never, never>;
  transitStep4: Record<never, never>;
  transitStep5: Record<never, never>;
  workingStep1: Record<never, never>;
  workingStep2: Record<never, never>;
  workingStep3: Record<never, never>;
  workingStep4: Record<never, never>;
  workingStep5: Record<never, never>;
  workingStep6: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'guides',
  language: 'en',
  messages: {
    visas: [["type",1,{"tourist":"Tourist Visas","transit":"Transit Visas","working":"Working Visas","other":""}]],
    about: [["type",1,{"tourist":"About tourist visas","transit":"About transit visas","working":"About working visas","other":""}]],
    summary: [["type",1,{"tourist":"For holidays, visits to family and friends, and other short private stays.","transit":"For changing planes, or for a short stop on the way to another country.","working":"For a job, a working holiday, or remote work for a foreign employer.","other":""}]],
    whatNeeded: "Check your passport",
    applicationTitle: "Application Processes",
    applicationDescription: "How to apply for a visa, step by step, for each type.",
    applicationIntro: "The usual steps for each kind of visa. Check your destination first: its rules may differ.",
    touristText1: "A tourist visa lets you stay for a limited time. You may not work. Many countries waive the visa for some passports. Others issue it on arrival, online or at an embassy.",
    touristText2: "Your passport counts, not where you live. Your stay starts on the day you enter. In some regions, such as the Schengen area, days in one country count in all.",
    touristText3: "Even without a visa, bring a return ticket, your first address and proof of money. Many countries ask for a passport that stays valid for six months.",
    transitText1: "Some countries let you change planes without a visa if you stay in the transit area. Others ask some passports for an airport transit visa.",
    transitText2: "You go through passport control if you collect luggage, change airports or leave the terminal. The rules for visitors then apply.",
    transitText3: "Keep your onward ticket and the visa for your final destination at hand. You will usually be asked for both.",
    workingText1: "You need permission to work almost everywhere, usually before you travel. In most cases an employer in the country sponsors you. Working holidays and digital-nomad visas are the main exceptions.",
    workingText2: "Working holidays depend on your passport and your age. Digital-nomad visas ask for income from abroad and for health insurance.",
    workingText3: "Visa-free entry or a tourist visa almost never lets you work. In many countries this includes online work for an employer at home.",
    touristStep1: "Check what your passport needs: no visa, a visa on arrival, or a visa beforehand.",
    touristStep2: "Check your passport: many countries ask for six months of validity and for empty pages.",
    touristStep3: "Apply on the website of the embassy or of the country’s e-visa service, and nowhere else.",
    touristStep4: "Prepare your documents: photo, itinerary, first address, proof of money and, if needed, insurance.",
    touristStep5: "Pay the fee. If asked, give your fingerprints and photo at an appointment.",
    touristStep6: "Wait for the decision before you buy anything that can’t be refunded. Check every detail on the visa.",
    transitStep1: "Ask your airline if your luggage is checked through, and if both flights use the same airport.",
    transitStep2: "Check if your passport needs an airport transit visa, even in the transit area.",
    transitStep3: "If you leave the transit area, check the rules for visitors. A transit visa covers only a few hours or days.",
    transitStep4: "Have your onward ticket and the visa for your final destination ready. The airline and the embassy ask for both.",
    transitStep5: "Apply as early as for a tourist visa. A short stay is not processed faster.",
    workingStep1: "Find the right scheme: a job with a sponsor, a working holiday, or a remote-work visa.",
    workingStep2: "For a job, your employer usually applies for a permit first. You need it for your visa.",
    workingStep3: "Collect your proof: qualifications, contract or income, police record and health insurance. You may need certified translations.",
    workingStep4: "Apply at the embassy. Go in person if fingerprints are taken.",
    workingStep5: "Start working only when you have the visa and, if needed, the residence permit.",
    workingStep6: "Register with the local authorities after arrival, within the time that your visa states.",
  },
};
export default catalogue;
