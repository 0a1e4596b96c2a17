import type { Role } from '#core/siteVocabulary.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';

type State = RouterOutputs['user']['byId']['state'];

export const roleNames: Record<Role, string> = { administrator: 'Administrator', editor: 'Editor' };

/** What each role may do. */
export const roleHints: Record<Role, string> = {
  administrator: 'Everything, also users, settings and where rules come from',
  editor: 'Destinations, requirements, rules and the inbox',
};

export const stateNames: Record<State, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};
