import { easeRank } from '../answers/access.ts';
import type { AnswerSource, EntryAnswer, StayWindow } from '../answers/entryAnswer.ts';
import { type EntryException, mayReplaceHeadline } from '../answers/orderOfTruth/exceptions.ts';
import type { Access, DocumentKind, StateGroup, VisaType } from '../vocabulary.ts';
import { countryOfResidence } from './documents.ts';
import { codeOf, type HeldDocuments, isDocument, isGroup, kindOf, statesOf } from './issuers.ts';

/** What a traveller's documents give in the states that issued them. */

/** A stay that the law of a group gives in its states to who holds a document of one of them. */
export type DocumentStay = {
  issuer: StateGroup;
  kind: DocumentKind;
  purposes: VisaType[];
  access: Access;
  days: number;
  source: AnswerSource;
};

/** What documents give where they were issued; best known first. */
export const documentGifts = ['residence', 'residence_if_issued_there', 'visa'] as const;

/** A document of the destination itself. */
export type IssuedDocument = {
  /** See `readHolds`. */
  document: string;
  /**
   * The permit by which the traveller lives there; one of a group, which another member may have issued; or
   * a visa, whose class may be of another stay.
   */
  gives: (typeof documentGifts)[number];
};

type Place = Pick<EntryAnswer, 'destination' | 'purpose'>;

/** The traveller's documents that the destination issued, or another state of its group. */
function documentsOf({ destination }: Place, { holds, groups }: HeldDocuments): string[] {
  return holds.filter(
    (token) => isDocument(token) && statesOf(codeOf(token), groups).has(destination),
  );
}

/**
 * The document that the destination issued to the traveller; null for none, and for working, which
 * documents allow by their class.
 */
export function documentIssuedAt(place: Place, held: HeldDocuments): IssuedDocument | null {
  if (place.purpose === 'working') return null;
  const given = documentsOf(place, held).flatMap((document) => {
    const gives = giftOf(document, place, held);
    return gives ? { document, gives } : [];
  });
  return (
    given.sort((a, b) => documentGifts.indexOf(a.gives) - documentGifts.indexOf(b.gives))[0] ?? null
  );
}

function giftOf(
  document: string,
  { destination }: Place,
  { holds, groups }: HeldDocuments,
): IssuedDocument['gives'] | undefined {
  const issuer = codeOf(document);
  // The states of the Gulf have no common visa.
  if (kindOf(document) === 'visa') return issuer === 'gcc' ? undefined : 'visa';
  if (!isGroup(issuer)) return 'residence';
  const residence = countryOfResidence(holds) ?? '';
  if (residence === destination) return 'residence';
  return groups[issuer].has(residence) ? undefined : 'residence_if_issued_there';
}

/**
 * The stays that documents give in the group of the states that issued them, as exceptions from a
 * destination's rules; none where the traveller lives by the document. `window` is the destination's.
 */
export function staysOfGroup(
  place: Place,
  held: HeldDocuments,
  { documentStays, window }: { documentStays: readonly DocumentStay[]; window: StayWindow | null },
): EntryException[] {
  if (documentIssuedAt(place, held)?.gives === 'residence') return [];
  const documents = documentsOf(place, held);
  return documentStays
    .filter(
      ({ issuer, kind, purposes }) =>
        purposes.includes(place.purpose) &&
        documents.some((token) => codeOf(token) === issuer && kindOf(token) === kind),
    )
    .map(({ issuer, kind, access, days, source }) => ({
      destination: place.destination,
      purpose: place.purpose,
      passports: '',
      access,
      stay: { number: days, unit: 'days' },
      terms: { documents: [{ kind, issuers: [issuer] }] },
      validFrom: null,
      validTo: null,
      source,
      law: { window },
    }));
}

/**
 * Whether a document of the destination is the verdict for a traveller who otherwise needs this access:
 * it isn't where another state may have issued it, where none is needed, and where entry is refused.
 */
export function leadsBefore(
  access: EntryAnswer['access'],
  issued: IssuedDocument | null,
): issued is IssuedDocument {
  if (!issued || issued.gives === 'residence_if_issued_there') return false;
  return access !== null && access !== 'no_admission' && easeRank(access) > easeRank('visa_free');
}

/**
 * What a document of the destination is to its answer: its verdict, or where sources disagree or this
 * site's own rule or a restriction is the verdict, a line below it. Null where it says nothing.
 */
export function issuedDocumentIn(
  answer: EntryAnswer,
  issued: IssuedDocument | null,
): EntryAnswer['issuedDocument'] {
  const { access, restriction } = answer;
  if (!issued || access === 'own_country' || access === 'freedom_of_movement') return null;
  if (issued.gives === 'visa' && access === 'visa_free') return null;
  const isPlain = restriction === null && mayReplaceHeadline(answer);
  return { ...issued, leads: isPlain && leadsBefore(access, issued) };
}
