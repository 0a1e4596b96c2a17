import type { ReactNode } from 'react';
import { extensionSentence } from '../../../server/schemas/visaBox.ts';
import type { VisaRequirement } from './VisaVerdict.tsx';

/** Processing time, documents, restrictions and extension, each where there is something to say. */
export function RequirementBlocks({ requirement }: { requirement: VisaRequirement }) {
  const { processingTime, documents, eligibility, restrictions, extensions } = requirement;
  return (
    <div className="flex flex-col gap-5">
      {processingTime && <Block title="Processing Time">{processingTime}</Block>}
      <ListBlock title="Required Documents" items={documents} />
      <ListBlock title="Eligibility" items={eligibility} />
      <ListBlock title="Restrictions" items={restrictions} />
      <Block title="Extension">
        <p>{extensionSentence(extensions)}</p>
        {extensions.possible && extensions.cost && <p>Cost: {extensions.cost}</p>}
        {extensions.possible && <Items items={extensions.requirements} />}
      </Block>
    </div>
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

function ListBlock({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <Items items={items} />
    </Block>
  );
}

function Items({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="list-disc space-y-1 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
