import { Link } from '@tanstack/react-router';
import type { VisaType } from '../../../server/schemas/constants.ts';
import { decideVisaBox } from '../../../server/schemas/visaBox.ts';
import { type Answers, trpc } from '../../trpc.ts';
import { RequirementBlocks, RequirementFacts } from './RequirementBlocks.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { VisaTypeSwitch } from './VisaTypeSwitch.tsx';
import { VisaVerdict } from './VisaVerdict.tsx';

/** What the visitor's passport needs at this destination. */
export function VisaSidebar({
  destination,
  wanted,
}: {
  destination: Answers['destination']['byId'];
  wanted: VisaType | undefined;
}) {
  const visitor = trpc.visitor.country.useQuery();
  const passport = visitor.data?.country;
  const answer = trpc.visaRequirement.forVisitor.useQuery(
    { destinationId: destination.id, passport: passport?.code ?? '' },
    { enabled: Boolean(passport) },
  );

  const failed = visitor.error ?? answer.error;
  if (failed) {
    return (
      <SectionFailed
        message={failed.message}
        onRetry={() => (visitor.error ? visitor.refetch() : answer.refetch())}
      />
    );
  }
  if (!passport || !answer.data) return <p role="status">Loading your country information...</p>;

  const box = decideVisaBox({
    destinationCountry: destination.countryCode,
    passport: passport.code,
    requirements: answer.data,
    wanted,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        For holders of a passport of <strong className="text-ink">{passport.name}</strong>
      </p>
      <VisaTypeSwitch types={box.types} chosen={box.type} />
      <VisaVerdict
        box={box}
        destinationCountry={destination.countryCode}
        passport={passport.code}
      />
      {box.requirement && (
        <>
          <RequirementFacts requirement={box.requirement} />
          <Link
            to="/visa-info/$topic"
            params={{ topic: destination.countryCode }}
            search={{ type: box.type, from: passport.code }}
            className="button"
          >
            View Full Requirements
          </Link>
          <RequirementBlocks requirement={box.requirement} />
          {box.requirement.notes && <p className="text-ink-soft">{box.requirement.notes}</p>}
        </>
      )}
      {box.status === 'unknown' && (
        <Link to="/contact" className="link">
          Contact us for details
        </Link>
      )}
    </div>
  );
}
