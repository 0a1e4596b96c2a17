import messages from '#messages/en/nomads.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { ClosedVisas } from './ClosedVisas.tsx';
import { ComparedVisas } from './ComparedVisas.tsx';
import { comparedVisas, type NomadAddress } from './nomadSearch.ts';
import { VisaForm } from './VisaForm.tsx';

const t = translator(messages);

/** Visas for remote workers: filters, a comparison and the list, in one form. */
export function NomadsPage({ address }: { address: NomadAddress }) {
  const [visas] = trpc.countryFacts.remoteWorkVisas.useSuspenseQuery();
  const comparison = comparedVisas(visas, address);
  return (
    <div className="container-site flex flex-col gap-8 py-8">
      <div className="-mb-8">
        <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      </div>
      {comparison.compared.length > 0 && <ComparedVisas {...comparison} />}
      <VisaForm visas={visas} address={address} />
      <div className="max-w-prose text-sm text-ink-soft">
        <p>{t('incomeNote')}</p>
        <p>{t('notChecked')}</p>
      </div>
      <ClosedVisas visas={visas} />
    </div>
  );
}
