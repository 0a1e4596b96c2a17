import type { Role } from '#core/siteVocabulary.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { type PanelPage, panelPages } from '../panelPages.ts';

type State = RouterOutputs['user']['byId']['state'];

export const roleNames: Record<Role, string> = { administrator: 'Administrator', editor: 'Editor' };

/** The rights of each role, by the pages of the navigation. */
export const roleHints: Record<Role, string> = {
  administrator: `All that an editor may do, ${pagesOf('administrator').join(', ')}, and where rules come from`,
  editor: pagesOf('editor').join(', '),
};

function pagesOf(role: Role): string[] {
  const pages = panelPages.flatMap((group) => group.pages);
  const isOf = ({ adminOnly = false }: PanelPage) => adminOnly === (role === 'administrator');
  return pages.filter(isOf).map(({ name }) => name);
}

export const stateNames: Record<State, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};
