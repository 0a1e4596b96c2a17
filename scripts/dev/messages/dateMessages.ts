import { DAY_MS } from '#core/dates.ts';

/** 17 February 2026, a Tuesday, at 14:05. */
const EXAMPLE = new Date(Date.UTC(2026, 1, 17, 14, 5));

/** Two later days: of its month, and of its year. */
const LATER_IN_MONTH = new Date(Date.UTC(2026, 1, 21));
const LATER_IN_YEAR = new Date(Date.UTC(2026, 2, 21));

type Format = Intl.DateTimeFormatOptions;
/** The parts of a date, or of two. */
type Parts = { type: string; value: string }[];

const dayOf = (month: 'short' | 'long'): Format => ({ day: 'numeric', month, year: 'numeric' });
const time: Format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** The messages about dates in a language, by namespace and key, from Unicode CLDR by `Intl`. */
export function dateMessages(language: string): Record<string, Record<string, string>> {
  const parts = (format: Format, date = EXAMPLE): Parts =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...format, timeZone: 'UTC' }).formatToParts(
      date,
    );
  const months = (format: Format) =>
    Array.from({ length: 12 }, (_, index) =>
      nameIn(parts(format, new Date(Date.UTC(2026, index, 17))), 'month'),
    );
  const weekdays = (weekday: 'short' | 'long' | 'narrow') =>
    // The example is a Tuesday; weeks are counted from Monday.
    Array.from({ length: 7 }, (_, index) =>
      nameIn(parts({ weekday }, new Date(EXAMPLE.getTime() + (index - 1) * DAY_MS)), 'weekday'),
    );
  const pattern = (format: Format) => patternOf(language, parts(format));
  const short = hasShortMonths(language) ? 'short' : 'long';
  const alone: Format = { month: 'long', year: 'numeric' };
  const shortAlone: Format = { month: short, year: 'numeric' };
  const day = pattern(dayOf(short));
  const longDay = pattern(dayOf('long'));
  return {
    dates: {
      month: choice('month', months(dayOf(short))),
      monthAlone: choice('month', months(shortAlone)),
      monthOfYear: pattern(shortAlone),
      dayNumber: `{day, select, 1 {${firstDay(language)}} other {{day}}}`,
      dayOfMonth: day,
      dayAndTime: pattern({ ...dayOf(short), ...time }).replace(day, '{day}'),
      weekday: choice('weekday', weekdays('short')),
      weekdayAndTime: pattern({ weekday: 'short', ...time }),
    },
    dateSpans: spanPatterns(language, dayOf(short), day),
    calendar: {
      month: choice('month', months(dayOf('long'))),
      monthAlone: choice('month', months(alone)),
      weekday: choice('weekday', weekdays('long')),
      weekdayShort: choice('weekday', weekdays(usesNarrowNames(language) ? 'narrow' : 'short')),
      monthOfYear: pattern(alone),
      day: longDay,
      weekdayAndDay: pattern({ weekday: 'long', ...dayOf('long') }).replace(longDay, '{day}'),
      ...spanPatterns(language, dayOf('long'), longDay),
      firstWeekday: String(firstWeekday(language)),
    },
  };
}

/** The sign or word between two dates of a span, in languages whose dates begin with the year. */
const yearFirst: Record<string, string> = { ja: '～', ko: '~', zh: '至' };

/** The patterns of two dates: of different years, of one year and of one month. */
function spanPatterns(language: string, format: Format, day: string): Record<string, string> {
  const between = yearFirst[language];
  // `Intl` has no ranges for the Chinese and Japanese dates with 年, and writes them with slashes.
  if (between) {
    const [year = '', month = '', end = ''] = day.split(/(?=\{month\})|(?<=\{day\})/);
    const first = month.replace('{day}', '{first}');
    const last = month.replace('{month}', '{lastMonth}').replace('{day}', '{last}');
    const firstOfYear = first.replace('{month}', '{firstMonth}');
    return {
      span: `{first}${between}{last}`,
      spanOfYear: `${year}${firstOfYear}${end}${between}${last}${end}`,
      spanOfMonth: `${year}${first}${end}${between}{last}${end}`,
    };
  }
  const intl = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...format, timeZone: 'UTC' });
  return {
    span: '{first} – {last}',
    spanOfYear: spanPattern(language, intl.formatRangeToParts(EXAMPLE, LATER_IN_YEAR)),
    spanOfMonth: spanPattern(language, intl.formatRangeToParts(EXAMPLE, LATER_IN_MONTH)),
  };
}

function spanPattern(language: string, parts: Intl.DateTimeRangeFormatPart[]): string {
  const names: Record<string, string> = {
    'day startRange': 'first',
    'day endRange': 'last',
    'month startRange': 'firstMonth',
    'month endRange': 'lastMonth',
  };
  const named = parts.map(({ type, value, source }) => ({
    type: names[`${type} ${source}`] ?? type,
    value,
  }));
  return patternOf(language, named);
}

/** 1 is Monday. TypeScript doesn't know `getWeekInfo` yet. */
function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language).maximize() as Intl.Locale & {
    getWeekInfo: () => { firstDay: number };
  };
  return locale.getWeekInfo().firstDay;
}

/** Short names of weekdays that are as long as the long ones. */
function usesNarrowNames(language: string): boolean {
  return language === 'ar';
}

/** Short names of months are as long as the long ones, and look like another way to write a date. */
function hasShortMonths(language: string): boolean {
  return language !== 'vi';
}

/** The first day of a month, an ordinal in some languages: CLDR has it only in French of Canada. */
function firstDay(language: string): string {
  return { fr: '1er', pt: '1º' }[language] ?? '1';
}

function nameIn(parts: Parts, type: 'month' | 'weekday'): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

/** The parts with arguments in place of values. */
function patternOf(language: string, parts: Parts): string {
  const pattern = parts
    .map(({ type, value }) => (type === 'literal' ? value.replaceAll("'", '’') : `{${type}}`))
    .join('');
  // Vietnamese joins the year by a comma with a day, by a word without: always by the word.
  if (language === 'vi') return pattern.replace(/(\{(?:m|lastM)onth\}), /, '$1 năm ');
  // Russian ends in "year", short with a full stop, which would precede that of a sentence.
  return pattern.replace(/\s*г\.$/, '');
}

function choice(argument: string, names: string[]): string {
  const options = names.map((name, index) => `${index + 1} {${name.replaceAll("'", '’')}}`);
  return `{${argument}, select, ${options.join(' ')} other {}}`;
}
