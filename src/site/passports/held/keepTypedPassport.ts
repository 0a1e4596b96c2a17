import { takesPlace } from '#core/passports/visitorPassports.ts';
import type { trpc } from '#src/lib/trpc.ts';
import { readCountry } from '../queries.ts';

/**
 * Keeps a passport that the visitor typed into a form, as if chosen; not the one that the form has
 * `shown`, which may be from somebody else's address.
 */
export async function keepTypedPassport(
  utils: ReturnType<typeof trpc.useUtils>,
  { text, shown }: { text: string; shown: string | undefined },
): Promise<void> {
  const { country } = await readCountry(utils, text, { passports: true });
  if (!country || country.code === shown) return;
  if (!takesPlace(country.code, await utils.visitor.country.fetch())) return;
  const visitor = await utils.client.visitor.choosePassport.mutate({ passport: country.code });
  utils.visitor.country.setData(undefined, visitor);
}
