import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { filterContinents } from '#core/siteVocabulary.ts';
import messages from '#messages/en/nomads.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { isEmpty } from '#src/lib/searchParams.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { handFocusOver } from '#src/ui/useHashFocus.ts';
import { continentInWords } from '../answerLists/continentWords.ts';
import {
  comparedVisas,
  listedVisas,
  type NomadAddress,
  type RemoteWorkVisa,
  readNomadAddress,
  visaOrders,
  visaPage,
} from './nomadSearch.ts';
import { VisaCard } from './VisaCard.tsx';
import { VisaPages } from './VisaPages.tsx';

const t = translator(messages);

const orderLabels = {
  income: 'byIncome',
  fee: 'byFee',
  stay: 'byStay',
} as const;

/**
 * The filters, the list and which of it to compare: one plain form, whose address has its values.
 */
export function VisaForm({ visas, address }: { visas: RemoteWorkVisa[]; address: NomadAddress }) {
  const navigate = useNavigate();
  const { listed, leftOut } = listedVisas(visas, address);
  const { compared } = comparedVisas(visas, address);
  const { shown, page, pages } = visaPage(listed, address);
  const { compare: _compare, order: _order, page: _page, all: _all, ...filters } = address;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // With the page that its button names.
    const fields = new FormData(event.currentTarget, submitter);
    const compare = fields.getAll('compare').join() || undefined;
    void navigate({
      to: '/nomads',
      search: readNomadAddress({ ...Object.fromEntries(fields), compare }),
      hash: submitter?.getAttribute('data-shows') ?? 'visas',
    });
  };

  return (
    <form
      key={JSON.stringify(address)}
      action={localAddress('/nomads')}
      onSubmit={submit}
      aria-label={t('filters')}
    >
      <div className="card flex flex-wrap items-end gap-4 p-4 sm:p-5">
        {(['income', 'months', 'fee'] as const).map((name) => (
          <Field key={name} label={t(name)} className="min-w-40 flex-1">
            {(control) => (
              <input
                {...control}
                name={name}
                inputMode="numeric"
                maxLength={9}
                defaultValue={address[name]}
                autoComplete="off"
                className="input"
              />
            )}
          </Field>
        ))}
        <Field label={t('region')} className="min-w-40 flex-1">
          {(control) => (
            <select {...control} name="region" defaultValue={address.region} className="input">
              <option value="">{t('anywhere')}</option>
              {filterContinents.map((continent) => (
                <option key={continent} value={continent}>
                  {continentInWords(continent)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('order')} className="min-w-40 flex-1">
          {(control) => (
            <select {...control} name="order" defaultValue={address.order} className="input">
              <option value="">{t('byCountry')}</option>
              {visaOrders.map((order) => (
                <option key={order} value={order}>
                  {t(orderLabels[order])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" className="button">
          {t('show')}
        </button>
        {!isEmpty(filters) && (
          <Link
            ref={handFocusOver}
            to="/nomads"
            search={{ compare: address.compare, order: address.order }}
            className="link inline-flex min-h-11 items-center"
          >
            {t('clear')}
          </Link>
        )}
      </div>
      {compared
        .filter((visa) => !shown.includes(visa))
        .map(({ id }) => (
          <input key={id} type="hidden" name="compare" value={id} />
        ))}
      {address.all && <input type="hidden" name="all" value="true" />}
      <section
        id="visas"
        aria-label={t('title')}
        tabIndex={-1}
        className="mt-6 flex flex-col gap-4 outline-none"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <p role="status">{t('shown', { count: listed.length })}</p>
            {leftOut > 0 && <p className="text-ink-soft">{t('leftOut', { count: leftOut })}</p>}
          </div>
          {listed.length > 1 && <CompareButton page={page} />}
        </div>
        {listed.length === 0 ? (
          <EmptyState title={t('shown', { count: 0 })} hint={t('noneHint')} />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((visa) => (
              <VisaCard key={visa.id} visa={visa} isChosen={compared.includes(visa)} />
            ))}
          </ul>
        )}
        {listed.length > 1 && <CompareButton page={page} />}
        <VisaPages page={page} pages={pages} />
      </section>
    </form>
  );
}

/** Stays on the page of the list. */
function CompareButton({ page }: { page: number }) {
  return (
    <button
      type="submit"
      name="page"
      value={page}
      data-shows="compared"
      className="button-quiet self-start"
    >
      {t('compareChosen')}
    </button>
  );
}
