import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleHelp, FileClock, House, PlaneLanding } from 'lucide-react';
import type { VisaBox, VisaStatus } from '../../../server/schemas/visaBox.ts';
import { passportOf } from '../../lib/countryName.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { Guilloche } from './Guilloche.tsx';
import { machineLine } from './machineLine.ts';

export type VisaRequirement = RouterOutputs['visaRequirement']['forVisitor'][number];

/** Never colour alone: the icon and the text carry the same information. */
const icons: Record<VisaStatus, typeof House> = {
  'visa-free': CircleCheck,
  'own-country': House,
  'on-arrival': PlaneLanding,
  'in-advance': FileClock,
  unknown: CircleHelp,
};

/** The answer at a glance: is a visa needed, how to get it, for which stay and passport. */
export function VisaVerdict({
  box,
  destinationCountry,
  passport,
}: {
  box: VisaBox<VisaRequirement>;
  destinationCountry: string;
  passport: { code: string; name: string };
}) {
  const Icon = icons[box.status];
  const unknown = box.status === 'unknown';
  return (
    <div className="verdict" data-status={box.status}>
      <div className="flex items-stretch">
        <div className="flex min-w-0 flex-1 items-start gap-4 py-5 pr-4 pl-5">
          <Icon aria-hidden="true" size={34} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <h3 className={unknown ? 'text-lg font-bold' : 'text-2xl font-extrabold'}>
              {box.heading}
            </h3>
            {!unknown && <p className="text-lg font-semibold">{box.detail}</p>}
            <p className="mt-1 text-sm">
              For a {box.type} stay with a {passportOf(passport.name)}
            </p>
            {unknown && box.types.length > 0 && <p className="mt-1 text-sm">{box.detail}</p>}
          </div>
        </div>
        <Guilloche />
      </div>
      <p aria-hidden="true" className="machine-line px-5 py-1.5">
        {machineLine({ destinationCountry, passport: passport.code, box }).map((half, index) => (
          <span key={index === 0 ? 'first' : 'second'}>{half}</span>
        ))}
      </p>
    </div>
  );
}

/** For a verdict that is unknown. */
export function ContactLink() {
  return (
    <Link to="/contact" className="link inline-flex min-h-11 items-center self-start">
      Contact us for details
    </Link>
  );
}
