import { documentIssuers, documentToken } from '#core/documents/documents.ts';
import { documentLabel, issuerName } from '#core/documents/documentWords.ts';
import type { FormState } from '#core/formState.ts';
import { listInWords } from '#core/languages/listInWords.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import { documentKinds } from '#core/vocabulary.ts';
import documentMessages from '#messages/en/documents.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { CountryField } from '../passports/CountryField.tsx';
import { PassportPanel } from '../passports/held/PassportPanel.tsx';
import type { NamedCountry } from '../passports/queries.ts';

const t = translator(documentMessages);

/**
 * The form for the visitor's visas, residence permits and country of residence. It posts without
 * scripts too: every page counts with them, so the next one is loaded from the server in any case.
 */
export function MyDocuments({
  returnTo,
  residence,
  stated,
  refused,
}: {
  returnTo: string;
  residence: NamedCountry | undefined;
  /** The passport of the page to return to, where the visitor's is a guess. */
  stated: NamedCountry | undefined;
  /** The form as sent with a country of residence that names no one country. */
  refused: FormState | null;
}) {
  const [visitor] = trpc.visitor.country.useSuspenseQuery();
  const held = new Set(refused ? Object.keys(refused.values) : visitor.holds);
  const passports = listInWords((stated ? [stated] : visitor.passports).map(({ name }) => name));
  return (
    <div className="container-site py-8">
      <PageIntro title={t('title')}>{t('intro')}</PageIntro>
      <div className="flex max-w-2xl flex-col gap-6">
        <section aria-labelledby="passports" className="card flex flex-col gap-1 p-5">
          <h2 id="passports" className="text-xl font-semibold">
            {t('passports')}
          </h2>
          <p>
            {visitor.guessed && !stated
              ? t(visitor.guessed === 'default' ? 'byDefault' : 'guessed', { passports })
              : passports}
          </p>
          <div className="relative text-sm">
            <PassportPanel
              current={stated ?? visitor.country}
              summaryClassName="font-semibold text-accent"
              panelClassName="absolute top-full inset-s-0 w-full max-w-80"
            >
              {t('changePassport')}
            </PassportPanel>
          </div>
        </section>
        <form
          method="post"
          action={localAddress('/documents')}
          className="card flex flex-col gap-5 p-5"
        >
          <input type="hidden" name="returnTo" value={returnTo} />
          <table className="w-full border-collapse wrap-anywhere max-sm:text-sm max-xs:block">
            <caption className="mb-2 text-start text-xl font-semibold">{t('caption')}</caption>
            <thead className="max-xs:sr-only">
              <tr>
                <th scope="col" className="py-2 font-semibold">
                  {t('issuedBy')}
                </th>
                {documentKinds.map((kind) => (
                  <th
                    key={kind}
                    scope="col"
                    className="p-2 text-center font-semibold max-sm:px-1 sm:w-24"
                  >
                    {t(kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-xs:block">
              {documentIssuers.map((issuer) => (
                <tr key={issuer} className="border-t border-line max-xs:block">
                  <th scope="row" className="py-1 font-normal max-xs:sr-only">
                    {issuerName(issuer)}
                  </th>
                  {documentKinds.map((kind) => (
                    <td key={kind} className="p-0 text-center max-xs:block max-xs:text-start">
                      <label className="inline-flex min-h-11 items-center gap-2 xs:w-11 xs:justify-center">
                        <input
                          type="checkbox"
                          name={documentToken(issuer, kind)}
                          defaultChecked={held.has(documentToken(issuer, kind))}
                          className="checkbox"
                        />
                        <span className="xs:sr-only">
                          {documentLabel(documentToken(issuer, kind))}
                        </span>
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <CountryField
            label={t('livesIn')}
            hint={t('livesInHint')}
            name="livesIn"
            placeholder={t('notStated')}
            chosen={refused ? undefined : residence}
            unclear={refused?.unclear}
            offer={({ code, name }) => (
              <button type="submit" name="meant" value={code} className="link min-h-11">
                {name}
              </button>
            )}
          />
          <p className="text-sm text-ink-soft">
            {sentencesInWords([t('kept'), t('checkConditions')])}
          </p>
          <button type="submit" className="button self-start">
            {t('save')}
          </button>
        </form>
      </div>
    </div>
  );
}
