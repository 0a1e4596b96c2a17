import { titleOfDestination } from '#core/destinationTitle.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { findCountry } from '#db/queries/countries.ts';

/**
 * Entity, id and title of each kind of record in the history and the trash, valid after deletion.
 */

/** `passport` is the country's name. */
export function titleOfRequirement(place: Place, passport: string, type: VisaType): string {
  return `${titleOfDestination(place)}: ${passport}, ${type}`;
}

type Place = { name: string; country: string };

export async function namesOfReport(db: Db, id: number, pair: Pair) {
  return { entity: 'answer_report' as const, id, title: await titleOfPair(db, pair) };
}

/** Identifies a message without its content. */
export function namesOfMessage(id: number) {
  return { entity: 'message' as const, id, title: `Message ${id}` };
}

/** Identifies a subscriber without the address. */
export function namesOfSubscriber(id: number) {
  return { entity: 'subscriber' as const, id, title: `Subscriber ${id}` };
}

/** Identifies a mail without its recipient. */
export function namesOfMail(id: number) {
  return { entity: 'mail' as const, id, title: `Mail ${id}` };
}

/** The country's name; the code if it is unknown. */
export async function countryName(db: Db, code: string): Promise<string> {
  return (await findCountry(db, code))?.name ?? code;
}

type Pair = { passport: string; destination: string; purpose: VisaType };

/** "India to Japan, tourist" */
export async function titleOfPair(
  db: Db,
  { passport, destination, purpose }: Pair,
): Promise<string> {
  return `${await countryName(db, passport)} to ${await countryName(db, destination)}, ${purpose}`;
}
