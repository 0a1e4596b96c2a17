import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(answerMessages);

/** For whose documents the answers hold. */
export function ForWhom() {
  return <p className="text-sm text-ink-soft">{t('forWhom')}</p>;
}
