import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import { airportNames } from '#core/countries/airports.ts';
import {
  citationFaults,
  codeFaults,
  named,
  periodFaults,
  sourceDateFaults,
} from './policyFaults.ts';

/**
 * What is wrong with a transit policy beyond its shape, a sentence each that names the file and the
 * place: passports unknown, unsorted or named twice, airports without a name, lists that contradict their
 * kind, sources not there, exceptions of nothing, qualities of documents that aren't asked for, impossible days.
 */
export function transitFaultsOf(policy: TransitPolicy, passports: ReadonlySet<string>): string[] {
  const faults = [
    ...listsOf(policy).flatMap(({ place, codes }) => named(place, codeFaults(codes, passports))),
    ...airportFaults(policy),
    ...listFaults(policy),
    ...sourceFaults(policy),
    ...mayBeNeededFaults(policy),
    ...exceptionFaults(policy),
    ...mustFaults(policy),
    ...policy.programmes.flatMap(periodFaults),
    ...sourceDateFaults(policy.sources),
  ];
  return faults.map((fault) => `${policy.country}.json: ${fault}`);
}

/** Every list of passports, with its place. */
function listsOf({ airside, exceptions, programmes }: TransitPolicy) {
  return [
    { place: 'airside.visa', codes: airside?.visa.passports ?? [] },
    { place: 'airside.visa.mayBeNeeded', codes: airside?.visa.mayBeNeeded ?? [] },
    { place: 'airside.eta', codes: airside?.eta?.passports ?? [] },
    ...exceptions.map(({ passports }, at) => ({
      place: `exceptions[${at}]`,
      codes: passports === 'all' ? [] : passports,
    })),
    ...programmes.map(({ passports }, at) => ({
      place: `programmes[${at}]`,
      codes: passports.passports,
    })),
  ];
}

/** Pages name airports: `core/countries/airports.ts` has the name of each. */
function airportFaults({ airside, programmes }: TransitPolicy): string[] {
  const codes = [airside, ...programmes].flatMap((part) => part?.airports ?? []);
  return [...new Set(codes)]
    .filter((code) => !(code in airportNames))
    .map((code) => `the airport ${code} has no name in core/countries/airports.ts`);
}

/** Only the lists `only` and `all_but` name passports. */
function listFaults({ airside, programmes }: TransitPolicy): string[] {
  const lists = [
    ...(airside ? [airside.visa] : []),
    ...(airside?.eta ? [airside.eta] : []),
    ...programmes.map(({ passports }) => passports),
  ];
  return lists
    .filter(({ list, passports }) => ['only', 'all_but'].includes(list) !== passports.length > 0)
    .map(({ list, passports }) => `a list "${list}" with ${passports.length} passports`);
}

function sourceFaults({ sources, airside, exceptions, programmes }: TransitPolicy): string[] {
  const cited = [
    ...(airside ? [airside.source, ...airside.alsoSources] : []),
    ...[...exceptions, ...programmes].map(({ source }) => source),
  ];
  return citationFaults(cited, sources);
}

function mayBeNeededFaults({ airside }: TransitPolicy): string[] {
  if (!airside) return [];
  const { passports, mayBeNeeded = [] } = airside.visa;
  return mayBeNeeded
    .filter((code) => !passports.includes(code))
    .map((code) => `mayBeNeeded: ${code} is not in the list`);
}

function exceptionFaults({ exceptions, programmes }: TransitPolicy): string[] {
  const names = programmes.map(({ name }) => name);
  return [
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `two programmes are named ${name}`),
    ...exceptions
      .filter(({ of }) => of !== 'airside' && !names.includes(of))
      .map(({ of }) => `an exception of ${of}, which is no programme`),
  ];
}

function mustFaults({ exceptions, programmes }: TransitPolicy): string[] {
  return [...exceptions, ...programmes].flatMap(({ holds, must = {} }) =>
    Object.keys(must)
      .filter((document) => !holds.includes(document))
      .map((document) => `must: ${document} is not among the documents`),
  );
}
