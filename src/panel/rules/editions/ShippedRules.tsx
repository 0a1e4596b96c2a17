import { partialDateText } from '#core/languages/partialDateText.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';

/** Offers to import shipped rules that the site lacks. */
export function ShippedRules() {
  const missing = trpc.ruleEdition.notInstalled.useQuery();
  const install = trpc.ruleEdition.installShipped.useMutation();
  if (!missing.data || missing.data.length === 0) return null;
  return (
    <section aria-labelledby="shipped" className="card flex flex-col gap-3 p-4 sm:p-5">
      <h2 id="shipped" tabIndex={-1} className="scroll-mt-4 text-lg font-semibold outline-none">
        Import what ships
      </h2>
      <p>These sources come with the product and are not here, or here in an older edition:</p>
      <ul className="list-disc ps-5">
        {missing.data.map(({ id, title, date, rules }) => (
          <li key={id}>
            {title}
            {date && `, ${partialDateText(date)}`}
            {rules > 0 && ` (${rules.toLocaleString('en')} rules)`}
          </li>
        ))}
      </ul>
      <Button
        className="button self-start"
        disabled={install.isPending}
        onClick={() => install.mutate()}
      >
        {install.isPending ? 'Importing...' : 'Import'}
      </Button>
    </section>
  );
}
