/** The titles of the sections of the settings page, by their fragments: /admin/settings#site. */
export const settingsTitles = {
  site: 'Site',
  contact: 'Contact',
  ages: 'Age of rules',
  embedding: 'Other sites',
  'search-engines': 'Search engines',
  links: 'Link checks',
  'followed-sources': 'Followed sources',
  security: 'Security',
  mail: 'Mail',
  backup: 'Backup',
} as const;

/** Other words by which *Go to* finds a section: what its settings are about. */
export const settingsWords: Record<keyof typeof settingsTitles, readonly string[]> = {
  site: ['Site name', 'Headline of the home page', 'Greeting', 'Default country', 'Passport'],
  contact: ['Address', 'Email', 'Phone', 'Office hours', 'Opening hours', 'Social networks'],
  ages: ['Staleness', 'Stale rules', 'Old sources', 'Days'],
  embedding: ['Embedding', 'Widget', 'Frame', 'iframe'],
  'search-engines': ['SEO', 'Google', 'Sitemap', 'Index', 'robots.txt'],
  links: ['Broken links', 'Dead links', 'Images'],
  'followed-sources': ['Updates', 'Automatic import', 'Fetch'],
  security: ['Two-factor sign-in', '2FA', 'Session', 'Password', 'Signing in', 'Login'],
  mail: ['Email', 'Mail server', 'SMTP', 'Sender', 'Test mail'],
  backup: ['Database', 'Copy', 'Restore'],
};

/** The sections of settings whose keys aren't the fragments. */
export const sectionOfSetting: Readonly<Record<string, keyof typeof settingsTitles>> = {
  staleness: 'ages',
  'link-checks': 'links',
};
