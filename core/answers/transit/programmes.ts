import { type Airport, namedAirports } from '../../countries/airports.ts';
import { isWithin } from '../../dates.ts';
import type { DocumentOption } from '../../documents/exceptionTerms.ts';
import { exceptionInWords } from '../../documents/exceptionWords.ts';
import { shippedText } from '../../languages/shippedTexts.ts';
import type { ProgrammeKind, ProgrammeOpening } from '../../transitVocabulary.ts';
import type { Access } from '../../vocabulary.ts';
import { easeRank } from '../access.ts';
import type { AnswerMarks } from '../answerMarks.ts';
import type { AnswerSource, EntryAnswer } from '../entryAnswer.ts';
import { type StoredPolicy, toAnswerSource } from '../policySource.ts';
import { isOnList } from './airside.ts';
import { documentOptions } from './policyExceptions.ts';
import type { TransitPolicy, TransitProgramme } from './transitPolicy.ts';

/**
 * A permission that a traveller can have between two flights: to pass the border, where that is easier than
 * entry for this passport, or a visa for the transit area.
 */
export type OpenProgramme = Pick<
  TransitProgramme,
  'name' | 'maxHours' | 'maxDays' | 'conditions' | 'places' | 'fee' | 'apply'
> & {
  kind: ProgrammeKind;
  /** Null for all of the country's. */
  airports: Airport[] | null;
  open: ProgrammeOpening;
  /** The documents of which it asks one, and the same in words; none if the passport alone counts. */
  documents: DocumentOption[];
  documentsInWords: string;
  source: AnswerSource;
};

/** The border's ordinary answer on which the programmes of a passport depend. */
export type BorderAnswer = Pick<EntryAnswer, 'access'> & Pick<AnswerMarks, 'suspended'>;

/** Kinds of programmes for passing the border. */
type BorderKind = Exclude<ProgrammeKind, 'airside_visa'>;

/**
 * The hardest ordinary access than which each kind is no easier. For a few hours, what is asked in the
 * same way costs less: a transit ETA is easier than an ETA.
 */
const noEasierThan: Record<BorderKind, Access> = {
  transit_without_visa: 'visa_free',
  transit_visa_on_arrival: 'visa_free',
  transit_eta: 'visa_on_arrival',
  transit_visa: 'e_visa',
};

/** Whom a programme is asked for. */
type Traveller = { passport: string; on: string; holds: readonly string[] };

/** The visas for the transit area itself that a passport can have on a day. */
export function airsideProgrammesFor(
  stored: StoredPolicy<TransitPolicy> | undefined,
  traveller: Traveller,
): OpenProgramme[] {
  return openProgrammes(stored, traveller, (kind) => kind === 'airside_visa');
}

/**
 * The programmes for passing the border that are open to a passport on a day and easier than its ordinary answer at the border;
 * none where that is unknown, refused, or suspended.
 */
export function programmesFor(
  stored: StoredPolicy<TransitPolicy> | undefined,
  traveller: Traveller,
  border: BorderAnswer,
): OpenProgramme[] {
  if (border.suspended) return [];
  return openProgrammes(stored, traveller, (kind) => isEasier(kind, border.access));
}

/**
 * Everything that is open to a passport between two flights, as a text that differs where a programme is
 * added, removed, or differs in what it allows or asks; not where its fee or the page that it rests on does.
 */
export function comparableProgrammes(
  stored: StoredPolicy<TransitPolicy> | undefined,
  traveller: Traveller,
  border: BorderAnswer,
): string {
  const open = [
    ...airsideProgrammesFor(stored, traveller),
    ...programmesFor(stored, traveller, border),
  ];
  return JSON.stringify(
    open.map(({ fee: _fee, apply: _apply, source: _source, ...programme }) => programme),
  );
}

function openProgrammes(
  stored: StoredPolicy<TransitPolicy> | undefined,
  { passport, on, holds }: Traveller,
  isOfKind: (kind: ProgrammeKind) => boolean,
): OpenProgramme[] {
  if (!stored) return [];
  return stored.policy.programmes
    .filter(
      (programme) =>
        isWithin(on, programme.from, programme.to) &&
        isOnList(programme.passports, passport) === true &&
        isOfKind(programme.kind),
    )
    .flatMap((programme) => {
      const page = stored.policy.sources[programme.source];
      if (!page) return [];
      const { name, kind, maxHours, maxDays, conditions, airports, places, fee, apply } = programme;
      const documents = documentOptions(programme);
      return {
        ...{ name, kind, maxHours, maxDays, conditions, fee, apply },
        airports: namedAirports(airports),
        open: openingOf(programme, holds),
        documents,
        documentsInWords: documents.length > 0 ? exceptionInWords({ documents }) : '',
        places: places && shippedText(places),
        source: toAnswerSource(page, stored),
      };
    });
}

function isEasier(kind: ProgrammeKind, access: EntryAnswer['access']): boolean {
  if (kind === 'airside_visa' || access === null || access === 'no_admission') return false;
  return easeRank(access) > easeRank(noEasierThan[kind]);
}

function openingOf(
  { conditions, holds: asked }: TransitProgramme,
  holds: readonly string[],
): ProgrammeOpening {
  if (conditions.includes('approval_of_officer')) return 'officer_decides';
  if (asked.length === 0 || asked.some((document) => holds.includes(document))) return 'yes';
  return 'with_documents';
}
