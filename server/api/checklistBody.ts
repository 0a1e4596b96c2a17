import type { ApplicationSite, BorderSource } from '#core/border/borderFacts.ts';
import type { BorderChecklist } from '#core/border/checklist.ts';
import { lineInWords } from '#core/border/checklistWords.ts';
import type { ChecklistResponse } from '#core/inputs/jsonApi/checklist.ts';

/** What a border asks for in the API's format; `nameOf` gives a country's name. */
export function checklistBody(
  { lines, notResearched }: BorderChecklist,
  nameOf: (code: string) => string,
): ChecklistResponse {
  return {
    lines: lines.map((line) => {
      const { subject, binding, firstDay, address, links, source } = line;
      const { text, details } = lineInWords(line, nameOf);
      return {
        subject,
        binding,
        text,
        details,
        firstDay,
        address,
        applications: links.map(applicationBody),
        source: source && factSourceBody(source),
      };
    }),
    notResearched,
  };
}

function applicationBody(link: ApplicationSite) {
  const { title, address, price, processing, validityDays, stayDays, entries } = link;
  const { onlyUnder, source } = link;
  return {
    title,
    address,
    price,
    processing,
    validityDays,
    stayDays,
    entries,
    onlyUnder: onlyUnder ? { text: onlyUnder.text, document: onlyUnder.isDocument } : null,
    source: factSourceBody(source),
  };
}

function factSourceBody({ title, address, date, collectedBy }: BorderSource) {
  return { title, address, date, collectedBy };
}
