import type { ReactNode } from 'react';
import { dateOfRequirement, isOfTeam, stayOfRequirement } from '#core/answers/requirement.ts';
import { extensionSentence } from '#core/answers/words/requirementWords.ts';
import { lengthOfStay } from '#core/answers/words/stayWords.ts';
import { partialDateText } from '#core/languages/partialDateText.ts';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import { OnlyEnglish } from '../languages/OnlyEnglish.tsx';
import { linkTo } from '../sources/linkTo.tsx';
import { PrintedSource } from './PrintedSource.tsx';
import type { VisaRequirement } from './verdict/VisaVerdict.tsx';

const t = translator(requirementMessages);

/** Length of stay and cost, where no verdict is shown. */
function RequirementFacts({ requirement }: { requirement: VisaRequirement }) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact name={t('lengthOfStay')} value={lengthOfStay(stayOfRequirement(requirement))} />
      <Fact name={t('cost')} value={requirement.cost} isInEnglish />
    </dl>
  );
}

/** Cost and notes: the first details after a verdict, which has the length of stay. */
export function RequirementCost({
  requirement: { cost, notes },
}: {
  requirement: VisaRequirement;
}) {
  return (
    <>
      <OnlyEnglish />
      <dl>
        <Fact name={t('cost')} value={cost} isInEnglish />
      </dl>
      {notes && (
        <p {...inEnglish()} className="text-ink-soft">
          {notes}
        </p>
      )}
    </>
  );
}

/** A requirement's details beyond its verdict, folded. */
export function RequirementDetails({
  requirement,
  place,
  site,
  onPaper = false,
}: {
  requirement: VisaRequirement;
  place: string;
  /** The site's name, for print. */
  site: string;
  /** Whether print has them. */
  onPaper?: boolean;
}) {
  return (
    <details className={onPaper ? 'fold' : undefined}>
      <summary className="no-print link inline-flex min-h-11 cursor-pointer items-center">
        {t('details', { place })}
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        <OnlyEnglish />
        <RequirementFacts requirement={requirement} />
        <RequirementBlocks requirement={requirement} />
        {requirement.notes && (
          <p {...inEnglish()} className="max-w-prose text-ink-soft">
            {requirement.notes}
          </p>
        )}
        <PrintedSource
          site={site}
          requirement={requirement}
          ofTeam={isOfTeam(requirement) ? dateOfRequirement(requirement) : undefined}
        />
      </div>
    </details>
  );
}

function Fact({
  name,
  value,
  isInEnglish = false,
}: {
  name: string;
  value: string;
  /** Whether it is a text that was entered for the destination: those aren't translated. */
  isInEnglish?: boolean;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd {...(isInEnglish && inEnglish())} className="text-lg leading-snug font-bold">
        {value}
      </dd>
    </div>
  );
}

/** Documents, processing time and the rest; empty ones are omitted. */
export function RequirementBlocks({ requirement }: { requirement: VisaRequirement }) {
  const { processingTime, documents, eligibility, restrictions, extensions } = requirement;
  return (
    <div className="requirement flex flex-col gap-5">
      <ListBlock title={t('documents')} items={documents} className="checklist" />
      {processingTime && (
        <Block title={t('processing')}>
          <p {...inEnglish()}>{processingTime}</p>
        </Block>
      )}
      <ListBlock title={t('eligibility')} items={eligibility} />
      <ListBlock title={t('restrictions')} items={restrictions} />
      <Block title={t('extension')}>
        <p>{extensionSentence(extensions)}</p>
        {extensions.possible && extensions.cost && (
          <p>
            {t.rich<ReactNode, 'costIs'>('costIs', {
              cost: extensions.cost,
              text: (children) => (
                <span key="cost" {...inEnglish()}>
                  {children}
                </span>
              ),
            })}
          </p>
        )}
        {extensions.possible && <Items items={extensions.requirements} />}
      </Block>
      <div className="no-print text-sm text-ink-soft">
        <RequirementOrigin requirement={requirement} />
      </div>
    </div>
  );
}

/** The warning on a requirement that nobody of the team entered and no source is named for. */
export function Unsourced() {
  return (
    <p className="notice">
      {t.rich<ReactNode, 'unsourced'>('unsourced', {
        strong: (children) => <strong key="warning">{children}</strong>,
      })}
    </p>
  );
}

/** Who says it, and its date; print has a separate line for them. */
export function RequirementOrigin({ requirement }: { requirement: VisaRequirement }) {
  const { sourceAddress, sourceDate } = requirement;
  if (isOfTeam(requirement)) {
    const date = partialDateText(dateOfRequirement(requirement));
    if (!sourceAddress) return <p>{t('ofTeam', { date })}</p>;
    const site = new URL(sourceAddress).hostname;
    const link = linkTo({ address: sourceAddress });
    return <p>{t.rich('ofTeamWithSource', { date, site, link })}</p>;
  }
  const date = sourceDate ? partialDateText(sourceDate) : t('dateUnknown');
  const unsourced = sourceDate ? t('noSource', { date }) : t('noSourceOrDate');
  return (
    <p>
      {sourceAddress
        ? t.rich('source', {
            site: new URL(sourceAddress).hostname,
            date,
            link: linkTo({ address: sourceAddress }),
          })
        : unsourced}
    </p>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function ListBlock({
  title,
  items,
  className,
}: {
  title: string;
  items: string[];
  className?: string | undefined;
}) {
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <Items items={items} className={className} />
    </Block>
  );
}

function Items({ items, className }: { items: string[]; className?: string | undefined }) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <span {...inEnglish()}>{item}</span>
        </li>
      ))}
    </ul>
  );
}
