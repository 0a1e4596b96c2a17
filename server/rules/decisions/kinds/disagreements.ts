import { sidesSeen, statedSide } from '#core/answers/disagreementSides.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import { effectOf } from '#core/rules/decisions.ts';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { compareCountries } from '#server/answers/facts/countries.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { bareSide, type DecisionSide, type Outline, pageOf, sideOfAnswer } from '../decision.ts';
import { oncePerTable } from './oncePerTable.ts';

/** Passports of which two sources say the same two things at a destination. */
type Disagreement = {
  destination: string;
  purpose: VisaType;
  passports: string[];
  /** Of the first passport; those of the others have the same sides. */
  answer: EntryAnswer;
  /** See `sidesSeen`. */
  seen: string;
};

const ofPurpose = oncePerTable(async (db, table) => {
  const groups = new Map<string, Disagreement>();
  const { purpose } = table;
  const compare = await compareCountries(db);
  const pairs = table.pairsWith('disagrees').sort((a, b) => compare(a.passport, b.passport));
  for (const { passport, destination } of pairs) {
    const answer = await findAnswer(db, { passport, destination, purpose });
    if (!answer.disagreement) continue;
    const seen = sidesSeen(answer);
    const { access, stay, disagreement } = answer;
    const key = JSON.stringify([destination, seen, access, stay, disagreement]);
    const group = groups.get(key);
    if (group) group.passports.push(passport);
    else groups.set(key, { destination, purpose, passports: [passport], answer, seen });
  }
  return [...groups.values()];
});

/** All on which sources disagree today, or whose rule has ended. */
export async function listDisagreements(db: Db): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const purpose of visaTypes) found.push(...(await ofPurpose(db, purpose)));
  return found;
}

export async function outlineDisagreements(db: Db): Promise<Outline[]> {
  return (await listDisagreements(db)).map((group) => {
    const { destination, purpose, passports, answer, seen } = group;
    const [answered, other] = sidesOfDisagreement(answer);
    return {
      kind: 'disagreement',
      key: `${destination} ${purpose} ${passports[0]}`,
      country: destination,
      effect: answered && other ? effectOf(answered, other) : 'unclear',
      size: passports.length,
      edition: newestEdition(answer),
      since: null,
      open: () => ({
        purpose,
        passports,
        sides: sidesOfDisagreement(answer),
        toSettle: { kind: 'disagreement', destination, purpose, passports, seen },
      }),
    };
  });
}

/** What visitors read first, then what contradicts it. */
export function sidesOfDisagreement(answer: EntryAnswer): DecisionSide[] {
  const answered = { ...sideOfAnswer(answer), stated: statedSide(answer, 'answered') };
  const { disagreement } = answer;
  if (!disagreement) return [answered];
  const isEnded = disagreement.kind === 'rule_ended';
  const { access, stay, source } = isEnded ? disagreement.ended : disagreement.other;
  const page = pageOf(source);
  // A compilation says that another page contradicts the one that it cites, but not which.
  const isUnnamed = page.address === null && source.id === answer.source?.id;
  const title = isUnnamed ? `${page.title}, not named by ${answer.source?.title}` : page.title;
  return [
    answered,
    {
      ...bareSide,
      access,
      stay,
      pages: [{ ...page, title }],
      endedOn: isEnded ? disagreement.endedOn : null,
      stated: statedSide(answer, 'other'),
    },
  ];
}

/** That of the side which was imported last. */
function newestEdition({ source, disagreement }: EntryAnswer): number | null {
  const other =
    disagreement?.kind === 'sources_disagree' ? disagreement.other : disagreement?.ended;
  const editions = [source?.edition, other?.source.edition].filter((id) => id != null);
  return editions.length > 0 ? Math.max(...editions) : null;
}
