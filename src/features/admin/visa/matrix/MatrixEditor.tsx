import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { VisaType } from '../../../../../server/schemas/constants.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ButtonLink } from '../../ButtonLink.tsx';
import { mayLoseChanges } from '../../forms/unsaved/unsavedChanges.ts';
import { useDataSinceOpening, useRefetchOnOpen } from '../../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../../Loaded.tsx';
import { type VisaRequirement, VisaRequirementForm } from '../VisaRequirementForm.tsx';

type Countries = RouterOutputs['country']['listAll'];

/** A cell's form: of the stored requirement, or of a new one. */
export function MatrixEditor({
  destination,
  country,
  type,
  requirementId,
  countries,
  onClose,
}: {
  destination: { id: string; countryCode: string };
  country: Countries[number];
  type: VisaType;
  requirementId: string | undefined;
  countries: Countries;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // Stays that of the opening, whatever another user adds or deletes meanwhile.
  const [openedId] = useState(requirementId);

  const form = (requirement?: VisaRequirement) => (
    <VisaRequirementForm
      destination={destination}
      requirement={requirement}
      pair={{ countryCode: country.code, type }}
      countries={countries}
      onSaved={onClose}
      cancel={<Button onClick={() => mayLoseChanges() && onClose()}>Cancel</Button>}
    />
  );

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {country.name}, {type}
        </h2>
        {openedId && (
          <ButtonLink
            Icon={Copy}
            to="/admin/destinations/$destinationId/visa-requirements/$requirementId/copy"
            params={{ destinationId: destination.id, requirementId: openedId }}
          >
            Copy to passports
          </ButtonLink>
        )}
      </div>
      {openedId ? <OfStated id={openedId}>{form}</OfStated> : form()}
    </div>
  );
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
