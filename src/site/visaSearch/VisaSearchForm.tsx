import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import searchMessages from '#messages/en/visaSearch.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Field } from '#src/ui/forms/Field.tsx';
import { CountryField } from '../passports/CountryField.tsx';
import type { NamedCountry, UnclearCountry } from '../passports/queries.ts';
import { isVisaCategory, type SearchCategory, searchCategories } from './searchCategories.ts';
import { searchTarget } from './searchTarget.ts';

const t = translator(searchMessages);

/** The fields of the search form. */
export type SearchField = 'category' | 'country' | 'from';

type VisaSearchFormProps = {
  /** The choices at first; the passport is the visitor's by default. */
  category?: SearchCategory | undefined;
  country?: NamedCountry | undefined;
  passport?: NamedCountry | undefined;
  /** Sent texts that name no one country. */
  unclear?: { [Name in SearchField]?: UnclearCountry | undefined };
  /** The fields that were sent without a choice. */
  missing?: readonly SearchField[];
};

/**
 * The search: a category, a country and a passport. A passport that the visitor types is kept, not
 * one that the page offered. Without scripts it is a plain form for /search, which redirects by the
 * same rules.
 */
export function VisaSearchForm({
  category: firstCategory = 'tourist',
  country,
  passport: passportOfPage,
  unclear = {},
  missing: firstMissing = [],
}: VisaSearchFormProps) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const { data: visitor } = trpc.visitor.country.useQuery();
  const passport = passportOfPage ?? visitor?.country;
  const [category, setCategory] = useState<SearchCategory>(firstCategory);
  const [missing, setMissing] = useState(firstMissing);
  // Kept until the page's passport is another.
  const [stated, setStated] = useState<{ country: NamedCountry | undefined; instead?: string }>();
  const isStated = stated && stated.instead === passport?.code;
  const wasLeftEmpty = firstMissing.includes('from');
  const chosen = unclear.from || wasLeftEmpty ? undefined : passport;
  const checked = isStated ? stated.country : chosen;
  const destination = useRef(country);

  const form = useRef<HTMLFormElement>(null);
  const asksAgain = useRef(firstMissing.length > 0);
  useEffect(() => {
    if (asksAgain.current) focusInvalid(form.current, '[aria-invalid=true]');
  }, []);

  const targetIn = (to: string, from: string) =>
    // A passport typed a moment ago is the visitor's own by now.
    searchTarget(
      { category, country: to, passport: from },
      utils.visitor.country.getData()?.country.code,
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    const to = String(fields.get('country'));
    const from = String(fields.get('meant') ?? fields.get('from'));
    setMissing([...(to ? [] : (['country'] as const)), ...(from ? [] : (['from'] as const))]);
    if (!to || !from) return focusInvalid(event.currentTarget, ':invalid');
    // What was typed before a field had its list is read on the way.
    const isRead = destination.current?.code === to && checked?.code === from;
    const sent = { to: '/search', search: { category, country: to, from } } as const;
    const go = () => router.navigate(isRead ? targetIn(to, from) : sent);
    void (from === chosen?.code ? go() : keepAndGo(from, go));
  };

  const keepAndGo = async (text: string, go: () => Promise<void>) => {
    try {
      const { keepTypedPassport } = await import('../passports/held/keepTypedPassport.ts');
      await keepTypedPassport(utils, { text, shown: chosen?.code });
    } catch {
      // The address names it, too.
    }
    await go();
    await router.invalidate();
  };

  return (
    <form
      ref={form}
      method="post"
      action={localAddress('/search')}
      onSubmit={submit}
      noValidate
      aria-label={t('form')}
      className="card flex flex-col gap-4 p-5 text-ink sm:p-6"
    >
      <input type="hidden" name="shown" value={chosen?.code ?? ''} />
      <Field
        label={t('category')}
        error={missing.includes('category') ? t('categoryMissing') : undefined}
      >
        {(control) => (
          <select
            {...control}
            name="category"
            className="input"
            value={category}
            onChange={(event) => setCategory(event.target.value as SearchCategory)}
          >
            {searchCategories.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CountryField
        key={`to ${country?.code ?? unclear.country?.text}`}
        label={t('destination')}
        name="country"
        required
        chosen={country}
        unclear={unclear.country}
        error={missing.includes('country') ? t('destinationMissing') : undefined}
        alert
        onChange={(choice) => {
          destination.current = choice;
          // As for a link that is pointed at: its page is loaded while the visitor goes on to "Search".
          if (choice && checked) void router.preloadRoute(targetIn(choice.code, checked.code));
        }}
      />
      <CountryField
        key={`from ${chosen?.code ?? unclear.from?.text}`}
        label={t('passport')}
        hint={
          visitor?.guessed && !passportOfPage && !unclear.from
            ? t(visitor.guessed === 'default' ? 'byDefault' : 'guessed')
            : undefined
        }
        name="from"
        passports
        required
        chosen={chosen}
        unclear={unclear.from}
        error={missing.includes('from') ? t('passportMissing') : undefined}
        alert
        offer={({ code, name }) => (
          <button type="submit" name="meant" value={code} className="link min-h-11">
            {name}
          </button>
        )}
        onChange={(choice) =>
          setStated({ country: choice, ...(passport && { instead: passport.code }) })
        }
      />
      {isVisaCategory(category) && checked && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          {t('checking', { country: checked.name })}
        </p>
      )}
      <button type="submit" className="button">
        {t('search')}
      </button>
    </form>
  );
}

function focusInvalid(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(`:is(input, select)${selector}`)?.focus();
}
