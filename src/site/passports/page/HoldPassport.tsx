import { useLocation } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { PASSPORTS_MAX } from '#core/passports/visitorPassports.ts';
import messages from '#messages/en/passports.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { usePassportChanges } from '../held/usePassportChanges.ts';
import type { Country } from '../passportOfAnswer.ts';

const t = translator(messages);

/** States this passport as the visitor's, or as another one. Works without scripts. */
export function HoldPassport({ country: { code } }: { country: Country }) {
  const { href } = useLocation();
  const { data: visitor } = trpc.visitor.country.useQuery();
  const outcome = useRef<HTMLDivElement>(null);
  // The form is removed with the focus inside.
  const changes = usePassportChanges(() => outcome.current?.focus());
  const held = visitor?.guessed ? [] : (visitor?.passports ?? []);
  const isHeld = held.some((passport) => passport.code === code);
  const mayAdd = held.length > 0 && held.length < PASSPORTS_MAX;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const adds = new FormData(event.currentTarget, submitter).has('add');
    changes.mutate({ procedure: adds ? 'addPassport' : 'choosePassport', passport: code });
  };

  return (
    <div>
      <div ref={outcome} role="status" tabIndex={-1} className="w-fit">
        {isHeld && (
          <p className="inline-flex items-center gap-2 font-semibold text-free">
            <Check aria-hidden="true" size={18} /> {t('isHeld')}
          </p>
        )}
      </div>
      {!isHeld && (
        <form
          method="post"
          action={localAddress('/passport')}
          onSubmit={submit}
          className="flex flex-wrap gap-3"
        >
          <input type="hidden" name="returnTo" value={href} />
          <input type="hidden" name="passport" value={code} />
          <button type="submit" className="button">
            {t('hold')}
          </button>
          {mayAdd && (
            <button type="submit" name="add" value="true" className="button-quiet">
              {t('holdToo')}
            </button>
          )}
        </form>
      )}
      {changes.error && <ErrorText alert>{changes.error.message}</ErrorText>}
    </div>
  );
}
