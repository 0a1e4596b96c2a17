import type { VisaType } from '../../../../server/schemas/constants.ts';

/** The usual steps of an application in any country. */
export const applicationSteps: Record<VisaType, string[]> = {
  tourist: [
    'Look up what your passport needs: none, a visa on arrival, or one in advance.',
    'Check that the passport is valid long enough, often six months beyond the stay, and has empty pages.',
    'Fill in the application on the website of the embassy or of the country’s e-visa service, and nowhere else.',
    'Gather the documents: photo, itinerary, address of the first nights, proof of money, insurance where it is asked for.',
    'Pay the fee and, if asked, go to the appointment for fingerprints and photo.',
    'Wait for the decision before you buy what can’t be refunded, then check every detail printed on the visa.',
  ],
  transit: [
    'Find out from the airline whether your luggage is checked through and both flights use the same airport.',
    'Look up whether your passport needs an airport transit visa even without passing the border.',
    'If you leave the airside, look up what a visitor needs: a transit visa covers a few hours or days at most.',
    'Have the onward ticket and the visa for the final destination ready: the application and the airline ask for both.',
    'Apply at the embassy or online as early as for a tourist visa; processing is not faster because the stay is short.',
  ],
  working: [
    'Find the scheme that fits: a job with a sponsor, a working holiday, or a visa for remote workers.',
    'For a job, the employer usually applies first, for a permit or a certificate that you then need.',
    'Gather the proof: qualifications, contract or income, clean record, health insurance, often with certified translations.',
    'Apply at the embassy of the country, in person where fingerprints are taken.',
    'Do not start working before the visa, and where needed the residence permit, has been issued.',
    'Register with the local authorities after arrival, within the days the visa states.',
  ],
};
