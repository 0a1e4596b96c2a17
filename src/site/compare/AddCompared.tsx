import { COMPARED_MAX } from '#core/passports/travellers.ts';
import compareMessages from '#messages/en/compare.gen.ts';
import { translator } from '#messages/translate.ts';
import { AddedPassports } from '../passports/AddedPassports.tsx';
import { AddForm } from '../passports/AddForm.tsx';
import type { UnclearCountry } from '../passports/queries.ts';
import type { CompareAddress } from './compareSearch.ts';

const t = translator(compareMessages);

/** Adds a passport, or the first two at once. */
export function AddCompared({
  count,
  address,
  unclear,
}: {
  count: number;
  address: CompareAddress;
  unclear: UnclearCountry[];
}) {
  if (count >= COMPARED_MAX) {
    return <p className="text-ink-soft">{t('atMost', { max: COMPARED_MAX })}</p>;
  }
  const isFirst = count === 0;
  const { passports, all, add } = address;

  return (
    <AddForm
      to="/compare"
      kept={{ passports, all }}
      className={`grid max-w-3xl items-end gap-4 ${isFirst ? 'sm:grid-cols-[1fr_1fr_auto]' : 'sm:grid-cols-[1fr_auto]'}`}
    >
      <AddedPassports
        key={`${passports} ${add}`}
        labels={isFirst ? [t('first'), t('second')] : [t('another')]}
        unclear={unclear}
      />
      <button type="submit" className="button">
        {t(isFirst ? 'compare' : 'add')}
      </button>
    </AddForm>
  );
}
