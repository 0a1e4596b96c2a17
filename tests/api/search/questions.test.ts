import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages/languages.ts';
import type { searchSite } from '#server/search/search.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

/** What a question names: countries as codes with a space between them; null for what it doesn't name. */
type Question = {
  text: string;
  passport: string | null;
  destination: string | null;
  purpose: 'transit' | 'working' | null;
  documents: string | null;
};

type Table = {
  questions: Question[];
  /** Texts that no passport in no country answers. */
  unanswered: string[];
};

const site = siteOfFile({ samples: true, rules: true });

let visitors = 0;

/** Searches on a page in a language as a new visitor, since a network has a limit of searches. */
async function search(language: string, text: string): ReturnType<typeof searchSite> {
  visitors += 1;
  const input = encodeURIComponent(JSON.stringify({ text }));
  const prefix = language === 'en' ? '' : `/${language}`;
  const { body } = await site().app.inject({
    url: `${prefix}/trpc/search.all?input=${input}`,
    remoteAddress: `2001:db8:0:${visitors.toString(16)}::1`,
  });
  return JSON.parse(body).result.data;
}

function tableOf(language: string): Table {
  const file = join(import.meta.dirname, 'questions', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const codes = (countries: { code: string }[]) =>
  countries.map(({ code }) => code).join(' ') || null;

async function pairsFor(language: string, text: string) {
  const { understood, groups } = await search(language, text);
  const answers = groups.flatMap((group) => (group.kind === 'answers' ? group.results : []));
  const pairs = answers.map(({ passport, destination, holds }) =>
    [passport.code, destination.code, ...holds].join(' '),
  );
  return { understood, pairs };
}

describe.each(languages.map(({ code }) => code))('questions in %s', (language) => {
  const { questions, unanswered } = tableOf(language);

  test.each(questions)('"$text" is understood', async ({ text, ...named }) => {
    const { understood, pairs } = await pairsFor(language, text);
    const { passports, destinations, purpose, holds } = understood;
    expect({
      passport: codes(passports),
      destination: codes(destinations),
      purpose: purpose ?? null,
      documents: holds.join(' ') || null,
    }).toEqual(named);
    const { passport, destination } = named;
    const expected = (passport ?? '').split(' ').flatMap((from) =>
      (destination ?? '')
        .split(' ')
        .filter((to) => to !== from)
        .map((to) => [from, to, ...holds].join(' ')),
    );
    expect(pairs).toEqual(passport && destination ? expected : []);
  });

  test.each(unanswered)('"%s" has no answer', async (text) => {
    expect((await pairsFor(language, text)).pairs).toEqual([]);
  });
});

test('there are 350 questions, 25 in each language, and 60 without an answer', () => {
  const tables = languages.map(({ code }) => tableOf(code));
  for (const { questions } of tables) expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(tables.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(350);
  expect(tables.flatMap((table) => table.unanswered).length).toBeGreaterThanOrEqual(60);
});
