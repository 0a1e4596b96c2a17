import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import { translator } from '#messages/translate.ts';
import { StatedDocuments } from '#src/site/documents/StatedDocuments.tsx';

const t = translator(answerMessages);

/** Asks for another day of entry; a plain form, which works without scripts. */
export function EntryDay({ answer: { purpose, passport, on } }: { answer: EntryAnswer }) {
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('on'));
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, on: day || undefined }),
      resetScroll: false,
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2 text-sm">
      <input type="hidden" name="type" value={purpose} />
      <input type="hidden" name="from" value={passport} />
      <StatedDocuments />
      <label htmlFor={id}>{t('entryDay')}</label>
      <input key={on} id={id} type="date" name="on" defaultValue={on} className="input w-auto" />
      <button type="submit" className="button-quiet">
        {t('show')}
      </button>
    </form>
  );
}
