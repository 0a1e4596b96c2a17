/**
 * A form that was sent without scripts and refused: what was typed and what is wrong with it. The planner
 * of stays is never refused: its page reads what was typed, and says what is wrong beside the fields.
 */
export type FormState = {
  form: 'newsletter' | 'contact' | 'answerReport' | 'stayPlan';
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  message: string;
};
