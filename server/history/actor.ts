import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, site } from '#db/queries/history/history.ts';
import { ADMINISTRATORS_ONLY, Forbidden } from '../errors.ts';

/** The actor of an account. */
export function userActor({
  id,
  name,
  email,
  role,
}: { id: string; name: string; email: string } & Pick<Actor, 'role'>): Actor {
  return { kind: 'user', id, name: name || email, ...(role && { role }) };
}

/** The actor of public forms: anonymous. */
export const visitor: Actor = { kind: 'visitor', id: null, name: 'A visitor' };

const actors = new AsyncLocalStorage<Actor>();

/**
 * Runs `work` as this actor, which all changes it records are attributed to. Set once per request
 * or command, so that services needn't pass it on.
 */
export function runAs<Result>(actor: Actor, work: () => Result): Result {
  return actors.run(actor, work);
}

/** Throws Forbidden for an editor; commands and jobs may do all. */
export function refuseEditors(): void {
  if (currentActor().role === 'editor') throw new Forbidden(ADMINISTRATORS_ONLY);
}

/** The current actor; the site itself by default. */
export function currentActor(): Actor {
  return actors.getStore() ?? site;
}
