/** The titles of the sections of the settings page, by their fragments: /admin/settings#site. */
export const settingsTitles = {
  site: 'Site',
  contact: 'Contact',
  ages: 'Age of rules',
  embedding: 'Other sites',
  links: 'Link checks',
  'followed-sources': 'Followed sources',
  security: 'Security',
  mail: 'Mail',
  backup: 'Backup',
} as const;
