/** Messages that have another place since, most as they said the same as another. */
const moved: Readonly<Record<string, string>> = {
  'messages/access/stayDays': 'messages/verdict/days',
  'messages/access/stayMonths': 'messages/verdict/months',
  'messages/answers/otherSideFrom': 'messages/answers/soon',
  'messages/head/accessEVisa': 'messages/verdict/accessEVisa',
  'messages/head/accessFreedomOfMovement': 'messages/verdict/accessFreedomOfMovement',
  'messages/head/accessNoAdmission': 'messages/verdict/accessNoAdmission',
  'messages/head/accessVisaFree': 'messages/verdict/accessVisaFree',
  'messages/head/accessVisaOnArrival': 'messages/verdict/accessVisaOnArrival',
  'messages/head/accessVisaRequired': 'messages/verdict/accessVisaRequired',
  'messages/head/answerDescription': 'messages/answerHead/descriptionOpen',
  'messages/head/answerDescriptionUnknown': 'messages/answerHead/descriptionUnknown',
  'messages/head/answerImage': 'messages/answerHead/answerImage',
  'messages/head/answerTitle': 'messages/answerHead/answerTitle',
  'messages/head/answerTitleTransit': 'messages/answerHead/answerTitleTransit',
  'messages/head/answerTitleWorking': 'messages/answerHead/answerTitleWorking',
  'messages/head/countryDescription': 'messages/answerHead/countryDescription',
  'messages/head/countryDescriptionUnknown': 'messages/answerHead/countryDescriptionUnknown',
  'messages/head/countryTitle': 'messages/answerHead/countryTitle',
  'messages/head/countryTitleOpen': 'messages/answerHead/countryTitleOpen',
  'messages/head/entryRestricted': 'messages/verdict/restricted',
  'messages/head/entrySuspended': 'messages/verdict/entrySuspended',
  'messages/head/stayInDays': 'messages/verdict/days',
  'messages/head/stayInMonths': 'messages/verdict/months',
  'messages/head/unknown': 'messages/verdict/accessUnknown',
  'messages/head/visasSuspended': 'messages/verdict/visasSuspended',
  'messages/passports/transitHubs': 'messages/changingPlanes/hubs',
  'messages/together/days': 'messages/verdict/days',
  'messages/together/months': 'messages/verdict/months',
  'messages/trip/airside': 'messages/border/airside',
  'messages/trip/askAirline': 'messages/border/askAirline',
  'messages/trip/inDoubt': 'messages/verdict/askEmbassy',
  'messages/trip/landside': 'messages/border/landside',
  'messages/trip/landsideWhy': 'messages/border/landsideWhy',
  'messages/trip/longerVisa': 'messages/answers/longerVisa',
  'messages/verdict/freeMovement': 'messages/verdict/accessFreedomOfMovement',
};

/** The English texts of moved messages that are worded otherwise at their new place. */
const reworded: Readonly<Record<string, string>> = {
  'Entry restricted now': 'Entry is restricted now',
  'No visitor visas issued now': 'No visitor visas are issued now',
  'Visa-free': 'Visa free',
};

/** The former names of messages, by which translations may be stored. */
export const formerSubjects: readonly string[] = Object.keys(moved);

/** The present name of a text that may have moved. */
export function presentSubject(subject: string): string {
  return moved[subject] ?? subject;
}

/** A translation under the present name of its text, with the English of today where its sense is the same. */
export function atPresentSubject<Text extends { subject: string; english: string }>(
  text: Text,
): Text {
  const subject = presentSubject(text.subject);
  if (subject === text.subject) return text;
  return { ...text, subject, english: reworded[text.english] ?? text.english };
}
