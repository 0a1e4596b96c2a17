import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translator } from '#messages/translate.ts';
import { catalogueSource } from '../../../scripts/dev/messages/catalogueSource.ts';
import { messagesFolder, readEnglish } from '../../../scripts/dev/messages/messageFiles.ts';

const root = join(import.meta.dirname, '..', '..', '..');

describe.each(readEnglish())('the catalogue "$namespace"', ({ namespace, json: english }) => {
  it('is compiled as its texts are: run `npm run messages`', () => {
    const compiled = readFileSync(join(messagesFolder, 'en', `${namespace}.gen.ts`), 'utf8');
    expect(compiled).toBe(catalogueSource(namespace, english));
  });

  // Its messages are found by their texts.
  it.skipIf(namespace === 'shipped')('has no message that nothing uses', () => {
    const code = sources.filter((text) => text.includes(`messages/en/${namespace}.gen.ts`));
    // Keys are also made from the words of data: `${tool}Title`, and listed beside their links.
    const ends = [...code.join('\n').matchAll(/`\$\{[\w.]+\}(\w+)`/g)].map(([, end]) => end ?? '');
    const unused = Object.keys(JSON.parse(english)).filter(
      (key) =>
        !code.some((text) => new RegExp(`\\b${key}\\b`).test(text)) &&
        !ends.some((end) => key.endsWith(end)) &&
        !sources.some((text) => text.includes(`label: '${key}'`)),
    );
    expect(unused).toEqual([]);
  });
});

const sources = ['core', 'src', 'server', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

describe('a message', () => {
  it('gets its values, plurals and tags', () => {
    const t = translator<{
      plain: Record<never, never>;
      days: { days: number };
      link: { place: string; a: { tag: true } };
    }>({
      namespace: 'test',
      language: 'en',
      messages: {
        plain: 'Plain',
        days: ['Stay ', ['days', 2, { one: [0, ' day'], other: [0, ' days'] }]],
        link: ['See ', ['a', ['place']], '.'],
      },
    });
    expect(t('plain')).toBe('Plain');
    expect(t('days', { days: 1 })).toBe('Stay 1 day');
    expect(t('days', { days: 2000 })).toBe('Stay 2,000 days');
    const parts = t.rich('link', { place: 'Peru', a: (children) => ({ children }) });
    expect(parts).toEqual(['See ', { children: ['Peru'] }, '.']);
  });

  it('that is invalid is named', () => {
    const broken = JSON.stringify({ stay: { text: '{days, plural, one {day}', note: 'n' } });
    expect(() => catalogueSource('answers', broken)).toThrow('messages/en/answers.json, "stay"');
  });

  it('without a note is refused', () => {
    expect(() => catalogueSource('answers', '{"stay":{"text":"Stay"}}')).toThrow('note');
  });

  it('takes only the values of a select that it knows', () => {
    const text = '{by, select, air {Fly} land {Drive} other {}}';
    const json = JSON.stringify({ how: { text, note: 'n' } });
    expect(catalogueSource('trip', json)).toContain('how: { by: "air" | "land" };');
  });
});
