import { CircleCheck, CircleHelp, FileClock, House, PlaneLanding } from 'lucide-react';
import type { VisaBox, VisaStatus } from '../../../server/schemas/visaBox.ts';
import type { Answers } from '../../trpc.ts';
import { Guilloche } from './Guilloche.tsx';
import { machineLine } from './machineLine.ts';

export type VisaRequirement = Answers['visaRequirement']['forVisitor'][number];

/** Colour never speaks alone: the icon and the words say the same. */
const icons: Record<VisaStatus, typeof House> = {
  'visa-free': CircleCheck,
  'own-country': House,
  'on-arrival': PlaneLanding,
  'in-advance': FileClock,
  unknown: CircleHelp,
};

/** The answer in one glance: is a visa needed, and how it is had. */
export function VisaVerdict({
  box,
  destinationCountry,
  passport,
}: {
  box: VisaBox<VisaRequirement>;
  destinationCountry: string;
  passport: string;
}) {
  const Icon = icons[box.status];
  return (
    <div className="verdict" data-status={box.status}>
      <Guilloche />
      <div className="relative flex items-start gap-4 p-5">
        <Icon aria-hidden="true" size={34} className="mt-0.5 shrink-0" />
        <div>
          <p className={box.status === 'unknown' ? 'text-lg font-bold' : 'text-2xl font-extrabold'}>
            {box.heading}
          </p>
          {box.status !== 'unknown' && <p className="text-lg font-semibold">{box.detail}</p>}
        </div>
      </div>
      <p aria-hidden="true" className="machine-line relative px-5 py-1.5">
        {machineLine({ destinationCountry, passport, box })}
      </p>
    </div>
  );
}
