/** The source id of editions: one is shipped in this folder, others are imported as files. */
export const PASSPORT_INDEX = 'passport-index';

export const passportIndex = {
  id: PASSPORT_INDEX,
  title: 'Passport Index',
  publisher: 'imorte/passport-index-data, passportindex.org',
  licence: 'MIT, © 2019 Ilya Ilyankou',
  address: 'https://github.com/imorte/passport-index-data',
  kind: 'edition',
  quality: 'secondary',
  note: 'Not checked by us.',
} as const;
