import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type VisaType, visaTypes } from '#core/vocabulary.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { mayLoseChanges } from '#src/panel/forms/unsaved/unsavedChanges.ts';
import {
  useDataSinceOpening,
  useRefetchOnOpen,
} from '#src/panel/forms/versions/dataSinceOpening.ts';
import { Loaded } from '#src/panel/Loaded.tsx';
import { Button } from '#src/ui/Button.tsx';
import { type VisaRequirement, VisaRequirementForm } from '../VisaRequirementForm.tsx';
import { CopyAlong } from './CopyAlong.tsx';

type Countries = RouterOutputs['country']['listAll'];

/** A cell's small form, of the stored requirement or of a new one, and the ways to copy it. */
export function MatrixEditor({
  destination,
  country,
  type,
  requirementId,
  countries,
  passports,
  onClose,
}: {
  destination: { id: string; countryCode: string };
  country: Countries[number];
  type: VisaType;
  requirementId: string | undefined;
  countries: Countries;
  /** The matrix's rows, to which a column is copied. */
  passports: string[];
  onClose: () => void;
}) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEscape(section, () => mayLoseChanges() && onClose());

  // Stays that of the opening, whatever another user adds or deletes meanwhile.
  const [openedId] = useState(requirementId);
  const [along, setAlong] = useState<'row' | 'column'>();

  const form = (requirement?: VisaRequirement) => (
    <VisaRequirementForm
      destination={destination}
      requirement={requirement}
      pair={{ countryCode: country.code, type }}
      countries={countries}
      isSmall
      onSaved={onClose}
      cancel={<Button onClick={() => mayLoseChanges() && onClose()}>Cancel</Button>}
    />
  );

  const copies = {
    row: { passports: [country.code], types: visaTypes.filter((other) => other !== type) },
    column: { passports: passports.filter((code) => code !== country.code), types: [type] },
  };

  return (
    <section ref={section} aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {country.name}, {type}
      </h2>
      {openedId && (
        <div className="flex flex-wrap gap-2">
          {(['row', 'column'] as const).map((direction) => (
            <Button
              key={direction}
              className="button-quiet grow px-3 text-sm"
              aria-expanded={along === direction}
              disabled={copies[direction].passports.length === 0}
              onClick={() => (along || mayLoseChanges()) && setAlong(direction)}
            >
              Copy along {direction}
            </Button>
          ))}
          <ButtonLink
            Icon={Copy}
            to="/admin/destinations/$destinationId/visa-requirements/$requirementId/copy"
            params={{ destinationId: destination.id, requirementId: openedId }}
            look="button-quiet grow px-3 text-sm"
          >
            Copy to passports
          </ButtonLink>
        </div>
      )}
      {openedId && along && (
        <CopyAlong
          key={along}
          copy={{ id: openedId, ...copies[along] }}
          unit={along === 'row' ? ['kind of stay', 'kinds of stay'] : ['passport', 'passports']}
          nameOf={({ passport, type: stay }) =>
            along === 'row'
              ? stay
              : (countries.find(({ code }) => code === passport)?.name ?? passport)
          }
          onCopied={onClose}
          onCancel={() => {
            setAlong(undefined);
            heading.current?.focus();
          }}
        />
      )}
      {!along && (openedId ? <OfStated id={openedId}>{form}</OfStated> : form())}
    </section>
  );
}

/** Calls `onEscape` when Escape is pressed in the element. */
function useEscape(element: { current: HTMLElement | null }, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  }, [onEscape]);
  useEffect(() => {
    const { current } = element;
    const press = (event: KeyboardEvent) => {
      const isForDialog = document.querySelector('dialog:modal') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isForDialog) latest.current();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element]);
}

/** The form of a stored requirement. */
function OfStated({
  id,
  children,
}: {
  id: string;
  children: (requirement: VisaRequirement) => ReactNode;
}) {
  const requirement = useDataSinceOpening(
    trpc.visaRequirement.byId.useQuery({ id }, useRefetchOnOpen()),
  );
  return <Loaded query={requirement}>{children}</Loaded>;
}
