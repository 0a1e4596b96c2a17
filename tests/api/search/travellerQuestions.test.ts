import { describe, expect, test } from 'vitest';
import { travellerQuestions } from '../../fixtures/travellerQuestions.ts';
import { siteOfFile } from '../../support/site/testApp.ts';

const site = siteOfFile({ samples: true, rules: true });

let visitors = 0;

const codes = (countries: { code: string }[]) => countries.map(({ code }) => code).join(' ');

describe.each(Object.entries(travellerQuestions))('in %s', (_, questions) => {
  test.each(questions)(
    '"%s": passport "%s", destination "%s", purpose "%s", documents "%s"',
    async (text, ...named) => {
      visitors += 1;
      // A network has a limit of searches.
      const { api } = site().browser({ address: `192.0.2.${visitors}` });
      const { understood, groups } = await api.search.all.query({ text });
      const { passports, destinations, purpose, holds } = understood;
      expect([codes(passports), codes(destinations), purpose ?? '', holds.join(' ')]).toEqual(
        named,
      );
      const answers = groups.flatMap((group) => (group.kind === 'answers' ? group.results : []));
      const [passport, destination] = named;
      const pairs = passport.split(' ').map((code) => `${code} ${destination} ${holds.join(' ')}`);
      expect(
        answers.map((one) =>
          [one.passport.code, one.destination.code, one.holds.join(' ')].join(' '),
        ),
      ).toEqual(passport && destination ? pairs : []);
    },
  );
});
