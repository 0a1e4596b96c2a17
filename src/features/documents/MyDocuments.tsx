import {
  documentIssuers,
  documentKinds,
  documentToken,
  issuerNames,
} from '../../../server/schemas/answers/documents.ts';
import { inSentence } from '../../../server/schemas/countries/countryInSentence.ts';
import type { FormState } from '../../../server/schemas/formState.ts';
import { trpc } from '../../lib/trpc.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { CountryField } from '../passports/CountryField.tsx';
import { PassportPanel } from '../passports/PassportPanel.tsx';
import type { NamedCountry } from '../passports/queries.ts';

const columns = { visa: 'Visa', residence: 'Residence permit' } as const;

/**
 * The form for the visitor's visas, residence permits and country of residence. It posts without
 * scripts too: every page counts with them, so the next one is loaded from the server in any case.
 */
export function MyDocuments({
  returnTo,
  residence,
  refused,
}: {
  returnTo: string;
  residence: NamedCountry | undefined;
  /** The form as sent with a country of residence that names no one country. */
  refused: FormState | null;
}) {
  const [visitor] = trpc.visitor.country.useSuspenseQuery();
  const held = new Set(refused ? Object.keys(refused.values) : visitor.holds);
  return (
    <div className="container-site py-8">
      <PageIntro title="My Documents">
        A visa or residence permit of one country often opens another. Choose what you hold, and
        every answer here counts with it.
      </PageIntro>
      <div className="flex max-w-2xl flex-col gap-6">
        <section aria-labelledby="passports" className="card flex flex-col gap-1 p-5">
          <h2 id="passports" className="text-xl font-semibold">
            Passports
          </h2>
          <p>
            {visitor.guessed ? 'We took your passport to be that of ' : ''}
            {visitor.passports.map(({ name }) => inSentence(name)).join(', ')}
            {visitor.guessed && '.'}
          </p>
          <div className="relative text-sm">
            <PassportPanel
              current={visitor.country}
              summaryClassName="font-semibold text-accent"
              panelClassName="absolute top-full left-0 w-full max-w-80"
            >
              Change passport
            </PassportPanel>
          </div>
        </section>
        <form method="post" action="/documents" className="card flex flex-col gap-5 p-5">
          <input type="hidden" name="returnTo" value={returnTo} />
          <table className="w-full border-collapse text-left">
            <caption className="mb-2 text-left text-xl font-semibold">
              Visas and residence permits
            </caption>
            <thead>
              <tr>
                <th scope="col" className="py-2 font-semibold">
                  Issued by
                </th>
                {documentKinds.map((kind) => (
                  <th key={kind} scope="col" className="w-24 p-2 text-center font-semibold">
                    {columns[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {documentIssuers.map((issuer) => (
                <tr key={issuer} className="border-t border-line">
                  <th scope="row" className="py-1 font-normal first-letter:uppercase">
                    {issuerNames[issuer]}
                  </th>
                  {documentKinds.map((kind) => (
                    <td key={kind} className="p-0 text-center">
                      <label className="inline-flex size-11 items-center justify-center">
                        <span className="sr-only">
                          {columns[kind]} of {issuerNames[issuer]}
                        </span>
                        <input
                          type="checkbox"
                          name={documentToken(issuer, kind)}
                          defaultChecked={held.has(documentToken(issuer, kind))}
                          className="size-5"
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <CountryField
            label="Country of residence"
            hint="Some countries ask where you live."
            name="livesIn"
            placeholder="Not stated"
            chosen={refused ? undefined : residence}
            unclear={refused?.unclear}
            offer={({ code, name }) => (
              <button type="submit" name="meant" value={code} className="link min-h-11">
                {name}
              </button>
            )}
          />
          <p className="text-sm text-ink-soft">
            They are kept in this browser, in a cookie, for a year. Our log doesn’t name them. What
            a country asks of a document, such as how long it must still be valid, stands beside
            each answer: check it against yours.
          </p>
          <button type="submit" className="button self-start">
            Save my documents
          </button>
        </form>
      </div>
    </div>
  );
}
