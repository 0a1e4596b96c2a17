import answerMessages from '#messages/answers/en.gen.ts';
import { useMessages } from '#src/lib/useMessages.ts';

/** For whose documents the answers hold. */
export function ForWhom() {
  const t = useMessages(answerMessages);
  return <p className="text-sm text-ink-soft">{t('forWhom')}</p>;
}
