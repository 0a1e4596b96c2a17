import { describe, expect, it } from 'vitest';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import { sampleCountries } from '#db/seed/countries.ts';
import { countryNameIn } from '#server/languages/countryNames.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

const passports = sampleCountries.map(({ code, name }) => ({ code, name }));

describe('the label of a passport', () => {
  it('has an adjective only where one country alone has it', () => {
    const labels = passports.map(passportLabel);
    expect(new Set(labels).size).toBe(passports.length);
    for (const [code, name] of [
      ['CD', 'DR Congo'],
      ['DO', 'Dominican Republic'],
      ['GN', 'Guinea'],
      ['NE', 'Niger'],
      ['CN', 'China'],
    ] as const) {
      expect(passportLabel({ code, name })).toBe(`${name} passport`);
    }
  });

  it('reads like a phrase of the field', () => {
    expect(passportLabel({ code: 'DE', name: 'Germany' })).toBe('German passport');
    expect(passportLabel({ code: 'US', name: 'United States' })).toBe('US passport');
  });

  it.each([
    ['GB', 'Pasaporte del Reino Unido'],
    ['IN', 'Pasaporte de la India'],
    ['AE', 'Pasaporte de los Emiratos Árabes Unidos'],
    ['DE', 'Pasaporte de Alemania'],
    ['SV', 'Pasaporte de El Salvador'],
  ])('has the article of a country in Spanish (%s)', (code, label) => {
    const name = countryNameIn('es', code, code);
    expect(runInLanguage('es', () => passportLabel({ code, name }))).toBe(label);
  });
});
