import { accounts } from './accounts.ts';
import { answers } from './answers.ts';
import { countries } from './countries.ts';
import { destinations } from './destinations.ts';
import { history } from './history.ts';
import { imports } from './imports.ts';
import { mail } from './mail.ts';
import type { Procedure, ProcedurePath } from './procedure.ts';
import { decisions, rules } from './rules.ts';
import { site } from './site.ts';
import { workAreas } from './workAreas.ts';

const table: Record<ProcedurePath, Procedure> = {
  ...destinations,
  ...rules,
  ...decisions,
  ...countries,
  ...workAreas,
  ...imports,
  ...answers,
  ...mail,
  ...accounts,
  ...site,
  ...history,
};

/** Fills large tables; changes the password and ends the session that the other calls need. */
const last = ['ruleEdition.installShipped', 'session.changePassword', 'session.signOut'];

/** All procedures by path, in an order in which the calls can follow each other. */
export const procedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries(table).sort(([a], [b]) => last.indexOf(a) - last.indexOf(b)),
);

/** The line of a procedure. */
export function procedureAt(path: string): Procedure {
  const found = procedures.get(path);
  if (!found) throw new Error(`tests/procedures/ has no line for ${path}`);
  return found;
}
