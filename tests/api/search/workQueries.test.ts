import { expect, test } from 'vitest';
import type { ResultGroup } from '#server/search/search.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

const site = siteOfFile({ samples: true, rules: true });

let visitors = 0;

/** Searches as a new visitor each time, since a network has a limit. */
async function groupsOf(text: string): Promise<ResultGroup[]> {
  visitors += 1;
  const { api } = site().browser({ address: `2001:db8:1:${visitors.toString(16)}::1` });
  return (await api.search.all.query({ text })).groups;
}

/** A result in short: "IN to DE, working", "country AU, working", "tool workingVisas", "scheme ES". */
function resultsOf(group: ResultGroup): string[] {
  switch (group.kind) {
    case 'answers':
      return group.results.map(
        ({ passport, destination, purpose }) =>
          `${passport.code} to ${destination.code}, ${purpose}`,
      );
    case 'countries':
      return group.results.map(({ code, purpose }) => `country ${code}, ${purpose}`);
    case 'pages':
      return group.results.map((page) => {
        if (page.kind === 'tool') return `tool ${page.tool}`;
        return page.kind === 'scheme' ? `scheme ${page.countryCode}` : page.kind;
      });
    default:
      return [group.kind];
  }
}

const page = 'tool workingVisas';

test.each([
  ['working holiday', page],
  ['working holiday visa', page],
  ['work permit', page],
  ['job', page],
  ['jobs abroad', page],
  ['nurse', page],
  ['work visa for indians', page],
  ['Arbeitserlaubnis', page],
  ['Job im Ausland', page],
  ['Krankenschwester', page],
  ['permiso de trabajo', page],
  ['vacaciones y trabajo', page],
  ['permis de travail', page],
  ['vacances-travail', page],
  ['infirmière', page],
  ['autorização de trabalho', page],
  ['emprego', page],
  ['разрешение на работу', page],
  ['рабочие каникулы', page],
  ['تصريح عمل', page],
  ['नौकरी', page],
  ['izin kerja', page],
  ['ワーキングホリデー', page],
  ['워킹홀리데이', page],
  ['çalışma izni', page],
  ['giấy phép lao động', page],
  ['打工度假', page],
  ['working holiday australia', 'country AU, working'],
  ['nurse in germany', 'country DE, working'],
  ['Arbeitserlaubnis Deutschland', 'country DE, working'],
  ['permiso de trabajo España', 'country ES, working'],
  ['permis de travail Canada', 'country CA, working'],
  ['vacances-travail Australie', 'country AU, working'],
  ['autorização de trabalho Portugal', 'country PT, working'],
  ['разрешение на работу Германия', 'country DE, working'],
  ['تصريح عمل ألمانيا', 'country DE, working'],
  ['izin kerja Jepang', 'country JP, working'],
  ['ドイツ 就労ビザ', 'country DE, working'],
  ['giấy phép lao động Đức', 'country DE, working'],
  ['德国 工作', 'country DE, working'],
  ['work permit germany indian', 'IN to DE, working'],
  ['job in canada for indians', 'IN to CA, working'],
  ['Arbeitserlaubnis Deutschland Inder', 'IN to DE, working'],
])('"%s" finds %s first, and nothing for those who work remotely', async (text, first) => {
  const groups = (await groupsOf(text)).map(resultsOf);
  expect(groups[0]?.[0]).toBe(first);
  const all = groups.flat();
  expect(all.filter((found) => found.startsWith('scheme') || found === 'tool nomads')).toEqual([]);
});

test.each([
  ['digital nomad visa spain', 'scheme ES'],
  ['digital nomad visa', 'tool nomads'],
  ['work remotely in portugal', 'scheme PT'],
])('"%s" stays a question about remote work: %s', async (text, first) => {
  const [group] = await groupsOf(text);
  expect(group && resultsOf(group)[0]).toBe(first);
});
