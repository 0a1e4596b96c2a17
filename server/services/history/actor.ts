import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, site } from '../../../db/queries/history/history.ts';

/** Somebody with an account. */
export function userActor({ id, name, email }: { id: string; name: string; email: string }): Actor {
  return { kind: 'user', id, name: name || email };
}

/** Whoever uses a form of the public pages: nothing is noted of them but that. */
export const visitor: Actor = { kind: 'visitor', id: null, name: 'A visitor' };

const actors = new AsyncLocalStorage<Actor>();

/**
 * Does the work in this name: every change that it records, however deep in services, is the actor's.
 * Set where a request or a command begins, so that no service has to hand it on.
 */
export function actingAs<Result>(actor: Actor, work: () => Result): Result {
  return actors.run(actor, work);
}

/** In whose name the work at hand is done; the site's own where nobody asked for it. */
export function currentActor(): Actor {
  return actors.getStore() ?? site;
}
