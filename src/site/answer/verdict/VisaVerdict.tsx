import { Link } from '@tanstack/react-router';
import {
  Ban,
  CircleCheck,
  CircleQuestionMark,
  FileClock,
  Globe,
  House,
  IdCard,
  type LucideIcon,
  PlaneLanding,
  Smartphone,
  TriangleExclamationPoint,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownAccess } from '#core/answers/access.ts';
import type { EntryAnswer } from '#core/answers/entryAnswer.ts';
import type { Tone } from '#core/answers/tone.ts';
import { statusName } from '#core/answers/verdict.ts';
import { purposeWithPassport } from '#core/answers/words/verdictWords.ts';
import type { VisaType } from '#core/vocabulary.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { machineLines } from './machineLines.ts';

const t = translator(requirementMessages);

/** What a destination itself requires of a passport. */
export type VisaRequirement = NonNullable<
  RouterOutputs['page']['destination'][number]['boxes'][VisaType]['requirement']
>;

/** Never colour alone: the icon and the text carry the same information. */
const icons: Record<ShownAccess | 'doubtful', LucideIcon> = {
  own_country: House,
  freedom_of_movement: CircleCheck,
  visa_free: CircleCheck,
  visa_on_arrival: PlaneLanding,
  eta: Smartphone,
  e_visa: Globe,
  travel_permit: IdCard,
  visa_required: FileClock,
  suspended: Ban,
  no_admission: Ban,
  unknown: CircleQuestionMark,
  doubtful: TriangleExclamationPoint,
};

/** The question that a message to the team is about. */
export type AskedStay = Pick<EntryAnswer, 'destination' | 'passport' | 'purpose'>;

/** The verdict: whether a visa is needed, how to get it, for how long, and for which stay and passport. */
export function VisaVerdict({
  status,
  tone,
  heading,
  lines,
  type,
  days,
  destinationCountry,
  passport,
  children,
}: {
  status: ShownAccess | 'doubtful';
  tone: Tone;
  heading: string;
  /** What is required, and the length of stay. */
  lines: string[];
  type: VisaType;
  /** The maximum stay, if it is a number of days. */
  days: number | undefined;
  destinationCountry: string;
  passport: { code: string; name: string };
  /** What stands between the lines and the passport. */
  children?: ReactNode;
}) {
  const Icon = icons[status];
  const unknown = status === 'unknown';
  const [first, second] = machineLines({
    destinationCountry,
    passport: passport.code,
    status,
    type,
    days,
  });
  return (
    <div className="verdict" data-status={statusName(status)} data-tone={tone}>
      <div className="flex items-stretch">
        <div className="flex min-w-0 flex-1 items-start gap-4 py-5 pe-4 ps-5">
          <Icon aria-hidden="true" size={34} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <h3 className={unknown ? 'text-lg font-bold' : 'text-2xl font-extrabold'}>{heading}</h3>
            {lines.map((line) => (
              <p key={line} className="mt-1 text-lg leading-tight font-semibold">
                {line}
              </p>
            ))}
            {children}
            <p className="mt-1 text-sm">{purposeWithPassport(type, passport)}</p>
          </div>
        </div>
        <div aria-hidden="true" className="guilloche" />
      </div>
      <p aria-hidden="true" dir="ltr" className="machine-line px-5 py-1.5">
        <span>{first}</span>
        <span>{second}</span>
      </p>
    </div>
  );
}

/**
 * Below the heading of an unknown answer, and where a restriction has no official page: the contact
 * form with the question, without the traveller's documents.
 */
export function ContactLink({ about: { destination, passport, purpose } }: { about: AskedStay }) {
  return (
    <Link
      to="/contact"
      search={{ to: destination || undefined, from: passport, type: purpose }}
      className="link inline-flex min-h-11 items-center self-start"
    >
      {t('contact')}
    </Link>
  );
}
