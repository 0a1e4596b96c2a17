import type { InPart } from '#core/answers/packedLines.ts';
import type { WorkGroup } from '#core/answers/work/workGroups.ts';
import messages from '#messages/en/workingAbroad.gen.ts';
import { translator } from '#messages/translate.ts';
import type { LinesPart, ListedLine } from '#src/site/answerLists/countryLines.ts';

const t = translator(messages);

type WorkLine = ListedLine<WorkGroup>;

/** The lines with the programmes that are open at an age, and with those whose ages are unknown. */
export function linesAtAge(lines: WorkLine[], age: number | undefined): WorkLine[] {
  if (age === undefined) return lines;
  return lines.map((line) => {
    const inParts = line.inParts?.filter((part) => isOpenAt(part, age)) ?? [];
    const isOpen = (group: WorkGroup) =>
      group !== 'programmes' || inParts.some((part) => part.group === group);
    return { ...line, inParts, groups: line.groups.filter(isOpen) };
  });
}

function isOpenAt({ ages }: InPart, age: number): boolean {
  if (ages === null) return true;
  const [first, last] = ages;
  return age >= first && age <= last;
}

/** The groups that have a part, in their order. */
const partGroups = ['no_permit', 'by_right', 'programmes', 'remote'] as const satisfies WorkGroup[];

/** A part for each group, with what is said of it alone, then all countries with their ways. */
export function workParts(
  lines: readonly WorkLine[],
  { group: filter, age }: { group: WorkGroup | undefined; age: number | undefined },
): LinesPart[] {
  const [first] = partGroups.filter((group) => lines.some(({ groups }) => groups.includes(group)));
  const parts = partGroups
    .filter((group) => filter === undefined || filter === group)
    .map((group): LinesPart => {
      const isOfNeed = group === 'no_permit' || group === 'by_right';
      return {
        key: group,
        title: t('group', { group }),
        isOpen: group === first || (group === 'programmes' && age !== undefined),
        lines: lines
          .filter((line) => line.groups.includes(group))
          .map(({ inParts = [], ofPassport, ...line }) => ({
            ...line,
            // Each programme names its own.
            ...(group !== 'programmes' && ofPassport && { ofPassport }),
            verdict: isOfNeed ? line.verdict : '',
            details: inParts.filter((part) => part.group === group).map(({ text }) => text),
          })),
      };
    });
  return [...parts, { key: 'all', title: t('all'), lines }];
}
