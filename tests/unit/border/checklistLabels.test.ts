import { expect, test } from 'vitest';
import { blankLine, type ChecklistLine } from '#core/border/checklist.ts';
import { labelOfBinding } from '#core/border/checklistWords.ts';
import type { LanguageCode } from '#core/languages/languages.ts';
import { runInLanguage } from '#server/languages/requestLanguage.ts';
import { translateRequests } from '#server/languages/translations.ts';

translateRequests();

const line = (
  subject: ChecklistLine['subject'],
  binding: ChecklistLine['binding'],
): ChecklistLine => ({ ...blankLine, subject, binding, asked: { kind: 'airline' } });

test.each<[LanguageCode, ChecklistLine, string]>([
  ['en', line('vaccination', 'recommended'), 'Recommended'],
  ['es', line('passport', 'recommended'), 'Recomendado'],
  ['es', line('vaccination', 'recommended'), 'Recomendadas'],
  ['ar', line('passport', 'required'), 'مطلوب'],
  ['ar', line('blank_pages', 'required'), 'مطلوبة'],
  ['hi', line('vaccination', 'may_be_asked'), 'माँगे जा सकते हैं'],
  ['ru', line('vaccination', 'not_required'), 'Не требуются'],
  ['fr', line('minors', 'required'), 'Documents obligatoires'],
])('in %s a binding agrees with its subject: %o', (language, one, label) => {
  expect(runInLanguage(language, () => labelOfBinding(one))).toBe(label);
});

test('a line that no source calls binding has no label', () => {
  expect(labelOfBinding(line('passport', null))).toBe('');
});
