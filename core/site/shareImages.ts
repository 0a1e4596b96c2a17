import type { VisaType } from '../vocabulary.ts';

/** The path of the share picture of today's answer. */
export function answerImagePath({
  passport,
  destination,
  purpose,
}: {
  passport: string;
  destination: string;
  purpose: VisaType;
}): string {
  return `/share/answer/${passport}-${destination}-${purpose}.png`;
}

/** The path of a passport's share picture. */
export function passportImagePath(passport: string): string {
  return `/share/passport/${passport}.png`;
}
