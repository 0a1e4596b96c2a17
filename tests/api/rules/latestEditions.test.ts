import { expect, test } from 'vitest';
import { recordChanges } from '../../fixtures/answerChanges.ts';
import { startTestSite } from '../../support/site/testApp.ts';

test('the imported editions are listed before anything changed, and with the changes of each', async () => {
  const { db, browser } = await startTestSite({ rules: true });
  const { api } = browser();
  const editions = await api.answerChange.editions.query();
  const index = editions.find(({ sourceTitle }) => sourceTitle.startsWith('Passport Index'));
  expect(index).toMatchObject({ date: '2026-02-17', changedAnswers: 0 });
  expect(index?.importedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  for (const { rules } of editions) expect(rules).toBeGreaterThan(0);
  await recordChanges(db, [{ edition_id: index?.id ?? null }, { edition_id: index?.id ?? null }]);
  await db.updateTable('content_version').set({ version: 1000 }).execute();
  const changed = await api.answerChange.editions.query();
  expect(changed.find(({ id }) => id === index?.id)?.changedAnswers).toBe(2);
});
