import { CircleCheck, CircleHelp, FileClock, House, PlaneLanding } from 'lucide-react';
import type { VisaBox, VisaStatus } from '../../../server/schemas/visaBox.ts';
import type { Answers } from '../../trpc.ts';

export type VisaRequirement = Answers['visaRequirement']['forVisitor'][number];

/** How each verdict looks. Colour never speaks alone: the icon and the words say the same. */
const looks: Record<VisaStatus, { icon: typeof House; className: string }> = {
  'visa-free': { icon: CircleCheck, className: 'border-free bg-free-ground text-free' },
  'own-country': { icon: House, className: 'border-free bg-free-ground text-free' },
  'on-arrival': { icon: PlaneLanding, className: 'border-arrival bg-arrival-ground text-arrival' },
  'in-advance': { icon: FileClock, className: 'border-advance bg-advance-ground text-advance' },
  unknown: { icon: CircleHelp, className: 'border-unknown bg-unknown-ground text-unknown' },
};

/** The answer in one glance: is a visa needed, and how it is had. */
export function VisaVerdict({ box }: { box: VisaBox<VisaRequirement> }) {
  const { icon: Icon, className } = looks[box.status];
  return (
    <div className={`flex items-start gap-3 rounded-lg border-2 p-4 ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        <p className="text-lg font-bold">{box.heading}</p>
        {box.status !== 'unknown' && <p className="font-medium">{box.detail}</p>}
      </div>
    </div>
  );
}
