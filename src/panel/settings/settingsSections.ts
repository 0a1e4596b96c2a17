import type { ComponentType } from 'react';
import { MailSection } from '../outbox/MailSection.tsx';
import { BackupNotice } from './BackupNotice.tsx';
import { ContactSetting } from './ContactSetting.tsx';
import { EmbeddingSetting } from './EmbeddingSetting.tsx';
import { FollowedSourcesSetting } from './FollowedSourcesSetting.tsx';
import { LinkChecksSetting } from './LinkChecksSetting.tsx';
import { SearchEnginesSetting } from './SearchEnginesSetting.tsx';
import { SecuritySetting } from './SecuritySetting.tsx';
import { SiteSetting } from './SiteSetting.tsx';
import { StalenessSetting } from './StalenessSetting.tsx';
import { settingsTitles } from './settingsTitles.ts';

/** A section of the settings page, which fetches, shows and saves its own data. */
type SettingsSection = {
  /** Its fragment in the address: /admin/settings#site. */
  id: keyof typeof settingsTitles;
  title: string;
  /** Its purpose, in one sentence. */
  about: string;
  /** The setting's key, for its history. */
  setting?: string;
  Content: ComponentType;
};

/** The sections of the settings page, in order. */
export const settingsSections: SettingsSection[] = [
  {
    id: 'site',
    setting: 'site',
    title: settingsTitles.site,
    about: 'What the site is called, how it greets visitors, and where it takes them to be from.',
    Content: SiteSetting,
  },
  {
    id: 'contact',
    setting: 'contact',
    title: settingsTitles.contact,
    about: 'How visitors reach you: in the footer and on the contact page.',
    Content: ContactSetting,
  },
  {
    id: 'ages',
    setting: 'staleness',
    title: settingsTitles.ages,
    about: 'After how long answers say that their source is old.',
    Content: StalenessSetting,
  },
  {
    id: 'embedding',
    setting: 'embedding',
    title: settingsTitles.embedding,
    about: 'Which other sites may show answers within their pages.',
    Content: EmbeddingSetting,
  },
  {
    id: 'search-engines',
    setting: 'search-engines',
    title: settingsTitles['search-engines'],
    about: 'Which pages of the site search engines may list.',
    Content: SearchEnginesSetting,
  },
  {
    id: 'links',
    setting: 'link-checks',
    title: settingsTitles.links,
    about:
      'Whether the site looks if outside images and official links still work. What is broken is on the dashboard.',
    Content: LinkChecksSetting,
  },
  {
    id: 'followed-sources',
    setting: 'followed-sources',
    title: settingsTitles['followed-sources'],
    about: 'Which files with visa rules the site fetches regularly, and from where.',
    Content: FollowedSourcesSetting,
  },
  {
    id: 'security',
    setting: 'security',
    title: settingsTitles.security,
    about: 'What is asked of everybody who signs in to this panel.',
    Content: SecuritySetting,
  },
  {
    id: 'mail',
    setting: 'mail',
    title: settingsTitles.mail,
    about:
      'Which server sends mail: replies to messages, newsletter sign-ups to confirm, and changes of answers that visitors watch.',
    Content: MailSection,
  },
  {
    id: 'backup',
    title: settingsTitles.backup,
    about: 'When the last copy of the database was taken.',
    Content: BackupNotice,
  },
];
