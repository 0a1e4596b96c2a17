import { unpackCountries } from '#core/countries/packedCountries.ts';
import { readHolds } from '#core/documents/documents.ts';
import type { FormState } from '#core/formState.ts';
import { COUNTRY_TEXT_MAX } from '#core/inputs/textLengths.ts';
import { countryCodeIn } from '#src/lib/searchParams.ts';
import { orNotFound, orUndefined, type TrpcUtils } from '#src/lib/trpc.ts';
import type { Country } from './passportOfAnswer.ts';

/** A country as forms show it. */
export type NamedCountry = Pick<Country, 'code' | 'name'>;

/** A text of a country field that names no one country, with those that it may mean. */
export type UnclearCountry = NonNullable<FormState['unclear']>;

/** What a country field's text means: one country, none if empty, or candidates. */
export type ReadCountry = {
  country?: NamedCountry | undefined;
  unclear?: UnclearCountry | undefined;
};

/**
 * For loaders: reads the text of a country field in an address: a code, or what was typed without
 * scripts. `passports`: for a country that issues passports.
 */
export async function readCountry(
  trpc: TrpcUtils,
  text: string | undefined,
  { passports }: { passports: boolean },
): Promise<ReadCountry> {
  if (!text?.trim()) return {};
  // The browser has the list once a field was used.
  const packed = trpc.country.names.getData();
  const listed = packed && unpackCountries(packed).find(({ code }) => code === text);
  if (listed && (listed.issuesPassports || !passports)) return { country: listed };
  const asked = { text: text.trim().slice(0, COUNTRY_TEXT_MAX), passports };
  const { country, candidates } = await trpc.country.byText.fetch(asked);
  return country ? { country } : { unclear: { text: asked.text, candidates } };
}

/**
 * For loaders: the passport that an address names, by its code or, for the loader to redirect, by
 * another text.
 */
export async function readStatedPassport(
  trpc: TrpcUtils,
  from: string | undefined,
): Promise<{ stated?: Country | undefined; unclear?: UnclearCountry | undefined }> {
  const coded = await findCountry(trpc, countryCodeIn(from));
  if (coded || !from) return { stated: coded };
  const { country, unclear } = await readCountry(trpc, from, { passports: true });
  return { stated: await findCountry(trpc, country?.code), unclear };
}

/** What a form adds: codes and documents, and the texts that name no one passport. */
export type AddedPassports = { clear: string[]; unclear: UnclearCountry[] };

/** The unclear texts as in an address; undefined without any. */
export function textOf(unclear: readonly UnclearCountry[]): string | undefined {
  return unclear.map(({ text }) => text).join() || undefined;
}

/**
 * For loaders: reads the texts of several passport fields, joined by commas. A traveller's documents
 * among them stay as they are.
 */
export async function readPassports(trpc: TrpcUtils, texts: string): Promise<AddedPassports> {
  const parts = texts.split(',').filter((part) => part.trim());
  const read = await Promise.all(
    parts.map(async (part) => {
      const { unknown } = readHolds(part);
      if (unknown.length === 0) return part;
      const { country, unclear } = await readCountry(trpc, part, { passports: true });
      return country?.code ?? unclear;
    }),
  );
  return {
    clear: read.filter((one) => typeof one === 'string'),
    unclear: read.filter((one) => typeof one === 'object'),
  };
}

export function countryInput(code: string) {
  return { code };
}

/** For loaders: the country. Throws the router's notFound for an unknown code. */
export function loadCountry(trpc: TrpcUtils, code: string): Promise<Country> {
  return orNotFound(trpc.country.byCode.fetch(countryInput(code)));
}

/** For loaders: the country of an optional code; undefined without one. */
export async function findCountry(
  trpc: TrpcUtils,
  code: string | undefined,
): Promise<Country | undefined> {
  return code ? orUndefined(trpc.country.byCode.fetch(countryInput(code))) : undefined;
}

/**
 * For loaders: the country of a path, by its code or, for the loader to redirect, by other names
 * ("jp", "south-korea"). Throws the router's notFound if there is none.
 */
export async function loadCountryAt(trpc: TrpcUtils, text: string): Promise<Country> {
  const country = await findCountry(trpc, countryCodeIn(text));
  return country ?? orNotFound(trpc.country.byName.fetch({ name: text }));
}
