/**
 * A form that was sent without scripts and refused: what was typed and what is wrong with it. The planner
 * of stays and the check of a passport's dates are never refused: their pages answer from what was typed,
 * and say what is wrong beside the fields.
 */
export type FormState = {
  form: 'newsletter' | 'contact' | 'answerReport' | 'answerWatch' | 'stayPlan' | 'passportCheck';
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  message: string;
};
