import { entersByRight } from '../answers/admission.ts';
import type { BorderSubject } from '../borderVocabulary.ts';
import type { TransitCondition } from '../transitVocabulary.ts';
import {
  type BorderChecklist,
  type BorderStay,
  blankLine,
  borderChecklist,
  type ChecklistLine,
  inOrder,
} from './checklist.ts';
import type { ChecklistSubject, FurtherKind } from './conditionKinds.ts';

/** The checklist of changing planes: nothing that only a stay asks for, and what airlines ask for. */

/** What concerns travellers in the transit area. */
const ofTransitArea: readonly BorderSubject[] = ['apply', 'vaccination'];

/** What concerns travellers who pass the border between two flights. */
const ofBorder: readonly (BorderSubject | FurtherKind)[] = [
  ...ofTransitArea,
  'travel_history',
  'own_passport',
  'passport',
  'blank_pages',
  'arrival_form',
  'biometrics',
];

/** The checklist of an answer: of changing planes, or of a stay. */
export function checklistFor(stay: BorderStay): BorderChecklist {
  const { purpose, transit } = stay.answer;
  if (purpose !== 'transit') return borderChecklist(stay);
  return transitChecklist(stay, transit?.heading === 'border');
}

/** The checklist of changing planes, by the answer of the transit area or of the border. */
export function transitChecklist(stay: BorderStay, passesBorder: boolean): BorderChecklist {
  const subjects: readonly ChecklistSubject[] = passesBorder ? ofBorder : ofTransitArea;
  const { lines, notResearched } = borderChecklist(stay);
  const asked = lines.filter(({ subject }) => subjects.includes(subject)).map(askedOfAirline);
  return {
    lines: inOrder([...asked, ...airlineLines(stay, passesBorder)]),
    notResearched: passesBorder ? notResearched.filter((one) => subjects.includes(one)) : [],
  };
}

/** Where the rules of the transit area are unknown, the airline is asked, not the embassy. */
function askedOfAirline(line: ChecklistLine): ChecklistLine {
  if (line.asked.kind !== 'permission') return line;
  const { access, purpose, restriction } = line.asked.permission;
  const isUnknown = access === null && restriction === null && purpose === 'transit';
  return isUnknown ? { ...line, asked: { kind: 'airline' } } : line;
}

/** What airlines ask of travellers who may change planes, unless they enter by right. */
function airlineLines({ answer, visit }: BorderStay, passesBorder: boolean): ChecklistLine[] {
  if (entersByRight(visit) || answer.restriction || answer.access === 'no_admission') return [];
  const conditions: TransitCondition[] = ['documents_for_destination', 'onward_ticket'];
  // Bags that aren't checked through are collected behind passport control.
  if (!passesBorder) conditions.push('baggage_through');
  return [
    {
      ...blankLine,
      subject: 'airline',
      binding: null,
      asked: { kind: 'airline_checks', conditions },
    },
  ];
}
