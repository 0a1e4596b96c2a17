/** The source whose editions are imported as files. */
export const PASSPORT_INDEX = 'passport-index';

/** How it is described on a site that imports its first edition. */
export const passportIndex = {
  id: PASSPORT_INDEX,
  title: 'Passport Index',
  publisher: 'imorte/passport-index-data, collected from passportindex.org',
  licence: 'MIT, © 2019 Ilya Ilyankou',
  address: 'https://github.com/imorte/passport-index-data',
  kind: 'edition',
  quality: 'secondary',
  note: 'Not checked by us.',
} as const;
