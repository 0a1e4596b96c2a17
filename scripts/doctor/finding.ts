/** One line of the doctor's. */
export type Finding = { isFine: boolean; line: string };

/** What is as it should be. */
export function ok(what: string, how: string): Finding {
  return { isFine: true, line: `ok   ${what}: ${how}` };
}

/** What is not, with what to do about it. */
export function fix(what: string, wrong: string, toDo?: string): Finding {
  return { isFine: false, line: `FIX  ${what}: ${[wrong, toDo].filter(Boolean).join('. ')}` };
}
