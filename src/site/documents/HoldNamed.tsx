import { useLocation } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { passportLabel } from '#core/countries/nationalityAdjectives.ts';
import documentMessages from '#messages/en/documents.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { usePassportChanges } from '../passports/held/usePassportChanges.ts';
import type { NamedCountry } from '../passports/queries.ts';

const t = translator(documentMessages);

/** Adds this passport to the visitor's. Works without scripts. */
export function HoldNamed({ passport }: { passport: NamedCountry }) {
  const { href } = useLocation();
  // The form is removed with the focus inside.
  const changes = usePassportChanges(() =>
    document.getElementById('content')?.focus({ preventScroll: true }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.mutate({ procedure: 'addPassport', passport: passport.code });
  };
  return (
    <form method="post" action={localAddress('/passport')} onSubmit={submit}>
      <input type="hidden" name="returnTo" value={href} />
      <input type="hidden" name="passport" value={passport.code} />
      <button type="submit" name="add" value="true" className="button-quiet">
        {t('holdNamed', { passport: passportLabel(passport) })}
      </button>
      {changes.error && <ErrorText alert>{changes.error.message}</ErrorText>}
    </form>
  );
}
