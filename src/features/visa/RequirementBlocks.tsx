import type { ReactNode } from 'react';
import { extensionSentence, lengthOfStay } from '../../../server/schemas/answers/visaBox.ts';
import { partialDateText } from '../../../server/schemas/rules/partialDateText.ts';
import { PrintedSource } from './PrintedSource.tsx';
import type { VisaRequirement } from './VisaVerdict.tsx';

/** Length of stay and cost: the first details after the verdict. */
export function RequirementFacts({ requirement }: { requirement: VisaRequirement }) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact name="Length of stay" value={lengthOfStay(requirement.durationDays)} />
      <Fact name="Cost" value={requirement.cost} />
    </dl>
  );
}

/** The cost alone, if the length of stay is the country's. */
export function RequirementCost({ requirement }: { requirement: VisaRequirement }) {
  return (
    <dl>
      <Fact name="Cost" value={requirement.cost} />
    </dl>
  );
}

/** A requirement's details beyond its verdict, collapsed. */
export function RequirementDetails({
  requirement,
  place,
  open = false,
}: {
  requirement: VisaRequirement;
  place: string;
  open?: boolean;
}) {
  return (
    <details open={open}>
      <summary className="no-print link inline-flex min-h-11 cursor-pointer items-center">
        Cost, documents and other details for {place}
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        <RequirementFacts requirement={requirement} />
        <RequirementBlocks requirement={requirement} />
        {requirement.notes && <p className="max-w-prose text-ink-soft">{requirement.notes}</p>}
        <PrintedSource requirement={requirement} />
      </div>
    </details>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-lg leading-snug font-bold">{value}</dd>
    </div>
  );
}

/** Documents, processing time and the rest; empty ones are omitted. */
export function RequirementBlocks({ requirement }: { requirement: VisaRequirement }) {
  const { processingTime, documents, eligibility, restrictions, extensions } = requirement;
  return (
    <div className="flex flex-col gap-5">
      <ListBlock title="Required Documents" items={documents} className="checklist" />
      {processingTime && <Block title="Processing Time">{processingTime}</Block>}
      <ListBlock title="Eligibility" items={eligibility} />
      <ListBlock title="Restrictions" items={restrictions} />
      <Block title="Extension">
        <p>{extensionSentence(extensions)}</p>
        {extensions.possible && extensions.cost && <p>Cost: {extensions.cost}</p>}
        {extensions.possible && <Items items={extensions.requirements} />}
      </Block>
      <Source requirement={requirement} />
    </div>
  );
}

/** The rule's source and date; print has a separate line for them. */
function Source({
  requirement: { sourceAddress, sourceDate },
}: {
  requirement: Pick<VisaRequirement, 'sourceAddress' | 'sourceDate'>;
}) {
  return (
    <p className="no-print text-sm text-ink-soft">
      {sourceDate ? `Rules as of ${partialDateText(sourceDate)}` : 'Date of the rules unknown'}
      {sourceAddress ? (
        <>
          {', from '}
          <a className="link break-words" href={sourceAddress} rel="noopener">
            {new URL(sourceAddress).hostname}
          </a>
        </>
      ) : (
        ', no source named'
      )}
      .
    </p>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function ListBlock({
  title,
  items,
  className = '',
}: {
  title: string;
  items: string[];
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <Items items={items} className={className} />
    </Block>
  );
}

function Items({ items, className = '' }: { items: string[]; className?: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={`list-disc space-y-1 pl-5 marker:text-ink-soft ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
