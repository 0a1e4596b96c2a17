import { createHash } from 'node:crypto';
import {
  type EditionPair,
  type PackedCompilation,
  type PackedDestination,
  type PackedEdition,
  type PackedRules,
  pairsOfEdition,
} from '../../../../db/seed/rules/packs.ts';
import { checkConditions, reasonToExclude } from './doubts.ts';
import { exceptionsOf } from './exceptions.ts';
import { conditionAndNote, rulesOfGroup } from './groupRules.ts';
import { placeOf, scopeOf, titleOf } from './pages.ts';
import {
  type PublishedFile,
  type PublishedGroup,
  type PublishedPage,
  pageOf,
  passportsOf,
  readPublishedFile,
} from './publishedFiles.ts';
import { restrictionsOf } from './restrictions.ts';

/**
 * Packs the published files, by name, of a compilation of that date. The February edition decides
 * where the compilation's wording allows an easier reading. Throws one sentence for anything
 * unknown or invalid.
 */
export function packCompilation(
  texts: Record<string, string>,
  date: string,
  edition: PackedEdition,
): PackedCompilation {
  const passports = edition.codes.split(' ');
  const pairs = new Map<string, EditionPair>();
  for (const pair of pairsOfEdition(edition)) pairs.set(pair.passport + pair.destination, pair);
  const files = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [, text] of files) hash.update(text);
  return {
    date,
    sha256: hash.digest('hex'),
    destinations: Object.fromEntries(
      files.map(([name, text]) => {
        const file = readPublishedFile(name, text, passports);
        return [file.destination, packFile(file, pairs)];
      }),
    ),
  };
}

function packFile(file: PublishedFile, pairs: Map<string, EditionPair>): PackedDestination {
  const { destination } = file;
  checkConditions(file, (group, passport) =>
    Boolean(conditionAndNote(file, group, passport).condition),
  );
  const pages: [string, string][] = [];
  const rules = new Map<string, PackedRules>();
  const unconfirmed = new Map<string, string[]>();
  const setAside = new Map<string, string[]>();
  for (const group of file.access) {
    const page = pageOf(file, group.source);
    for (const passport of passportsOf(group)) {
      if (passport === destination) continue;
      if (group.access === 'unconfirmed') {
        add(unconfirmed, page.unverifiable ?? file.updated, passport);
        continue;
      }
      const inEdition = pairs.get(passport + destination);
      for (const rule of rulesOfGroup(file, group, passport, inEdition)) {
        const pair = { access: rule.access, inEdition: inEdition?.status };
        const why = reasonToExclude(destination, passport, pair);
        if (why) add(setAside, why, passport);
        else addRule(rules, passport, { ...rule, ...citationOf(destination, group, page, pages) });
      }
    }
  }
  return {
    pages,
    rules: [...rules.values()],
    unconfirmed: listed(unconfirmed).map(([triedOn, codes]) => ({ triedOn, passports: codes })),
    setAside: listed(setAside).map(([why, codes]) => ({ why, passports: codes })),
    restrictions: restrictionsOf(file, pages),
    exceptions: exceptionsOf(file, pages),
  };
}

/** A group's page by index, the day it was read, and its scope. */
function citationOf(
  destination: string,
  { source }: PublishedGroup,
  { name, url, checked }: PublishedPage,
  pages: [string, string][],
) {
  const scope = scopeOf(destination, url, { isOfGroup: source !== undefined });
  return { page: placeOf(pages, [titleOf(name), url]), checked, scope };
}

function addRule(
  rules: Map<string, PackedRules>,
  passport: string,
  rule: Omit<PackedRules, 'passports'>,
) {
  const key = JSON.stringify(rule);
  const equal = rules.get(key);
  if (equal) equal.passports += ` ${passport}`;
  else rules.set(key, { passports: passport, ...rule });
}

function add(lists: Map<string, string[]>, key: string, passport: string) {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  if (!list.includes(passport)) list.push(passport);
}

function listed(lists: Map<string, string[]>): [string, string][] {
  return [...lists].map(([key, codes]) => [key, codes.join(' ')]);
}
