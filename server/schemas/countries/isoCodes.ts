/**
 * Currencies by ISO 4217 code and time zones by IANA name, as the engine's own tables have them
 * (ECMA-402). No zod here: public pages load this file.
 */

export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}

/** The canonical names; their aliases are time zones too. */
export function timeZoneNames(): string[] {
  return Intl.supportedValuesOf('timeZone');
}

export function isCurrencyCode(text: string): boolean {
  return currencyCodes().includes(text);
}

/** Whether the text is a time zone's name, such as Europe/Paris; an offset such as +05:30 is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** EUR of "eur" and of "Euro (EUR)"; any other text as it is. */
export function currencyCodeIn(text: string): string {
  const code = (/\(([a-z]{3})\)$/i.exec(text)?.[1] ?? text).toUpperCase();
  return isCurrencyCode(code) ? code : text;
}

/** The time zone's name in its own upper and lower case; any other text as it is. */
export function timeZoneNameIn(text: string): string {
  const wanted = text.toLowerCase();
  return timeZoneNames().find((name) => name.toLowerCase() === wanted) ?? text;
}

/** What people read of a stored currency: Euro (EUR). Text that is no code stays as it is. */
export function currencyName(text: string): string {
  if (!isCurrencyCode(text)) return text;
  return `${new Intl.DisplayNames('en', { type: 'currency' }).of(text)} (${text})`;
}
