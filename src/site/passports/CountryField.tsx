import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { COUNTRY_TEXT_MAX } from '#core/inputs/textLengths.ts';
import countryMessages from '#messages/en/countries.gen.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { Field, type FieldControl } from '#src/ui/forms/Field.tsx';
import type { CountryInput, TypedText } from './CountryInput.tsx';
import type { NamedCountry, UnclearCountry } from './queries.ts';

const t = translator(countryMessages);

export type CountryControlProps = {
  name: string;
  /** Restricts it to countries that issue passports. */
  passports?: boolean | undefined;
  required?: boolean | undefined;
  /** Shown when nothing is typed. */
  placeholder?: string | undefined;
  /** The country chosen at first. */
  chosen?: NamedCountry | undefined;
  /** Called with the chosen country; undefined when the typed text names none. */
  onChange?: ((country: NamedCountry | undefined) => void) | undefined;
};

type CountryFieldProps = CountryControlProps & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether screen readers announce the error at once. */
  alert?: boolean | undefined;
  className?: string | undefined;
  /** A sent text that names no one country, with those it may mean. */
  unclear?: UnclearCountry | undefined;
  /** The choice of a candidate; by default a link that puts it into this page's address. */
  offer?: ((candidate: NamedCountry) => ReactNode) | undefined;
};

/**
 * A form field for a country. It is a text box that the server understands, and with scripts, once
 * seen or focused, a combobox: same place, size and text.
 */
export function CountryField({
  label,
  hint,
  error,
  alert = false,
  className,
  unclear,
  offer,
  ...control
}: CountryFieldProps) {
  const { name, passports = false } = control;
  return (
    <Field label={label} hint={hint} {...(className && { className })}>
      {({ 'aria-describedby': hintId, ...attributes }) => {
        const hasError = Boolean(error ?? unclear);
        const errorId = `${attributes.id}-error`;
        const described = {
          ...attributes,
          'aria-invalid': hasError || undefined,
          'aria-describedby': [hintId, hasError && errorId].filter(Boolean).join(' ') || undefined,
        };
        return (
          <>
            <CountryControl {...described} {...control} text={unclear?.text} />
            {hasError && (
              <div id={errorId} role={alert ? 'alert' : undefined}>
                {error && <ErrorText>{error}</ErrorText>}
                {unclear && (
                  <Candidates unclear={unclear} passports={passports}>
                    {offer ?? ((candidate) => <CandidateLink candidate={candidate} name={name} />)}
                  </Candidates>
                )}
              </div>
            )}
          </>
        );
      }}
    </Field>
  );
}

function CountryControl({
  text,
  ...props
}: FieldControl & CountryControlProps & { text: string | undefined }) {
  const { chosen, passports, onChange, placeholder, ...attributes } = props;
  const box = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const [upgrade, setUpgrade] = useState<{ Input: typeof CountryInput; typed: TypedText }>();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const left = new AbortController();
    const load = async () => {
      const [{ CountryInput: Input }] = await Promise.all([
        import('./CountryInput.tsx'),
        utils.country.names.fetch(undefined, { staleTime: Number.POSITIVE_INFINITY }),
        utils.country.furtherNames.fetch(undefined, { staleTime: Number.POSITIVE_INFINITY }),
      ]);
      return Input;
    };
    const replace = (Input: typeof CountryInput) => {
      const { value, selectionStart } = element;
      const caret = element === document.activeElement ? selectionStart : null;
      setUpgrade({ Input, typed: { text: value, caret, isNew: value !== element.defaultValue } });
    };
    // A separate module, to keep the first load small. If it fails, the text box stays.
    import('#src/ui/forms/loadWhenSeen.ts').then(
      ({ loadWhenSeen }) => loadWhenSeen(element, { load, replace, until: left.signal }),
      () => {},
    );
    return () => left.abort();
  }, [utils]);

  const hint = placeholder ?? t('typeCountry');
  if (upgrade) return <upgrade.Input {...props} placeholder={hint} typed={upgrade.typed} />;
  return (
    <div className="combobox">
      <input
        {...attributes}
        ref={box}
        type="text"
        className="input"
        placeholder={hint}
        defaultValue={text ?? chosen?.name}
        maxLength={COUNTRY_TEXT_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

function Candidates({
  unclear: { text, candidates },
  passports,
  children,
}: {
  unclear: UnclearCountry;
  passports: boolean;
  children: (candidate: NamedCountry) => ReactNode;
}) {
  if (candidates.length === 0) {
    return <ErrorText>{t(passports ? 'unknownPassport' : 'unknown', { text })}</ErrorText>;
  }
  return (
    <>
      <ErrorText>{t('unclear', { text })}</ErrorText>
      <ul className="flex flex-wrap gap-x-4">
        {candidates.map((candidate) => (
          <li key={candidate.code}>{children(candidate)}</li>
        ))}
      </ul>
    </>
  );
}

function CandidateLink({ candidate, name }: { candidate: NamedCountry; name: string }) {
  return (
    <Link
      to="."
      search={(previous: Record<string, unknown>) => ({ ...previous, [name]: candidate.code })}
      className="link inline-flex min-h-11 items-center"
    >
      {candidate.name}
    </Link>
  );
}
