import { expect, test } from 'vitest';
import { stopClock } from '../support/stoppedClock.ts';
import { pageSiteOfFile } from './pageSite.ts';
import { plainBrowser } from './plainBrowser.ts';

const site = pageSiteOfFile();

/**
 * Large pages of each kind, and the most kilobytes, before compression, and elements that they may have: a little
 * more than they have. Hindi needs three bytes a letter.
 */
const kinds = {
  answer: {
    paths: [
      '/visa-info/JP?from=CN',
      '/visa-info/ID?from=RU',
      '/visa-info/FR?from=IN&holds=visa-US',
      '/visa-info/FR?from=US',
      '/visa-info/GB?from=DE',
      '/visa-info/FR?type=working&from=BR',
      '/visa-info/JP?from=JP',
    ],
    kilobytes: 60,
    elements: 690,
  },
  'answer in Hindi': { paths: ['/hi/visa-info/JP?from=CN'], kilobytes: 72, elements: 690 },
  trip: {
    paths: ['/trip?passport=IN&stops=FR,JP&dates=2027-01-09,2027-01-20'],
    kilobytes: 67,
    elements: 720,
  },
  'trip in Hindi': {
    paths: ['/hi/trip?passport=IN&stops=FR,JP&dates=2027-01-09,2027-01-20'],
    kilobytes: 87,
    elements: 725,
  },
  passport: { paths: ['/passports/DE', '/passports/JP'], kilobytes: 85, elements: 1775 },
  'passport in Hindi': { paths: ['/hi/passports/DE'], kilobytes: 111, elements: 1775 },
  'list for changing planes': {
    paths: ['/visa-info/transit?from=IN', '/visa-info/transit?from=DE'],
    kilobytes: 84.5,
    elements: 1775,
  },
  'list for changing planes in Hindi': {
    paths: ['/hi/visa-info/transit?from=IN'],
    kilobytes: 128,
    elements: 1775,
  },
  group: { paths: ['/together?passports=IN,BR,DE,US,NG'], kilobytes: 88, elements: 1300 },
  'group in Hindi': {
    paths: ['/hi/together?passports=IN,BR,DE,US,NG'],
    kilobytes: 121,
    elements: 1300,
  },
};

test.each(Object.entries(kinds))('the document of each %s stays small', async (_, most) => {
  // Pages show dates, and what is old.
  stopClock(new Date('2026-11-28T12:00:00Z'));
  for (const path of most.paths) {
    const { html, document, status } = await plainBrowser(site()).open(path);
    expect(status, path).toBe(200);
    expect(Buffer.byteLength(html) / 1000, path).toBeLessThanOrEqual(most.kilobytes);
    expect(document.querySelectorAll('*').length, path).toBeLessThanOrEqual(most.elements);
  }
});
