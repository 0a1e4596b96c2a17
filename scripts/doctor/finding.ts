/** The result of one check, as a line of output. */
export type Finding = { isFine: boolean; line: string };

/** A check that passed. */
export function ok(what: string, how: string): Finding {
  return { isFine: true, line: `ok   ${what}: ${how}` };
}

/** A check that failed, with what to do about it. */
export function fix(what: string, wrong: string, toDo?: string): Finding {
  return { isFine: false, line: `FIX  ${what}: ${[wrong, toDo].filter(Boolean).join('. ')}` };
}
