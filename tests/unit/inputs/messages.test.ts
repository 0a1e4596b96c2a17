import { describe, expect, test } from 'vitest';
import { destinationFields } from '#core/inputs/destination.ts';
import { changePassword, newAdministrator, signIn } from '#core/inputs/panel/account.ts';
import { sourceAddress } from '#core/inputs/rules/administratorRule.ts';
import { textList, webAddress } from '#core/inputs/text.ts';
import { visaRequirementFields } from '#core/inputs/visaRequirement.ts';
import { contactMessage, newsletterSignUp } from '#core/inputs/visitorForms.ts';
import { destinationFixture } from '../../fixtures/destination.ts';
import { requirementInput } from '../../fixtures/inputs.ts';

type Schema = {
  safeParse: (input: unknown) => {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};

/** The schema's message for `field`, the first one as in forms. */
function messageFor(schema: Schema, input: object, field: string): string | undefined {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return issues.find(({ path }) => path.join('.') === field)?.message;
}

test('a complete input passes', () => {
  expect(destinationFields.safeParse(destinationFixture()).success).toBe(true);
  expect(visaRequirementFields.safeParse(requirementInput()).success).toBe(true);
});

describe('destination form', () => {
  test.each([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['name', 'a'.repeat(101), 'Use at most 100 characters'],
    ['countryCode', '', 'Country is required'],
    ['countryCode', 'FRA', 'Country is required'],
    ['continent', '', 'Continent is required'],
    ['continent', 'Atlantis', 'Continent is required'],
    ['imageUrl', '', 'Image URL is required'],
    ['shortDescription', '', 'Short description is required'],
    ['description', '', 'Description is required'],
    ['rating', undefined, 'Rating is required'],
    ['rating', Number.NaN, 'Rating is required'],
    ['rating', -0.1, 'Rating must be at least 0'],
    ['rating', 5.1, 'Rating cannot exceed 5'],
    ['rating', 4.55, 'Rating has at most one decimal'],
  ])('%s = %s: %s', (field, value, message) => {
    expect(messageFor(destinationFields, { ...destinationFixture(), [field]: value }, field)).toBe(
      message,
    );
  });

  test.each([0, 0.1, 0.3, 2.3, 4.7, 5])('a rating of %d passes', (rating) => {
    expect(destinationFields.safeParse(destinationFixture({ rating })).success).toBe(true);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/x.jpg', 'paris.jpg'])(
    'the image address %s is refused',
    (imageUrl) => {
      expect(messageFor(destinationFields, destinationFixture({ imageUrl }), 'imageUrl')).toMatch(
        /^Enter an address that starts with https/,
      );
    },
  );

  test.each(['https://photos.example/a.jpg', 'http://x.example', '/posters/paris.svg'])(
    'the image address %s passes',
    (imageUrl) => {
      expect(destinationFields.safeParse(destinationFixture({ imageUrl })).success).toBe(true);
    },
  );

  test('a season’s maximum is not below its minimum', () => {
    const input = destinationFixture();
    const season = {
      name: 'Odd',
      months: 'May',
      temperature: { min: 20, max: 10 },
      rainfall: 0,
    };
    input.weather.seasons = [season];
    expect(messageFor(destinationFields, input, 'weather.seasons.0.temperature.max')).toBe(
      'The maximum is below the minimum',
    );
  });
});

describe('visa requirement form', () => {
  test.each([
    ['countryCode', '', 'Country is required'],
    ['type', '', 'Visa type is required'],
    ['durationDays', undefined, 'Duration is required'],
    ['durationDays', Number.NaN, 'Duration is required'],
    ['durationDays', 1.5, 'Duration is required'],
    ['durationDays', 0, 'Duration must be at least 1 day'],
    ['durationDays', 3651, 'Duration cannot exceed 3650 days'],
    ['cost', '', 'Cost is required'],
  ])('%s = %s: %s', (field, value, message) => {
    const input = { ...requirementInput(), [field]: value };
    expect(messageFor(visaRequirementFields, input, field)).toBe(message);
  });

  test('a visa on arrival counts as required', () => {
    const input = requirementInput({ required: false, onArrival: true });
    expect(messageFor(visaRequirementFields, input, 'onArrival')).toBe(
      'A visa on arrival is a required visa: tick Visa Required too',
    );
  });

  test('processing time and notes may be empty', () => {
    const input = requirementInput({ processingTime: null, notes: '' });
    expect(visaRequirementFields.safeParse(input).success).toBe(true);
  });
});

describe('list inputs', () => {
  const list = textList({ maxItems: 3, maxLength: 10 });

  test('items are trimmed and kept in order', () => {
    expect(list.parse([' Passport ', 'Photo'])).toEqual(['Passport', 'Photo']);
  });

  test.each([
    [['Passport', ' '], 'Remove the empty item'],
    [['Passport', 'Passport '], 'Each item can be listed once'],
    [['a', 'b', 'c', 'd'], 'Use at most 3 items'],
    [['a'.repeat(11)], 'Use at most 10 characters'],
  ])('%o: %s', (items, message) => {
    expect(list.safeParse(items).error?.issues[0]?.message).toBe(message);
  });
});

describe('sign-in and passwords', () => {
  test.each([
    ['email', '', 'Email is required'],
    ['email', 'ana', 'Enter an email address, like name@example.com'],
    ['password', '', 'Password is required'],
  ])('sign-in: %s = "%s": %s', (field, value, message) => {
    const input = { email: 'ana@example.com', password: 'x', [field]: value };
    expect(messageFor(signIn, input, field)).toBe(message);
  });

  test('a new password has 15 to 128 characters, as typed', () => {
    const withPassword = (password: string) => ({ email: 'ana@example.com', password });
    const message = (password: string) =>
      messageFor(newAdministrator, withPassword(password), 'password');
    expect(message('a'.repeat(14))).toBe('Use at least 15 characters');
    expect(message('a'.repeat(129))).toBe('Use at most 128 characters');
    expect(message('a'.repeat(128))).toBeUndefined();
    const padded = ` ${'a'.repeat(13)} `;
    expect(newAdministrator.parse(withPassword(padded)).password).toBe(padded);
    expect(changePassword.parse({ current: 'short', next: padded }).next).toBe(padded);
  });
});

describe('visitors’ forms', () => {
  test.each([
    ['name', '', 'Name is required'],
    ['email', 'nobody', 'Enter an email address, like name@example.com'],
    ['message', ' ', 'Message is required'],
  ])('contact: %s = "%s": %s', (field, value, message) => {
    const input = { name: 'Ana', email: 'ana@example.com', message: 'Hello', [field]: value };
    expect(messageFor(contactMessage, input, field)).toBe(message);
  });

  test('newsletter: addresses are compared in lower case', () => {
    expect(newsletterSignUp.parse({ email: ' Ana@Example.COM ' }).email).toBe('ana@example.com');
  });

  test('text with a NUL character, at which SQLite truncates, is refused', () => {
    const input = { name: 'A\0B', email: 'ana@example.com', message: 'Hello' };
    expect(messageFor(contactMessage, input, 'name')).toBe('Remove the invisible character');
  });

  test('text with half a character, which PostgreSQL refuses in JSON, is refused', () => {
    const input = { name: 'A\ud800B', email: 'ana@example.com', message: 'Hello' };
    expect(messageFor(contactMessage, input, 'name')).toBe('Remove the invisible character');
  });
});

describe('an address of an official link or source', () => {
  test.each([
    'https://gov.example@evil.example/',
    'https://a:b@gov.example',
    'http://:b@gov.example',
  ])('names no user: %s', (address) => {
    for (const schema of [sourceAddress, webAddress]) {
      expect(schema.safeParse(address).error?.issues[0]?.message).toBe(
        'Enter an address without a user name and password',
      );
    }
  });

  test('may have an @ elsewhere', () => {
    for (const schema of [sourceAddress, webAddress]) {
      expect(schema.safeParse('https://gov.example/@visa?to=a@b').success).toBe(true);
    }
  });
});
