/** The id of the checklist, to which the next step leads. */
export const CHECKLIST_ID = 'border-checklist';
