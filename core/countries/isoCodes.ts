/**
 * ISO 4217 currency codes and IANA time zones from the JavaScript engine (ECMA-402).
 */

export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}

/** Canonical names only; aliases are valid too. */
export function timeZoneNames(): string[] {
  return Intl.supportedValuesOf('timeZone');
}

export function isCurrencyCode(text: string): boolean {
  return currencyCodes().includes(text);
}

/** Whether the text is a time zone's name, such as Europe/Paris; offsets such as +05:30 aren't. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** EUR for "eur" and "Euro (EUR)"; other text unchanged. */
export function currencyCodeIn(text: string): string {
  const code = (/\(([a-z]{3})\)$/i.exec(text)?.[1] ?? text).toUpperCase();
  return isCurrencyCode(code) ? code : text;
}

/** The time zone's name in canonical case; other text unchanged. */
export function timeZoneNameIn(text: string): string {
  const wanted = text.toLowerCase();
  return timeZoneNames().find((name) => name.toLowerCase() === wanted) ?? text;
}

const englishNames = new Intl.DisplayNames('en', { type: 'currency' });

/** A stored currency as administrators read it: Euro (EUR); other text unchanged. */
export function currencyName(text: string): string {
  if (!isCurrencyCode(text)) return text;
  return `${englishNames.of(text)} (${text})`;
}
