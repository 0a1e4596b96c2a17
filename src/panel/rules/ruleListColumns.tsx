import { accessInWords } from '#core/answers/words/accessWords.ts';
import type { RouterOutputs } from '#src/lib/trpc.ts';
import { CountryName } from '../countries/CountryName.tsx';
import type { ListColumn } from '../lists/listColumns.ts';
import { NameLink } from '../lists/NameLink.tsx';
import {
  conditionText,
  pairName,
  purposeNames,
  type RuleSource,
  type StoredRule,
  stayOf,
  stayText,
  validityText,
} from './ruleLabels.ts';
import { SourceText } from './SourceText.tsx';

/** Columns of lists of rules; the server sorts. */
export function ruleListColumns(
  countries: RouterOutputs['country']['listAll'],
  sources: RuleSource[],
): ListColumn<StoredRule & { isRead: boolean }>[] {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const nameOf = (code: string) => byCode.get(code)?.name ?? code;
  return [
    {
      heading: 'Passport',
      sort: { name: 'passport' },
      cell: (rule) => (
        <NameLink
          to="/admin/rules/$ruleId"
          params={{ ruleId: String(rule.id) }}
          aria-label={pairName(rule, nameOf)}
        >
          <CountryName code={rule.passport} country={byCode.get(rule.passport)} />
        </NameLink>
      ),
    },
    {
      heading: 'Destination',
      sort: { name: 'destination' },
      cell: ({ destination }) => nameOf(destination),
    },
    {
      heading: 'Access',
      sort: { name: 'access' },
      cell: (rule) => (
        <span className="flex flex-col">
          <span>
            {accessInWords(rule.access)}
            {rule.purpose !== 'tourist' && (
              <span className="text-ink-soft"> ({purposeNames[rule.purpose]})</span>
            )}
          </span>
          {rule.isRead && (
            <span className="badge self-start border-free text-free">Visitors read this</span>
          )}
          <RuleDetail rule={rule} />
        </span>
      ),
    },
    {
      heading: 'Stay',
      sort: { name: 'stay', greatestFirst: true },
      cell: (rule) => <span className="whitespace-nowrap">{stayText(stayOf(rule))}</span>,
    },
    {
      heading: 'Source',
      sort: { name: 'source' },
      cell: (rule) => <SourceText of={rule} sources={sources} />,
    },
  ];
}

/** Condition, validity and note of a rule, in small print. */
export function RuleDetail({ rule }: { rule: StoredRule }) {
  const lines = [
    rule.condition && `${conditionText(rule)}`,
    rule.otherwise && `Otherwise ${accessInWords(rule.otherwise)}`,
    validityText(rule),
  ].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className="text-sm text-ink-soft wrap-anywhere">
      {line}
    </span>
  ));
}
