import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActorKind } from '../../../db/schema.ts';

/** Who changes records, as the history names them. */
export type Actor = {
  kind: ActorKind;
  /** Of the account; null for all but users. */
  id: string | null;
  /** Stays in the history when the account is gone. */
  name: string;
};

/** Jobs, and whatever nobody asked for. */
const site: Actor = { kind: 'site', id: null, name: 'Landfall' };

/** Somebody with an account. */
export function userActor({ id, name, email }: { id: string; name: string; email: string }): Actor {
  return { kind: 'user', id, name: name || email };
}

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
