import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import { YEAR_DAYS } from '../dates.ts';
import type { ApplicationSite } from './borderFacts.ts';
import { termsOfTitle } from './linkTitle.ts';

/** The words for what an application gives and takes; the panel's forms don't load them. */

const t = translator(borderMessages);

/** What an application gives and takes, beyond its title: "Processing: 5–10 working days." */
export function applicationDetails(link: ApplicationSite): string[] {
  const { title, processing, validityDays, stayDays, entries } = link;
  const said = termsOfTitle(title);
  const time = processing && processingTime(processing);
  return [
    time ? t('processing', { time }) : '',
    validityDays === null ? '' : validityInWords(validityDays),
    stayDays === null || stayDays === said?.stayDays ? '' : t('stayUpTo', { days: stayDays }),
    entries && entries !== said?.entries ? t('entries', { entries }) : '',
  ].filter(Boolean);
}

/** How long a visa can be used; sources count whole years in days. */
function validityInWords(days: number): string {
  const years = days / YEAR_DAYS;
  return Number.isInteger(years) ? t('validForYears', { years }) : t('validFor', { days });
}

/** How long an application takes: "5–10 working days"; '' if unknown. */
export function processingTime({
  min,
  max,
  unit,
}: NonNullable<ApplicationSite['processing']>): string {
  if (max === null) {
    return min === null ? '' : t('timeAtLeast', { time: t('length', { unit, count: min }) });
  }
  if (max === 0) return t('timeAtOnce');
  const time = t('length', { unit, count: max });
  if (min === max) return time;
  return min === null || min === 0 ? t('timeUpTo', { time }) : t('timeRange', { least: min, time });
}
