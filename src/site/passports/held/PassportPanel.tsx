import { useLocation } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import type { FormState } from '#core/formState.ts';
import { PASSPORTS_MAX } from '#core/passports/visitorPassports.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { trpc } from '#src/lib/trpc.ts';
import { DocumentsLink } from '#src/site/passports/DocumentsLink.tsx';
import { ErrorText } from '#src/ui/forms/ErrorText.tsx';
import { useDismissedDetails } from '#src/ui/useDismissal.ts';
import { CountryField } from '../CountryField.tsx';
import type { NamedCountry } from '../queries.ts';
import { HeldPassports } from './HeldPassports.tsx';
import { usePassportChanges } from './usePassportChanges.ts';

const t = translator(shellMessages);

/**
 * A control that opens a form to state one or several passports. The form works without scripts;
 * with them the page stays, and the focus returns to the control.
 */
export function PassportPanel({
  current,
  children,
  summaryClassName,
  panelClassName,
  refused = null,
}: {
  /** The initially selected country. */
  current: NamedCountry | undefined;
  /** The control's content. */
  children: ReactNode;
  summaryClassName: string;
  /** Classes that position the form. */
  panelClassName: string;
  /** The form as sent without scripts with a text that names no one passport: it is open. */
  refused?: FormState | null;
}) {
  const { details, summary } = useDismissedDetails();
  const { href } = useLocation();
  const { data: visitor } = trpc.visitor.country.useQuery();
  const held = visitor?.guessed ? [] : (visitor?.passports ?? []);
  const changes = usePassportChanges(() => {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    const removed = fields.get('remove');
    if (removed) return changes.mutate({ procedure: 'removePassport', passport: String(removed) });
    changes.mutate({
      procedure: fields.has('add') ? 'addPassport' : 'choosePassport',
      passport: String(fields.get('meant') ?? fields.get('passport')),
    });
  };

  return (
    <details ref={details} open={refused !== null} className="dropdown">
      <summary
        ref={summary}
        className={`flex min-h-11 list-none items-center rounded-md hover:underline ${summaryClassName}`}
      >
        {children}
      </summary>
      <form
        method="post"
        action={localAddress('/passport')}
        onSubmit={submit}
        className={`card z-50 flex flex-col gap-3 p-4 text-base text-ink ${panelClassName}`}
      >
        <input type="hidden" name="returnTo" value={href} />
        {refused?.values.add && <input type="hidden" name="add" value="true" />}
        <CountryField
          key={current?.code}
          label={t('passportCountry')}
          hint={t('passportHint')}
          passports
          name="passport"
          required
          chosen={current}
          unclear={refused?.unclear}
          offer={({ code, name }) => (
            <button
              type="submit"
              name="meant"
              value={code}
              formNoValidate
              className="link min-h-11"
            >
              {name}
            </button>
          )}
        />
        {changes.error && <ErrorText alert>{changes.error.message}</ErrorText>}
        <button type="submit" className="button">
          {t(held.length > 1 ? 'usePassportOnly' : 'usePassport')}
        </button>
        {held.length > 0 && held.length < PASSPORTS_MAX && (
          <button type="submit" name="add" value="true" className="button-quiet justify-center">
            {t('addPassport')}
          </button>
        )}
        <HeldPassports passports={held} />
        <DocumentsLink>
          {visitor && visitor.holds.length > 0
            ? t('documentCount', { count: visitor.holds.length })
            : t('documents')}
        </DocumentsLink>
      </form>
    </details>
  );
}
