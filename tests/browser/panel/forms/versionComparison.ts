import { expect, type Locator } from '@playwright/test';

/** The chosen side of each field, by its legend. */
export async function sidesIn(dialog: Locator): Promise<Record<string, string | null>> {
  await expect(dialog).toBeVisible();
  const sides: Record<string, string | null> = {};
  for (const field of await dialog.getByRole('group').all()) {
    const legend = (await field.locator('legend > span').allTextContents()).join(' ');
    const isMine = await field.getByRole('radio', { name: 'Mine' }).isChecked();
    const isTheirs = await field.getByRole('radio', { name: 'Theirs' }).isChecked();
    sides[legend] = isMine ? 'Mine' : isTheirs ? 'Theirs' : null;
  }
  return sides;
}

/** The field with this label. */
export function fieldIn(dialog: Locator, name: string): Locator {
  return dialog.getByRole('group', { name });
}
