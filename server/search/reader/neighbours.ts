import type { WordGroup } from '../../languages/languageFile.ts';
import { isName, type Part, says } from './parts.ts';

/** The words beside a name that say what it is for. */
const beside = ['to', 'from', 'for'] as const;

/** What the words before or after a name make it: "to the", "から", "of". */
export function wordBeside(
  parts: readonly Part[],
  part: Part,
): (typeof beside)[number] | 'of' | undefined {
  const at = parts.indexOf(part);
  const [after, other] = beside.filter((group) => says(parts[at + 1], group, 'after'));
  const others = parts.filter((one) => isName(one) && one !== part);
  const isFollowed = others.some((one) => parts.indexOf(one) > at && one.national !== 'surely');
  // 에서 is "from" before another name or alone, and else "in": 서울에서 파리, 한국인 중국에서.
  if (after) return other === 'from' && (isFollowed || !others[0]) ? other : after;
  let isOf = false;
  for (const word of parts.slice(0, at).reverse()) {
    const found = beside.find((group) => says(word, group, 'before'));
    if (found) return found;
    const isJoined = says(word, 'of', 'before');
    if (isName(word) || !(isJoined || says(word, 'article'))) break;
    isOf ||= isJoined;
  }
  return isOf ? 'of' : undefined;
}

/** "to Germany", "for Germany" */
export function isGoal(parts: readonly Part[], part: Part): boolean {
  const word = wordBeside(parts, part);
  return word === 'to' || word === 'for';
}

/** The next part, or the one before, over words of these groups that stand between a word and its name. */
export function stepFrom(
  parts: readonly Part[],
  at: number,
  by: 1 | -1,
  over: readonly WordGroup[],
): Part | undefined {
  for (let next = at + by; ; next += by) {
    const part = parts[next];
    if (!part || isName(part)) return part;
    if (!over.some((group) => isBetween(part, group, by))) return part;
  }
}

/** Whether a word's side is that of the name which comes next: "of" before it, "の" after it. */
function isBetween(part: Part, group: WordGroup, by: 1 | -1): boolean {
  return part.words.some(
    (word) => word.group === group && (!word.side || word.side === (by === 1 ? 'before' : 'after')),
  );
}
