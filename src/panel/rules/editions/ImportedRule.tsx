import { accessInWords } from '#core/answers/words/accessWords.ts';
import { ButtonLink } from '#src/panel/ButtonLink.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import {
  conditionText,
  purposeNames,
  type RuleSource,
  type StoredRule,
  sourceOf,
  stayOf,
  stayText,
  validityText,
} from '../ruleLabels.ts';
import { SourceText } from '../SourceText.tsx';

/** An imported rule, with a link to create a rule of this site that overrides it. */
export function ImportedRule({ rule, sources }: { rule: StoredRule; sources: RuleSource[] }) {
  const { otherwise } = rule;
  return (
    <>
      <Facts
        title="What the source says"
        facts={[
          ['Purpose', purposeNames[rule.purpose]],
          ['Access', accessInWords(rule.access)],
          ['Length of stay', stayText(stayOf(rule))],
          ...(otherwise
            ? ([
                ['Only with', conditionText(rule)],
                ['Otherwise', accessInWords(otherwise)],
              ] as const)
            : []),
          ['Valid', validityText(rule) || 'Without first or last day'],
          ['Note', rule.note || 'None'],
          ['Source', <SourceText key="source" of={rule} sources={sources} />],
        ]}
      />
      <p className="text-ink-soft">
        An imported rule is not edited: the next edition would undo it. A rule of this site answers
        instead of it, and stays.
      </p>
      <ButtonLink to="/admin/rules/new" search={{ from: rule.id }} look="button-quiet self-start">
        Make it this site's rule
      </ButtonLink>
    </>
  );
}

/** Initial values of a rule of this site that is copied from an imported one. */
export function copyOf(rule: StoredRule, sources: RuleSource[]) {
  const { id, sourceId, editionId, verifiedOn, refusedOn, version, ...fields } = rule;
  const { title, address, date } = sourceOf(rule, sources);
  return { ...fields, sourceTitle: title, sourceAddress: address, sourceDate: date };
}
