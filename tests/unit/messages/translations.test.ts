import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/languages/languages.ts';
import { messageProblems } from '#core/languages/messageProblems.ts';
import { messageShape } from '#core/languages/messageShape.ts';
import { englishMessages } from '#server/languages/messageTexts.ts';
import { suggestions } from '#src/site/languages/suggestions.ts';
import { translationProblems } from '../../../scripts/dev/messages/checkTranslations.ts';
import { dateMessages } from '../../../scripts/dev/messages/dateMessages.ts';
import {
  languageProblems,
  readTranslations,
  translatedLanguages,
} from '../../../scripts/dev/messages/messageFiles.ts';
import { moneyMessages } from '../../../scripts/dev/messages/moneyMessages.ts';
import { inEnglishOrder, orderProblems } from '../../../scripts/dev/messages/translationOrder.ts';

const offered = languages.map(({ code }) => code).filter((code) => code !== 'en');

it('every offered language has translations, and every language a suggestion', () => {
  expect(translatedLanguages()).toEqual(expect.arrayContaining(offered));
  expect(Object.keys(suggestions).sort()).toEqual(languages.map(({ code }) => code).sort());
});

describe.each(translatedLanguages())('the translations into %s', (language) => {
  it('are complete, in order, with the arguments, plurals and terms of their language', () => {
    expect(languageProblems(language)).toEqual([]);
  });

  it('have the dates and money of Unicode CLDR: run `npm run date-messages`', () => {
    const generated = { ...dateMessages(language), ...moneyMessages(language) };
    for (const [namespace, messages] of Object.entries(generated)) {
      expect(readTranslations(language)[namespace]).toEqual(messages);
    }
  });
});

it('English has the currencies of the other languages, with their codes', () => {
  expect(englishMessages().get('messages/money/sum')?.text).toBe(moneyMessages('en').money?.sum);
});

describe('the file of a language', () => {
  const english = { dates: { day: 'Day', month: 'Month' }, ui: { close: 'Close' } };
  const right = inEnglishOrder({ ui: { close: 'Zu' }, dates: { month: 'M', day: 'T' } }, english);

  it('has namespaces and messages in the order of English, one a line', () => {
    const lines = right.split('\n').map((line) => line.trim());
    expect(lines.slice(1, 4)).toEqual(['"dates": {', '"day": "T",', '"month": "M"']);
    expect(orderProblems(right, right)).toEqual([]);
  });

  it('keeps what English lacks, at the end', () => {
    const json = inEnglishOrder({ old: { a: 'A' }, dates: { week: 'W', day: 'T' } }, english);
    expect(JSON.stringify(JSON.parse(json))).toBe(
      '{"dates":{"day":"T","week":"W"},"old":{"a":"A"}}',
    );
  });

  it.each([
    ['another order', right.replace(/( *"day": "T",\n)( *"month": "M")/, '$2,\n    "day": "T"'), 3],
    ['two messages in a line', right.replace('"T",\n', '"T",'), 3],
    ['a message twice', right.replace('    "day"', '    "day": "X",\n    "day"'), 3],
    ['lines at the end', `${right}\n`, 11],
  ])('with %s is named, with the line', (_what, text, line) => {
    expect(orderProblems(text, right)[0]).toContain(`line ${line} isn’t in the order`);
  });
});

describe('a translation', () => {
  const english = {
    stay: { text: 'Stay: {days, plural, one {# day} other {# days}}', note: 'x' },
    apply: { text: 'Apply for a visa: <link>{site}</link>', note: 'x' },
    kind: { text: '{kind, select, a {One} b {Two} other {}}', note: 'x' },
    short: { text: 'Menu', note: 'x', maxLength: 5 },
    esta: { text: 'Get an ESTA', note: 'x' },
  };
  const right = {
    stay: 'Aufenthalt: {days, plural, one {# Tag} other {# Tage}}',
    apply: 'Visum beantragen: <link>{site}</link>',
    kind: '{kind, select, a {Eins} b {Zwei} other {}}',
    short: 'Menü',
    esta: 'ESTA beantragen',
  };
  const terms = { terms: { visa: { term: 'Visum', stems: ['Visum'] } }, sameInEnglish: [] };
  const problemsOf = (changed: Record<string, string>) =>
    translationProblems({
      namespace: 'test',
      language: 'de',
      english,
      terms,
      translated: { ...right, ...changed },
    });

  it('that is right has no problem', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['stay', 'Aufenthalt: {days, plural, other {# Tage}}', 'lacks "one"'],
    ['stay', 'Aufenthalt: {days, plural, one {#} few {#} other {#}}', 'which de lacks'],
    ['stay', 'Aufenthalt: {tage, plural, one {#} other {#}}', '{tage} isn’t in English'],
    ['apply', 'Visum beantragen: {site}', '{link} is missing'],
    ['apply', 'Erlaubnis beantragen: <link>{site}</link>', '"visa" is none of Visum'],
    ['kind', '{kind, select, a {Eins} other {}}', 'selects a'],
    ['short', 'Auswahl', 'there is room for 5'],
    ['short', 'Menu', 'is the same in English'],
    ['esta', 'Reisegenehmigung beantragen', '"ESTA" stays as it is'],
    ['stay', 'Aufenthalt: {days', 'isn’t an ICU message'],
    ['other', 'Anderes', 'there is no such English message'],
    [
      'stay',
      '<days>x</days> {days, plural, one {#} other {#}}',
      '{days} is tag, in English plural',
    ],
    [
      'stay',
      '{days, plural, one {#} other {#}} {days, select, a {A} other {}}',
      '{days} is select',
    ],
    ['apply', 'Visum: <link>{site}</link> {link}', '{link} is text, in English tag'],
    [
      'kind',
      '{kind, select, a {Eins} b {Zwei} other {}} {kind, select, c {Drei} other {}}',
      'selects c',
    ],
  ])('%s: "%s" is named: %s', (key, text, problem) => {
    const [found] = problemsOf({ [key]: text });
    expect(found?.replaceAll("'", '’')).toContain(problem);
  });

  it('that is far longer or deeper than the English text is named', () => {
    expect(problemsOf({ short: 'x'.repeat(201) })[0]).toContain('far more than in English');
    const deep = `${'{days, plural, other {'.repeat(8)}#${'}}'.repeat(8)}`;
    expect(problemsOf({ stay: deep })[0]).toContain('more than 6 levels');
  });

  it('may show the number of a plural beside it', () => {
    const stay = 'Tage: {days}, {days, number}, {days, plural, one {# Tag} other {# Tage}}';
    expect(problemsOf({ stay })).toEqual([]);
  });

  it.each(['<#>tag</#> ', '{#, plural, one {x} other {y}} ', '{#, select, a {x} other {}} '])(
    'of any message of the product with "%s" beside its right text has a problem, or can be formatted',
    (added) => {
      for (const { text } of englishMessages().values()) {
        const shape = messageShape(compile(text));
        for (const [name, { type }] of shape.arguments) {
          const wrong = `${added.replaceAll('#', name)}${text}`;
          if (messageProblems('de', { text }, wrong).length > 0) continue;
          expect(added, `${wrong} (${type})`).toContain(type);
        }
      }
    },
  );

  it('that is missing is named', () => {
    const { esta: _esta, ...others } = right;
    expect(
      translationProblems({
        namespace: 'test',
        language: 'de',
        english,
        terms,
        translated: others,
      }),
    ).toEqual(['test lacks esta']);
  });
});
