import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { COMPARED_MAX } from '#core/passports/travellers.ts';
import compareMessages from '#messages/compare/en.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { HiddenFields } from '#src/ui/forms/HiddenFields.tsx';
import { AddedPassports } from '../passports/AddedPassports.tsx';
import type { UnclearCountry } from '../passports/queries.ts';
import type { CompareAddress } from './compareSearch.ts';

const t = translator(compareMessages);

/** Adds a passport, or the first two at once. Without scripts it is a plain form. */
export function AddCompared({
  count,
  address,
  unclear,
}: {
  count: number;
  address: CompareAddress;
  unclear: UnclearCountry[];
}) {
  const navigate = useNavigate();
  if (count >= COMPARED_MAX) {
    return <p className="text-ink-soft">{t('atMost', { max: COMPARED_MAX })}</p>;
  }
  const isFirst = count === 0;
  const { passports, all, add } = address;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sent: CompareAddress = { ...address, add: data.getAll('add').join() };
    void navigate({ to: '/compare', search: sent, resetScroll: false });
  };

  return (
    <form
      action={localAddress('/compare')}
      onSubmit={submit}
      className={`grid max-w-3xl items-end gap-4 ${isFirst ? 'sm:grid-cols-[1fr_1fr_auto]' : 'sm:grid-cols-[1fr_auto]'}`}
    >
      <HiddenFields values={{ passports, all }} />
      <AddedPassports
        key={`${passports} ${add}`}
        labels={isFirst ? [t('first'), t('second')] : [t('another')]}
        unclear={unclear}
      />
      <button type="submit" className="button">
        {t(isFirst ? 'compare' : 'add')}
      </button>
    </form>
  );
}
