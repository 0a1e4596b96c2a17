import { createHash } from 'node:crypto';
import type {
  PackedBorder,
  PackedBorderDestination,
} from '../../../../../db/seed/rules/borderRequirements.ts';
import { checkKeys } from '../knownKeys.ts';
import { placeOf, titleOf } from '../pages.ts';
import { type PublishedPage, pageOf, readPublishedFile } from '../publishedFiles.ts';
import { readForm } from './arrivalForms.ts';
import { readEntry } from './entryConditions.ts';
import { readOthers } from './otherConditions.ts';
import type { PublishedBorder, PublishedFact } from './statedFacts.ts';
import { readVisaType, type VisaTypeFact } from './visaLinks.ts';

/**
 * Packs what the published files, by name, say about borders: conditions of entry, applications and
 * arrival forms. Throws one sentence for anything unknown or invalid.
 */
export function packBorder(
  texts: Record<string, string>,
  date: string,
  passports: readonly string[],
): PackedBorder {
  const files = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [, text] of files) hash.update(text);
  return {
    date,
    sha256: hash.digest('hex'),
    destinations: Object.fromEntries(
      files.map(([name, text]) => {
        const file = readPublishedFile(name, text, passports) as PublishedBorder;
        return [file.destination, packFile(file)];
      }),
    ),
  };
}

function packFile(file: PublishedBorder): PackedBorderDestination {
  const name = `${file.destination}.json`;
  checkKeys('entry', file.entry, name);
  const pages: [string, string][] = [];
  const packed: PackedBorderDestination = { pages, conditions: [], links: [], leftOut: [] };
  const leaveOut = (what: string, why: string) => {
    const known = packed.leftOut.find((one) => one.why === why);
    if (known) known.facts.push(what);
    else packed.leftOut.push({ why, facts: [what] });
  };
  const cite = (fact: PublishedFact) => citationOf(file, fact, pages);
  for (const { name: what, fact, read } of [...readEntry(file), ...readOthers(file)]) {
    if ('leftOut' in read) leaveOut(what, read.leftOut);
    else packed.conditions.push(...read.rows.map((row) => ({ ...row, ...cite(fact) })));
  }
  for (const fact of (file.entry.declarations ?? []) as PublishedFact[]) {
    checkKeys('declaration', fact, name);
    const what = `declarations ${fact.id}`;
    const read = readForm(file.destination, fact);
    if ('leftOut' in read) leaveOut(what, read.leftOut);
    else if ('link' in read) packed.links.push({ ...read.link, ...cite(fact) });
    else packed.conditions.push({ ...read.registration, ...cite(fact) });
  }
  for (const type of file.visaTypes as VisaTypeFact[]) {
    const read = readVisaType(file, type);
    if ('leftOut' in read) leaveOut(`visaTypes ${type.id}`, read.leftOut);
    else packed.links.push(...read.links.map((link) => ({ ...link, ...cite(type) })));
  }
  for (const [kind, stated] of Object.entries(file.entry)) {
    if (Array.isArray(stated) && stated.length === 0) leaveOut(kind, 'an empty list cites no page');
  }
  if (file.entry.customs) leaveOut('customs', 'limits of goods and cash, which are no condition');
  if (file.entry.idCard) leaveOut('idCard', 'about cards in the place of passports');
  return packed;
}

/**
 * A fact's page by index, or the government that stated it, and the day it was read. The page of the
 * policy stands for a fact that cites none.
 */
function citationOf(file: PublishedBorder, fact: PublishedFact, pages: [string, string][]) {
  const { source, by, basis } = fact;
  const stated = by ?? (source === undefined ? basis : undefined);
  if (source === undefined && stated !== undefined) {
    return { by: governmentsOf(stated, file.destination), checked: file.updated };
  }
  const { name, url, checked }: PublishedPage = pageOf(file, source);
  return { page: placeOf(pages, [titleOf(name), url]), checked: checked ?? file.updated };
}

/** Governments that a fact names without a page, by the files' words. */
const governments: [RegExp, string][] = [
  [/Government of Canada/, 'Government of Canada'],
  [/UK|United Kingdom/i, 'UK Foreign, Commonwealth & Development Office'],
];

function governmentsOf(stated: unknown, destination: string): string {
  const text = Array.isArray(stated) ? stated.join(', ') : String(stated);
  const named = governments.flatMap(([words, title]) => (words.test(text) ? title : []));
  if (named.length === 0) {
    throw new Error(`${destination}.json: nobody has decided whose word "${text}" is`);
  }
  return named.join(', ');
}
