import { isGoal, stepFrom, wordBeside } from './neighbours.ts';
import type { Owned } from './owners.ts';
import { firstOfEach, isName, type NamedCountry, type Part, says } from './parts.ts';

/** The conventions on refugees and on stateless persons. */
const years = new Set(['1951', '1954']);

/**
 * Where somebody goes who travels with other papers than a nationality's passport: a refugee, a stateless
 * person, the holder of an alien's passport or of a state's travel document. May be no country; undefined
 * if nobody is such a traveller. Expects parts whose roles are assigned.
 */
export function destinationsWithOtherPapers(
  parts: readonly Part[],
  owned: readonly Owned[],
): NamedCountry[] | undefined {
  const travellers = parts.filter((part) => says(part, 'refugee'));
  const papers = owned.filter(({ thing }) => thing === 'travelDocument');
  const isConvention =
    parts.some(({ word }) => years.has(word)) &&
    (papers.length > 0 || parts.some((part) => says(part, 'convention')));
  const isSure = travellers.length > 0 || isConvention;
  const issuers = papers.flatMap((paper) => issuerOf(parts, paper, isSure) ?? []);
  if (!isSure && issuers.length === 0) return undefined;

  let open = parts.filter(
    (part) =>
      (part.role === 'destination' || (part.role === 'passport' && part.national !== 'surely')) &&
      !issuers.includes(part),
  );
  for (const traveller of travellers) open = withoutHome(parts, traveller, open);
  return firstOfEach(open.flatMap(({ countries }) => countries));
}

/** The state that a travel document is from, if the words beside it say so. */
function issuerOf(
  parts: readonly Part[],
  { part, owner }: Owned,
  isSure: boolean,
): Part | undefined {
  const at = parts.indexOf(part);
  if (says(parts[at + 1], 'issued')) {
    return parts.slice(at + 2, at + 6).find(({ countries }) => countries.length > 0);
  }
  if (!owner || (owner.national === 'surely' && !owner.isAdjective)) return undefined;
  if (isGoal(parts, owner)) return undefined;
  if (isSure) return owner;
  // "as a German", who may ask for the papers of a journey
  const place = parts.indexOf(owner);
  if (parts.slice(Math.max(0, place - 2), place).some((one) => says(one, 'as'))) return undefined;
  if (owner.national === 'surely') return owner;
  // "Japan travel documents" are the papers for Japan; "Germany travel document Japan" aren't.
  const codes = new Set(owner.countries.map(({ code }) => code));
  const isElsewhere = parts.some(
    (one) =>
      one !== owner &&
      one.national !== 'surely' &&
      one.countries.some(({ code }) => !codes.has(code)) &&
      (parts.indexOf(one) > Math.max(at, place) || wordBeside(parts, one) === 'to'),
  );
  return isElsewhere ? owner : undefined;
}

/**
 * Without where a refugee comes from ("Syria refugee Turkey") and, if there are several, where they were
 * received ("refugee in Germany to Turkey").
 */
function withoutHome(parts: readonly Part[], traveller: Part, open: Part[]): Part[] {
  const at = parts.indexOf(traveller);
  const origin = stepFrom(parts, at, -1, ['kind', 'of']);
  const rest = open.filter((part) => part !== origin || isGoal(parts, part));
  const after = parts.slice(at + 1, at + 4);
  const received = after.find(isName);
  const isToThere = after
    .slice(0, received && after.indexOf(received))
    .some((part) => says(part, 'to') && !says(part, 'of'));
  return rest.length > 1 && !isToThere ? rest.filter((part) => part !== received) : rest;
}
