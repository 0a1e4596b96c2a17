import * as z from 'zod/mini';
import type { WorkArea } from '#core/answers/work/workArea.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import { statementQualities } from '#core/policyVocabulary.ts';
import * as work from '#core/workVocabulary.ts';
import type { StatedWays } from '../../queries/rules/statedWays.ts';
import { address, country, day, fee, sourceId, sources, words } from '../packParts.ts';
import { parsePack } from '../parsePack.ts';

/**
 * The shapes of the files in `work`, a `WorkPolicy` each but for its grants, and of `workAreas.json`,
 * from which the grants are read. See the README beside them.
 */

/** A country's policy, with the ways to work that it states: they become records. */
export type PackedWorkPolicy = WorkPolicy & StatedWays;

/** A country's file. */
export type WorkPack = Omit<PackedWorkPolicy, 'grants'>;

export type WorkAreas = { sources: WorkPolicy['sources']; areas: WorkArea[] };

const passports = z.array(country).check(z.minLength(1));
const months = z.nullable(z.int().check(z.minimum(1)));
const age = z.int().check(z.minimum(0));

const programme = z.strictObject({
  name: words,
  kind: z.enum(work.youthProgrammeKinds),
  passports,
  ages: z.record(z.union([z.literal('all'), country]), z.tuple([age, age])),
  months,
  isLimited: z.nullable(z.boolean()),
  ballotFor: z.array(country),
  fee: z.nullable(fee),
  apply: z.nullable(address),
  source: sourceId,
});

const route = z.strictObject({
  name: words,
  kind: z.enum(work.workRouteKinds),
  address,
  fee: z.nullable(fee),
  months,
  quality: z.enum(statementQualities),
});

const workPack = z.strictObject({
  country,
  sources,
  visitor: z.strictObject({
    mayWork: z.enum(work.visitorsWork),
    source: z.nullable(sourceId),
  }),
  permit: z.strictObject({
    required: z.nullable(z.literal(true)),
    whoApplies: z.nullable(z.enum(work.workApplicants)),
    source: z.nullable(sourceId),
  }),
  programmes: z.array(programme),
  routes: z.array(route),
  authority: z.nullable(
    z.strictObject({ name: words, address, isFor: z.enum(work.authoritySubjects) }),
  ),
});

const workAreas = z.strictObject({
  sources,
  areas: z.array(
    z.strictObject({
      id: sourceId,
      name: words,
      grant: z.enum(work.workGrants),
      members: z.exactOptional(passports),
      pairs: z.exactOptional(
        z.array(z.strictObject({ from: z.union([z.literal('all'), passports]), to: passports })),
      ),
      duties: z.array(z.enum(work.workDuties)),
      from: z.nullable(day),
      to: z.nullable(day),
      source: sourceId,
      alsoSources: z.array(sourceId),
    }),
  ),
});

/** Parses a country's file. Throws a sentence that names the file and the place of the first fault. */
export function parseWorkPack(text: string, file: string): WorkPack {
  return parsePack<WorkPack>(workPack, text, file);
}

/** Parses the areas. Throws a sentence that names the file and the place of the first fault. */
export function parseWorkAreas(text: string, file: string): WorkAreas {
  return parsePack<WorkAreas>(workAreas, text, file);
}
