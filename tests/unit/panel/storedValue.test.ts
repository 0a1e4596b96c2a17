import { describe, expect, test } from 'vitest';
import {
  defaultSiteContact,
  type SiteContact,
  siteContact,
} from '#core/inputs/settings/settings.ts';
import { defaultStaleness, type Staleness, staleness } from '#core/inputs/settings/staleness.ts';
import { storedValue } from '#server/site/settings/storedValue.ts';

const contactIn = (stored: unknown): SiteContact =>
  storedValue(siteContact, { missing: defaultSiteContact, unreadable: defaultSiteContact }, stored);

const agesIn = (stored: unknown): Staleness =>
  storedValue(staleness, { missing: defaultStaleness, unreadable: defaultStaleness }, stored);

describe('a stored value of another version is read', () => {
  test.each([
    ['nothing', {}, defaultStaleness],
    ['a field that is gone', { ruleDays: 7, zoneDays: 1 }, { ...defaultStaleness, ruleDays: 7 }],
    [
      'a field out of bounds',
      { editionDays: 0, ruleDays: 7 },
      { ...defaultStaleness, ruleDays: 7 },
    ],
    ['a field of another type', { editionDays: '9' }, defaultStaleness],
    ['no object at all', 'old', defaultStaleness],
  ])('%s', (_what, stored, read) => {
    expect(agesIn(stored)).toEqual(read);
  });

  test('field by field in groups of fields, item by item in lists', () => {
    const stored = {
      phone: '+1 555 0199',
      email: 'no address',
      fax: '+1 555 0198',
      officeHours: [{ days: 'Friday', hours: '9' }, { days: 'Saturday' }, 'Sunday'],
      socialLinks: { x: 'https://x.example/us', facebook: 'http://plain.example', myspace: 'us' },
      hidden: { phone: true, email: 'yes' },
    };
    expect(contactIn(stored)).toEqual({
      ...defaultSiteContact,
      phone: '+1 555 0199',
      officeHours: [{ days: 'Friday', hours: '9' }],
      socialLinks: { facebook: '', instagram: '', x: 'https://x.example/us' },
      hidden: { ...defaultSiteContact.hidden, phone: true },
    });
  });
});
