import { expect, test } from 'vitest';
import { refuseLeakedPassword } from '#server/auth/leakedPasswords.ts';

test.each([
  'qwertyuiop12345',
  'QwertyUIOP12345',
  'passwordpassword',
  'dragondragondragon',
  'DragonDragonDrag',
  '123456789012345678',
  'baseballbaseball1!',
])('%s is refused', async (password) => {
  await expect(refuseLeakedPassword(password, 'password')).rejects.toMatchObject({
    field: 'password',
    message: expect.stringMatching(/^This password is among those that leaked most/),
  });
});

test.each([
  'correct horse battery staple',
  'a wholly different secret',
  'dragon seen from the harbour',
  'nK7#v0qLw2!xPz9',
])('%s is taken', async (password) => {
  await refuseLeakedPassword(password, 'password');
});
