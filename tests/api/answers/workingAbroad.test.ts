import { describe, expect, test } from 'vitest';
import { marksOf } from '#core/answers/answerMarks.ts';
import { doubtOfCountry } from '#core/answers/doubt.ts';
import { unpackLines } from '#core/answers/packedLines.ts';
import { toneOf } from '#core/answers/tone.ts';
import { statusOf } from '#core/answers/verdict.ts';
import { youthProgrammeTerms } from '#core/answers/words/waysToWork.ts';
import { askAuthorityInWords, dutiesInWords, workLines } from '#core/answers/words/workWords.ts';
import { type WorkGroup, workGroups } from '#core/answers/work/workGroups.ts';
import type { WorkNeed } from '#core/workVocabulary.ts';
import { listRemoteWorkVisas } from '#server/answers/facts/remoteWorkVisas.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { readAnswerPage } from '#server/answers/pages/answerPage.ts';
import { readWorkingAbroad } from '#server/answers/pages/workingAbroad.ts';
import { NotFound } from '#server/errors.ts';
import { filledDatabase } from '../database/filledDatabase.ts';

const { db } = filledDatabase();

const linesOf = async (passports: string[]) =>
  unpackLines(await readWorkingAbroad(db(), { passports }), workGroups);

const groupOfNeed: Record<WorkNeed, WorkGroup> = {
  no_permit: 'no_permit',
  permit_by_right: 'by_right',
  permit: 'permit',
  unknown: 'unknown',
};

describe('every country’s line says what its answer does', () => {
  test.each(['DE', 'IN', 'US', 'KP'])('%s', async (passport) => {
    const lines = await linesOf([passport]);
    expect(lines).toHaveLength(199);
    for (const line of lines) {
      const { code, groups, tone, verdict, details, inParts = [] } = line;
      const where = `${passport} ${code}`;
      const asked = { passport, destination: code, purpose: 'working' } as const;
      const answer = await findAnswer(db(), asked);
      const { access, work, restriction } = answer;
      if (!work) throw new Error(where);
      const textsIn = (group: WorkGroup) =>
        inParts.filter((part) => part.group === group).map(({ text }) => text);
      expect(tone, where).toBe(toneOf(statusOf(answer), doubtOfCountry(marksOf(answer))));
      const isRefused = restriction !== null || access === 'no_admission';
      expect(groups.includes('refused'), where).toBe(isRefused);
      if (isRefused || access === 'own_country') {
        expect([groups.length, details, inParts], where).toEqual([isRefused ? 1 : 0, [], []]);
        continue;
      }
      expect(groups, where).toContain(groupOfNeed[work.need]);
      if (work.need !== 'unknown') {
        expect(/^(Probably|.* by right)/.test(verdict), where).toBe(!work.confirmed);
      }
      const [, ...why] = workLines(work, []);
      const duties = work.grant ? dutiesInWords(work.grant.duties) : '';
      const hasPart = work.need === 'no_permit' || work.need === 'permit_by_right';
      const said = hasPart ? textsIn(groupOfNeed[work.need]) : details;
      if (work.need !== 'unknown') expect(said, where).toEqual(expect.arrayContaining(why));
      if (work.need === 'no_permit' && duties) expect(said, where).toContain(duties);
      const programmes = inParts.filter((part) => part.group === 'programmes');
      expect(
        programmes.map(({ ages }) => ages),
        where,
      ).toEqual(work.programmes.map(({ ages }) => ages));
      for (const [at, programme] of work.programmes.entries()) {
        for (const words of [programme.name, ...youthProgrammeTerms(programme)]) {
          expect(programmes[at]?.text, where).toContain(words);
        }
      }
      expect(groups.includes('programmes'), where).toBe(programmes.length > 0);
      const { authority } = work;
      if (authority) expect(details, where).toContain(askAuthorityInWords(authority));
      const hasWays = details.some((text) => text.startsWith('Work permits and visas: '));
      if (work.routes.every(({ kind }) => kind !== 'digital_nomad')) {
        expect(hasWays, where).toBe(work.routes.length > 0);
      }
    }
  });
});

test('visas for remote workers are those of the country’s page', async () => {
  const open = (await listRemoteWorkVisas(db())).filter(({ status }) => status === 'open');
  const countries = [...new Set(open.map(({ countryCode }) => countryCode))];
  for (const passport of ['DE', 'IN']) {
    const lines = await linesOf([passport]);
    for (const destination of countries) {
      const asked = { passports: [passport], destination, purpose: 'working' as const };
      const { answer, nomadSchemes } = await readAnswerPage(db(), asked);
      const line = lines.find(({ code }) => code === destination);
      if (!line || answer.access === 'own_country') continue;
      expect(line.groups.includes('remote'), `${passport} ${destination}`).toBe(
        nomadSchemes.some(({ status }) => status === 'open'),
      );
    }
  }
});

test('several passports have the easiest of their answers, and the programmes of all', async () => {
  const each = new Map(
    await Promise.all(['IN', 'FR', 'AU'].map(async (one) => [one, await linesOf([one])] as const)),
  );
  const lines = await linesOf(['IN', 'FR', 'AU']);
  const programmesOf = ({ inParts = [] }: (typeof lines)[number]) =>
    inParts.filter(({ group }) => group === 'programmes');
  for (const [at, { code, passport, verdict, tone, ...line }] of lines.entries()) {
    const own = each.get(passport)?.[at];
    expect([own?.verdict, own?.tone], code).toEqual([verdict, tone]);
    if (line.groups.includes('no_permit') || line.groups.length === 0) continue;
    const known = [...each.values()].flatMap((ofOne) => ofOne[at] ?? []).flatMap(programmesOf);
    const ages = new Set(
      programmesOf({ code, passport, verdict, tone, ...line }).map(({ ages: one }) => `${one}`),
    );
    expect(ages, code).toEqual(new Set(known.map(({ ages: one }) => `${one}`)));
  }
  const lineOf = (country: string) => lines.find(({ code }) => code === country);
  expect(lineOf('DE')).toMatchObject({ passport: 'FR', groups: ['no_permit'] });
  expect(lineOf('NZ')).toMatchObject({ passport: 'AU' });
});

test('of several passports, each programme names its own', async () => {
  const line = (await linesOf(['DE', 'FR'])).find(({ code }) => code === 'AU');
  expect(line?.passport).toBe('DE');
  expect(line?.inParts?.map(({ text }) => text)).toEqual([
    'Working Holiday visa (subclass 417) · Ages 18 to 30 when you apply · For up to 12 months · With: German passport',
    expect.stringMatching(/ · Ages 18 to 35 when you apply · .* · With: French passport$/),
  ]);
});

test('an unknown passport is refused', async () => {
  await expect(linesOf(['XX'])).rejects.toThrow(NotFound);
});
