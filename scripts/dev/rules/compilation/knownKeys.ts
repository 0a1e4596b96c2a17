/** Kinds of records in the published files. */
export type RecordKind =
  | 'file'
  | 'group'
  | 'page'
  | 'visa type'
  | 'restriction'
  | 'condition'
  | 'conflict'
  | 'alsoOnArrival'
  | 'entry'
  | 'declaration';

const later = 'extensions and facts about the country ship later';

const beyond = 'beyond the price, times and entries of a visa';

/** All known keys of the files: under `used`, or under the reason for ignoring them. */
const known: Record<RecordKind, Record<string, string>> = {
  file: {
    used: 'destination updated source sources access visaTypes restrictions conditions entry levies registration minors transit',
    [later]: 'facts driving extension extendable regions',
    'days are counted over a window later': 'stayWindow',
    'the last change counts': 'reviewed',
    'the pages name their laws': 'instrument pages',
  },
  group: {
    used: 'access days months stayMonths passports since from until etaWaivedUntil visaTypes source only needs not conditional alsoOnArrival conflict otherSourceSays suspended other also except orAt uncertain limit longerStay visaFreeOnly otherwise inPractice permit documents document fee feeExempt gratisDays',
    'why, not what': 'basis lookupCountry',
    'days are counted over a window later': 'window windowSource entriesMax countsFrom per stamp',
    'the page names its own day': 'changed',
    'the stay is extended later, in the country':
      'extendable extendableDays extendableToDays convertible grantedInParts reentryAfterDays',
    'the visa types say it':
      'entries fees feeFreeSince visaFee totalApprox payment gratisPer hoursBefore applyHoursBefore approvalValidDays processingWeeks stayWithVisa embassyVisa',
    'beside the rule': 'registration idCard idCardAccepted',
    'the access says it': 'visaRequired onArrival noVisaAtBorderSince travelAuthorizationEnded',
    'all rules are for tourists': 'purposes',
  },
  page: {
    used: 'name url checked unverifiable',
    'one page for each rule': 'also alsoStatedOn',
    'the day of the check counts': 'changed',
    'the page was read, and later could not be': 'unreachable recheckFailed gone',
    'why, not what': 'instrument portalOnly listExhaustive',
  },
  'visa type': {
    used: 'id category method stayDays only applyUrl conflict entries fee feeFrom feeOnArrival feesByNationality feeSaarc freeFor otherFees processing reciprocityFee validityDays source',
    [beyond]:
      'admission application appliedForBy applyAt applyBefore applyBusinessDaysBefore applyDaysBefore applyEarliestDays applyEarliestMonths applyHoursBefore applyIn applyLatestDays applyOnline applyThrough applyWindow at bankChargePercent changed closedFor countsDays covers dayTrips documents eVisaConvenienceFee entryOnlyAt expeditedSurcharge expressExtra expressHours extendable extendableDays extensions feeAprilToJune feeDigitalCairo feeDouble feeDubai feeEur feeIfDenied feeMultiple feePaidIn feePerEntry feeSource feeWaiver fees feesByDayFromArrival feesHigher feesLower feesOthersInUS firstEntry freeMonths freeUnderAge funds hoursBefore instrument integrityFee issuedAt issuedBy landHoursBefore mandatory maxDaysPerCalendarYear maxMonths maxTotalDays maxTotalMonths mayAskFor name needs payable payment penaltyWithout per processingFee qrCodeSince reentryFee refundable registrationExempt sevisFee since stayMonths stayPer type urgent urgentFee useWithinMonthsOfIssue validityByPassport validityMonthsMax validitySource validityYears window',
    'an incomplete list': 'outrightFor othersNeed',
  },
  restriction: {
    used: 'kind instrument passports visas exemptions source plus',
    'the day in force is in no record':
      'inForce inForceNotInRecord signed published since citation',
    'counted again here': 'count countries visasBasis',
    'rules for areas, borders and residents, not for passports':
      'area authorisedCategories basis by contact daysBefore effect fee for from needs recordsInstrument recordsYears what',
  },
  condition: {
    used: 'passports appliesTo passportsExcluded notFor gives days ifHolds ifResidesIn age only other purpose documentValidDays since until source',
    'why, not what': 'basis by instrument id changed',
    'of conditions that are not expressed': 'also documents maxDays needs per place',
    'the single visa, which ships later': 'entries fee useWithinDays visaType orGives validYears',
    'the days are given': 'hours',
    'days are counted over a window later': 'window reentryAfterDays',
    'the stay is extended later, in the country':
      'extendable extendableDays extendableOnce extendableTimes',
    'the easier of two, for whom the stricter one is named': 'stricterFor',
  },
  conflict: { used: 'access states', 'the rule names its own page': 'by source' },
  alsoOnArrival: { used: 'months', 'the visa types say it': 'entries' },
  entry: {
    used: 'passportValidity blankPages vaccinations insurance onwardTicket proofOfFunds declarations customs idCard',
  },
  declaration: {
    used: 'id mandatory submitAt hoursBefore daysBefore url source',
    'named in our words': 'name',
    'the title or note says it':
      'only other form when keepUntilExit hoursBeforeMin for airports also landUrl exempt onlyAt windowDays alsoBefore appliesTo conflict workingDaysAfter hoursAfter by direction since returnOn hoursBeforeAdvised',
    'left out with the form': 'inOperation validityDays where basis',
    'arrival forms are free': 'fee',
    'why, not what': 'instrument changed',
  },
};

/** Throws a sentence that names `file` and the first unknown key of `record`. */
export function checkKeys(kind: RecordKind, record: object, file: string): void {
  for (const key of Object.keys(record)) {
    const isKnown = Object.values(known[kind]).some((keys) => keys.split(' ').includes(key));
    if (!isKnown)
      throw new Error(`${file}: nobody has decided what becomes of "${key}" of a ${kind}`);
  }
}
