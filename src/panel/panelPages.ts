import type { LinkProps } from '@tanstack/react-router';
import {
  ArrowDownUp,
  BriefcaseBusiness,
  CircleQuestionMark,
  FileText,
  Globe,
  Inbox,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Newspaper,
  Plane,
  RotateCcwClock,
  Scale,
  Send,
  Settings,
  Stamp,
  Trash,
  UserRoundX,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { UnreadCount } from './UnreadCount.tsx';

export type PanelPage = {
  to: NonNullable<LinkProps['to']>;
  name: string;
  Icon: LucideIcon;
  /** For administrators only; so are all paths below it. */
  adminOnly?: boolean;
  /** A count of open tasks beside the name. */
  Count?: () => ReactNode;
};

/** The panel's navigation, grouped by topic. */
export const panelPages: { title: string; pages: PanelPage[] }[] = [
  {
    title: 'Content',
    pages: [
      { to: '/admin/dashboard', name: 'Dashboard', Icon: LayoutDashboard },
      { to: '/admin/destinations', name: 'Destinations', Icon: MapPin },
      { to: '/admin/rules', name: 'Rules', Icon: Scale },
      { to: '/admin/entry-conditions', name: 'Entry conditions', Icon: Stamp },
      { to: '/admin/ways-to-work', name: 'Ways to work', Icon: BriefcaseBusiness },
      { to: '/admin/transit-policies', name: 'Changing planes', Icon: Plane },
      { to: '/admin/work-areas', name: 'Work areas', Icon: BriefcaseBusiness },
      { to: '/admin/countries', name: 'Countries', Icon: Globe, adminOnly: true },
      { to: '/admin/faq', name: 'FAQ', Icon: CircleQuestionMark },
      { to: '/admin/pages', name: 'Pages', Icon: FileText, adminOnly: true },
      { to: '/admin/translations', name: 'Translations', Icon: Languages },
      { to: '/admin/history', name: 'History', Icon: RotateCcwClock },
      { to: '/admin/trash', name: 'Trash', Icon: Trash },
    ],
  },
  {
    title: 'People',
    pages: [
      { to: '/admin/inbox', name: 'Inbox', Icon: Inbox, Count: UnreadCount },
      { to: '/admin/outbox', name: 'Outbox', Icon: Send, adminOnly: true },
      { to: '/admin/newsletter', name: 'Newsletter', Icon: Newspaper, adminOnly: true },
      { to: '/admin/users', name: 'Users', Icon: Users, adminOnly: true },
      { to: '/admin/personal-data', name: 'Personal data', Icon: UserRoundX, adminOnly: true },
    ],
  },
  {
    title: 'Site',
    pages: [
      { to: '/admin/import-export', name: 'Import and export', Icon: ArrowDownUp },
      { to: '/admin/settings', name: 'Settings', Icon: Settings, adminOnly: true },
    ],
  },
];

/** Pages for administrators only that have no entry above. */
const adminOnlyPaths = ['/admin/rules/editions', '/admin/rules/difference'];

/** Whether the page at this path is for administrators alone. */
export function isAdminOnly(path: string): boolean {
  const entries = panelPages.flatMap(({ pages }) =>
    pages.filter(({ adminOnly }) => adminOnly).map(({ to }) => to),
  );
  return [...entries, ...adminOnlyPaths].some((to) => path === to || path.startsWith(`${to}/`));
}
